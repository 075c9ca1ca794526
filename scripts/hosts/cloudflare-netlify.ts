import { fallbackDocument } from '../../src/routes.ts';
import { type Addresses, hiddenPaths, locations, otherForms } from './addresses.ts';
import type { HeaderRule, Headers } from './headers.ts';

/** A path without a file. Cloudflare Pages serves 404.html with status 404 for paths that are rewritten to it. */
const missing = '/_none';

export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return rules.map(({ pattern, headers }) => `${pattern}\n${lines(headers).join('')}`).join('\n');
}

export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
    else if (rule && name && value) rule.headers[name] = value;
    else throw new Error(`_headers contains "${line.trim()}"; expected a path, an indented header or a comment`);
  }
  return rules;
}

/**
 * Returns `_redirects`. Cloudflare Pages applies rules even to paths with a file, so each location page needs a rule that
 * rewrites it to itself. Netlify's wildcards match whole path segments, so it serves 404.html for unlisted postcodes.
 */
export function redirectsFile(addresses: Addresses, hostFiles: readonly string[]): string {
  const { host, legacyHosts, pages, postcodes } = addresses;
  const located = pages.filter((page) => page.startsWith(locations));
  const hidden = [...hiddenPaths, ...hostFiles.map((file) => `/${file}`)];
  return [
    '# Earlier names of the site. Netlify reads these lines; Cloudflare Pages skips them (use a redirect rule there).',
    ...legacyHosts.map((origin) => `${origin}/* ${host}/:splat 301!`),
    '# Other forms of a path.',
    ...pages.flatMap((page) => otherForms(page).map((form) => `${form} ${page} 301`)),
    '# Not for visitors.',
    ...hidden.map((path) => `${path} ${missing} 200`),
    '# Location pages are served their own files, and other postcodes the fallback document.',
    ...located.map((page) => `${page} ${page} 200`),
    ...postcodes
      .flatMap((prefix) => [prefix.toLowerCase(), prefix])
      .map((prefix) => `${locations}${prefix}* ${fallbackDocument.path} 200`),
    '',
  ].join('\n');
}
