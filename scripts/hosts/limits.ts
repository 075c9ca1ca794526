import { parseHeadersFile } from './cloudflare-netlify.ts';

/** The number of rules that hosts read; they ignore the rest, or the deployment fails. */
const mostRules = {
  headers: 100, // Cloudflare Pages
  staticRedirects: 2000, // Cloudflare Pages
  dynamicRedirects: 100, // Cloudflare Pages
  vercel: 1024, // Vercel, each of headers, redirects, rewrites
};

/** The length of lines that hosts read. nginx has a buffer of 4,096 bytes. */
const longestLine = { _headers: 2000, _redirects: 1000, 'nginx.conf': 4000 };

/**
 * Checks host files against the limits of the hosts.
 *
 * @returns one sentence for each fault
 */
export function hostFaults(files: ReadonlyMap<string, string>): string[] {
  const redirects = rows(files.get('_redirects') ?? '').map((line) => line.split(' ')[0] ?? '');
  const dynamic = redirects.filter((path) => /[*:]/.test(path.replace(/^https:/, '')));
  const vercel: Record<string, object[]> = JSON.parse(files.get('vercel.json') ?? '{}');
  const counts = [
    ['_headers', 'rules', parseHeadersFile(files.get('_headers') ?? '').length, mostRules.headers],
    ['_redirects', 'rules without a wildcard', redirects.length - dynamic.length, mostRules.staticRedirects],
    ['_redirects', 'rules with a wildcard', dynamic.length, mostRules.dynamicRedirects],
    ...['headers', 'redirects', 'rewrites'].map(
      (part) => ['vercel.json', part, vercel[part]?.length ?? 0, mostRules.vercel] as const,
    ),
  ] as const;
  const doubled = new Set(redirects.filter((path, at) => redirects.indexOf(path) < at));

  return [
    ...counts.flatMap(([file, what, count, most]) =>
      count > most ? `${file} has ${count} ${what}, hosts read ${most}` : [],
    ),
    ...Object.entries(longestLine).flatMap(([file, most]) =>
      (files.get(file) ?? '')
        .split('\n')
        .filter(({ length }) => length > most)
        .map(
          (line) => `${file} has a line of ${line.length} characters, hosts read ${most}: ${line.trim().slice(0, 60)}…`,
        ),
    ),
    ...[...doubled].map((path) => `_redirects has two rules for ${path}`),
  ];
}

function rows(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
