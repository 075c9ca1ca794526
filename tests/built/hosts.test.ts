import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostFiles } from '../../scripts/hosts/addresses.ts';
import { parseHeadersFile } from '../../scripts/hosts/cloudflare-netlify.ts';
import { isCompressedFile } from '../../scripts/hosts/encodings.ts';
import { headersFor, matches } from '../../scripts/hosts/headers.ts';
import { listFiles, pathOf } from '../../scripts/links/site-files.ts';
import { site } from '../../src/site.config.ts';
import { dist, htmlOf, page, pages } from './dist.ts';

const files = [...listFiles(dist)].filter((file) => !isCompressedFile(file));
const rules = parseHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'));
const documents = [...pages.map(({ path }) => path), '/_location'];
const headersOf = (path: string) => headersFor(rules, path === '/_location' ? '/locations/ec1a' : path);

test('no two rules for a path set the same header', () => {
  const visited = files.filter((file) => !hostFiles.includes(file)).map(pathOf);
  const doubled = [...visited, '/locations/ec1a', '/nope'].filter((path) => {
    const names = rules.filter(({ pattern }) => matches(pattern, path)).flatMap(({ headers }) => Object.keys(headers));
    return new Set(names).size < names.length;
  });
  expect(doubled).toEqual([]);
});

test('every document has the security headers', () => {
  const expected = {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  for (const path of documents) expect(headersOf(path), path).toMatchObject(expected);
});

test('every document has a strict content security policy', () => {
  const policyOf = (path: string) => headersOf(path)['Content-Security-Policy'] ?? '';
  const strict = /^default-src 'none'; script-src 'self' .*; frame-ancestors 'none'; upgrade-insecure-requests$/;
  const isStrict = (policy: string) => strict.test(policy) && !/unsafe-|https?:|data:|\*/.test(policy);
  expect(documents.filter((path) => !isStrict(policyOf(path)))).toEqual([]);
});

test('no document has a style attribute or an event handler, which the policy blocks', () => {
  expect(documents.filter((path) => /<[a-z][^>]*\s(style|on[a-z]+)=/.test(htmlOf(path)))).toEqual([]);
});

test('other sites may embed only sharing images', () => {
  const paths = files.map((file) => `/${file}`);
  const open = paths.filter((path) => headersFor(rules, path)['Cross-Origin-Resource-Policy'] === 'cross-origin');
  const shared = pages.map(({ path }) => page(path)('meta[property="og:image"]').attr('content'));
  expect(open.map((path) => site.host + path).sort()).toEqual([...new Set(shared)].sort());
});

test('only hashed files are cached for a year', () => {
  const kept = files.filter((file) => headersFor(rules, `/${file}`)['Cache-Control']?.includes('immutable'));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((file) => !/^assets\/.+-[\w-]{8}\.\w+$/.test(file))).toEqual([]);
});
