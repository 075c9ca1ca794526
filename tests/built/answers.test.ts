import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locations } from '../../scripts/hosts/addresses.ts';
import { parseHeadersFile } from '../../scripts/hosts/cloudflare-netlify.ts';
import { headersFor } from '../../scripts/hosts/headers.ts';
import { inlineCode } from '../../scripts/hosts/policy.ts';
import type { VercelConfig } from '../../scripts/hosts/vercel.ts';
import { notFoundPath } from '../../src/routes.ts';
import { dist, htmlOf, pages } from './dist.ts';

/** A document's path, and how a host finds the policy that goes with an answer. */
interface Host {
  name: string;
  policyFor: (asked: string, document: string) => string | undefined;
  /** Whether unlisted postcodes are rewritten to the fallback; elsewhere they are answered by 404.html. */
  rewrites: boolean;
}

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const header = 'Content-Security-Policy';
const rules = parseHeadersFile(read('_headers'));
const vercel: VercelConfig = JSON.parse(read('vercel.json'));
const nginxPolicies = [
  ...(/map \$site_file \$site_policy \{\n([^}]*)\}/.exec(read('nginx.conf'))?.[1] ?? '').matchAll(
    /^ {4}"?(\S+?)"? "(default-.*)";$/gm,
  ),
].map(([, key = '', policy = '']) => ({ key, policy }));

const hosts: readonly Host[] = [
  { name: 'Cloudflare Pages', rewrites: true, policyFor: (asked) => headersFor(rules, asked)[header] },
  { name: 'Netlify', rewrites: false, policyFor: (asked) => headersFor(rules, asked)[header] },
  {
    name: 'Vercel',
    rewrites: true,
    policyFor: (asked) =>
      vercel.headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(asked))
        .flatMap(({ headers }) => headers)
        .findLast(({ key }) => key === header)?.value,
  },
  {
    name: 'nginx',
    rewrites: true,
    policyFor: (_, document) => {
      const file = document === '/' ? '/index.html' : `${document}.html`;
      // Exact keys go before patterns, as nginx has it.
      const exact = nginxPolicies.find(({ key }) => key === file);
      return (exact ?? nginxPolicies.find(({ key }) => key[0] === '~' && new RegExp(key.slice(1)).test(file)))?.policy;
    },
  },
];

const unlisted = ['ec1a', 'EC1A', 'E1%206AN', 'nw99'].map((postcode) => locations + postcode);
const unknown = [`${locations}b1`, `${locations}e3/x`, '/nope', '/services/nope', '/guides/nope/'];

test.each(hosts)('$name refuses no inline code of any document that it answers with', ({ policyFor, rewrites }) => {
  const answers = [
    ...pages.filter(({ path }) => path !== notFoundPath).map(({ path }) => ({ asked: path, document: path })),
    ...unlisted.map((asked) => ({ asked, document: rewrites ? '/_location' : notFoundPath })),
    ...unknown.map((asked) => ({ asked, document: notFoundPath })),
  ];
  const refused = answers.flatMap(({ asked, document }) => {
    const policy = policyFor(asked, document);
    if (policy === undefined) return [];
    const { scripts, styles } = inlineCode(htmlOf(document));
    const directive = (name: string) => policy.split('; ').find((each) => each.startsWith(name)) ?? '';
    const missing = [
      ...[...scripts].filter((hash) => !directive('script-src ').includes(hash)),
      ...[...styles].filter((hash) => !directive('style-src ').includes(hash)),
    ];
    return missing.map((hash) => `${asked} is answered by ${document}, whose ${hash} its policy lacks`);
  });
  expect(refused).toEqual([]);
  const governed = answers.filter(({ asked, document }) => policyFor(asked, document) !== undefined);
  expect(governed.length).toBeGreaterThan(pages.length);
});
