import { fallbackDocument } from '../../src/routes.ts';
import { type Addresses, hiddenPaths, locations, otherForms } from './addresses.ts';
import type { HeaderRule, Headers } from './headers.ts';

/** No file stands here: Cloudflare Pages answers a rewrite to it with 404.html and status 404. */
const nowhere = '/_none';

/** Writes `_headers`, in the part of its syntax that Cloudflare Pages and Netlify share. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Reads `_headers` again. Throws on a line that is neither a path, nor a header below one, nor a comment. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
    else if (rule && name && value) rule.headers[name] = value;
    else throw new Error(`_headers has a line that says nothing: ${line}`);
  }
  return rules satisfies { pattern: string; headers: Headers }[];
}

/**
 * Writes `_redirects`.
 *
 * Cloudflare Pages obeys the first rule that fits, even where a file stands, and looks rules without a wildcard up
 * first: hence a rule for each location page that rewrites it to itself, and the fallback last. Netlify lets a file
 * that stands go first, and takes no wildcard inside a word, so there an unlisted postcode is answered by 404.html.
 */
export function redirectsFile(
  { host, legacyHosts, pages, postcodes }: Addresses,
  hostFiles: readonly string[],
): string {
  const located = pages.filter((page) => page.startsWith(locations));
  const hidden = [...hiddenPaths, ...hostFiles.map((file) => `/${file}`)];
  return [
    '# Earlier names of the site. Netlify reads these lines; Cloudflare Pages skips them (use a redirect rule there).',
    ...legacyHosts.map((origin) => `${origin}/* ${host}/:splat 301!`),
    '# Other forms of a path.',
    ...pages.flatMap((page) => otherForms(page).map((form) => `${form} ${page} 301`)),
    '# Not for visitors.',
    ...hidden.map((path) => `${path} ${nowhere} 200`),
    '# Location pages keep their own files; other postcodes are answered by the fallback.',
    ...located.map((page) => `${page} ${page} 200`),
    ...postcodes.flatMap((prefix) => [
      `${locations}${prefix.toLowerCase()}* ${fallbackDocument.path} 200`,
      `${locations}${prefix}* ${fallbackDocument.path} 200`,
    ]),
    '',
  ].join('\n');
}
