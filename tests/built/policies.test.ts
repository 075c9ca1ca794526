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

interface Host {
  name: string;
  policyFor: (url: string, document: string) => string | undefined;
  /** Whether the response for unlisted postcodes is the fallback document instead of 404.html. */
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
  { name: 'Cloudflare Pages', rewrites: true, policyFor: (url) => headersFor(rules, url)[header] },
  { name: 'Netlify', rewrites: false, policyFor: (url) => headersFor(rules, url)[header] },
  {
    name: 'Vercel',
    rewrites: true,
    policyFor: (url) =>
      vercel.headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(url))
        .flatMap(({ headers }) => headers)
        .findLast(({ key }) => key === header)?.value,
  },
  {
    name: 'nginx',
    rewrites: true,
    policyFor: (_, document) => {
      const file = document === '/' ? '/index.html' : `${document}.html`;
      // nginx tries exact keys first.
      const exact = nginxPolicies.find(({ key }) => key === file);
      return (exact ?? nginxPolicies.find(({ key }) => key[0] === '~' && new RegExp(key.slice(1)).test(file)))?.policy;
    },
  },
];

const unlisted = ['ec1a', 'EC1A', 'E1%206AN', 'nw99'].map((postcode) => locations + postcode);
const unknown = [`${locations}b1`, `${locations}e3/x`, '/nope', '/services/nope', '/guides/nope/'];

test.each(hosts)('the policy of $name allows the inline code of every response', ({ policyFor, rewrites }) => {
  const responses = [
    ...pages.filter(({ path }) => path !== notFoundPath).map(({ path }) => ({ url: path, document: path })),
    ...unlisted.map((url) => ({ url, document: rewrites ? '/_location' : notFoundPath })),
    ...unknown.map((url) => ({ url, document: notFoundPath })),
  ].map(({ url, document }) => ({ url, document, policy: policyFor(url, document) }));
  const blocked = responses.flatMap(({ url, document, policy }) => {
    const directive = (name: string) => policy?.split('; ').find((each) => each.startsWith(name)) ?? '';
    const { scripts, styles } = inlineCode(htmlOf(document));
    const missing = [
      ...[...scripts].filter((hash) => !directive('script-src ').includes(hash)),
      ...[...styles].filter((hash) => !directive('style-src ').includes(hash)),
    ];
    return policy === undefined ? [] : missing.map((hash) => `${url} (${document}): ${hash}`);
  });
  expect(blocked).toEqual([]);
  expect(responses.filter(({ policy }) => policy !== undefined).length).toBeGreaterThan(pages.length);
});
