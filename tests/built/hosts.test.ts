import { createHash } from 'node:crypto';
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
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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

test('every document has a policy with the hashes of its inline code and nothing unsafe', () => {
  const strict = /^default-src 'none'; script-src 'self' .*; frame-ancestors 'none'; upgrade-insecure-requests$/;
  const faults = documents.flatMap((path) => {
    const $ = page(path);
    const policy = headersOf(path)['Content-Security-Policy'] ?? '';
    const inline = $('script:not([src]):not([type="application/ld+json"]), style').toArray();
    const missing = inline.map((element) => hashOf($(element).text())).filter((hash) => !policy.includes(hash));
    const isStrict = strict.test(policy) && !/unsafe-|https?:|data:|\*/.test(policy);
    return inline.length > 0 && missing.length === 0 && isStrict ? [] : [`${path}: ${missing} ${policy}`];
  });
  expect(faults).toEqual([]);
});

test('no document has a style attribute or an event handler, which the policy blocks', () => {
  expect(documents.filter((path) => /<[a-z][^>]*\s(style|on[a-z]+)=/.test(htmlOf(path)))).toEqual([]);
});

test('the response for a page has at most 1,600 characters of our headers', () => {
  const sizes = documents.map((path) =>
    Object.entries(headersOf(path)).reduce((size, [name, value]) => size + name.length + value.length + 4, 0),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1600);
});

test('other sites may only show sharing images', () => {
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
