import { parseHeadersFile } from './cloudflare-netlify.ts';
import type { HeaderRule } from './headers.ts';
import type { VercelConfig } from './vercel.ts';

/** What the hosts' documentation sets; a rule beyond it is ignored in silence, or the deployment fails. */
const limits = {
  headerRules: 100, // Cloudflare Pages
  headerLine: 2000, // Cloudflare Pages, characters
  staticRedirects: 2000, // Cloudflare Pages
  dynamicRedirects: 100, // Cloudflare Pages
  redirectLine: 1000, // Cloudflare Pages, characters
  vercelRoutes: 1024, // Vercel, each of headers, redirects, rewrites
  nginxLine: 4000, // nginx reads a word or a comment through a buffer of 4,096 bytes
};

/**
 * Checks host files against what the hosts accept.
 *
 * @param files the files by name, as `hostFilesOf` makes them
 * @returns one sentence for each fault
 */
export function hostFaults(files: ReadonlyMap<string, string>): string[] {
  const headers = files.get('_headers') ?? '';
  const redirects = rows(files.get('_redirects') ?? '');
  const vercel = JSON.parse(files.get('vercel.json') ?? '{}') as Partial<VercelConfig>;
  const nginx = files.get('nginx.conf') ?? '';
  const rules: HeaderRule[] = parseHeadersFile(headers);
  const dynamic = redirects.filter((line) => /[*:]/.test((line.split(' ')[0] ?? '').replace(/^https:/, '')));

  return [
    tooMany('_headers', 'rules', rules.length, limits.headerRules),
    ...rows(headers).map((line) => tooLong('_headers', line, limits.headerLine)),
    tooMany('_redirects', 'rules without a wildcard', redirects.length - dynamic.length, limits.staticRedirects),
    tooMany('_redirects', 'rules with a wildcard', dynamic.length, limits.dynamicRedirects),
    ...redirects.map((line) => tooLong('_redirects', line, limits.redirectLine)),
    ...twice(redirects.map((line) => line.split(' ')[0] ?? '')).map((path) => `_redirects has two rules for ${path}`),
    ...(['headers', 'redirects', 'rewrites'] as const).map((part) =>
      tooMany('vercel.json', part, vercel[part]?.length ?? 0, limits.vercelRoutes),
    ),
    ...nginx.split('\n').map((line) => tooLong('nginx.conf', line, limits.nginxLine)),
  ].filter((fault) => fault !== undefined);
}

function rows(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

function tooMany(file: string, what: string, count: number, limit: number): string | undefined {
  return count > limit ? `${file} has ${count} ${what}, hosts read ${limit}` : undefined;
}

function tooLong(file: string, line: string, limit: number): string | undefined {
  if (line.length <= limit) return undefined;
  return `${file} has a line of ${line.length} characters, hosts read ${limit}: ${line.trim().slice(0, 60)}…`;
}

function twice(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) < at))];
}
