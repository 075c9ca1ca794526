import { parseHeadersFile } from './cloudflare-netlify.ts';

/** The longest line that hosts accept. nginx has a buffer of 4,096 bytes. */
const longestLine = { _headers: 2000, _redirects: 1000, 'nginx.conf': 4000 };

/** Checks host files against the limits of hosts. Returns a message for each fault. */
export function hostFaults(files: ReadonlyMap<string, string>): string[] {
  const linesOf = (file: string) => (files.get(file) ?? '').split('\n');
  const rules = linesOf('_redirects').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const redirects = rules.map((line) => line.split(' ')[0] ?? '');
  const dynamic = redirects.filter((path) => /[*:]/.test(path.replace(/^https:/, '')));
  const vercel: Record<string, { length?: number }> = JSON.parse(files.get('vercel.json') ?? '{}');
  // Hosts ignore further rules or reject the deployment. Cloudflare Pages sets the limits of the first two files.
  const counts = [
    ['_headers', 'rules', parseHeadersFile(files.get('_headers') ?? '').length, 100],
    ['_redirects', 'rules without a wildcard', redirects.length - dynamic.length, 2000],
    ['_redirects', 'rules with a wildcard', dynamic.length, 100],
    ...Object.entries(vercel).map(([part, { length = 0 }]) => ['vercel.json', part, length, 1024] as const),
  ] as const;
  const repeated = new Set(redirects.filter((path, index) => redirects.indexOf(path) < index));

  return [
    ...counts
      .filter(([, , count, max]) => count > max)
      .map(([file, what, count, max]) => `${file} has ${count} ${what}; expected at most ${max}`),
    ...Object.entries(longestLine).flatMap(([file, max]) =>
      linesOf(file)
        .filter(({ length }) => length > max)
        .map((line) => `${file} has a line of ${line.length} characters; expected at most ${max}: ${startOf(line)}…`),
    ),
    ...[...repeated].map((path) => `_redirects has two rules for ${path}; expected one`),
  ];
}

const startOf = (line: string) => line.trim().slice(0, 60);
