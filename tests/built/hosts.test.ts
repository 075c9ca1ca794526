import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hostFiles } from '../../scripts/hosts/addresses.ts';
import { parseHeadersFile } from '../../scripts/hosts/cloudflare-netlify.ts';
import { isCompressedForm } from '../../scripts/hosts/encodings.ts';
import { fits, headersFor } from '../../scripts/hosts/headers.ts';
import { hostFaults } from '../../scripts/hosts/limits.ts';
import { listFiles, pathOf } from '../../scripts/links/site-files.ts';
import { site } from '../../src/site.config.ts';
import { dist, htmlOf, page, pages } from './dist.ts';

const files = [...listFiles(dist)].filter((file) => !isCompressedForm(file));
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const rules = parseHeadersFile(read('_headers'));
const policyOf = (path: string) => headersFor(rules, path)['Content-Security-Policy'] ?? '';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the host files are within what the hosts read', () => {
  const written = ['_headers', '_redirects', 'vercel.json', 'nginx.conf'].map((file): [string, string] => [
    file,
    read(file),
  ]);
  expect(hostFaults(new Map(written))).toEqual([]);
});

test('no path is fit by two rules that set the same header', () => {
  const visited = files.filter((file) => !hostFiles.includes(file)).map(pathOf);
  const doubled = [...visited, '/locations/ec1a', '/nope'].filter((path) => {
    const names = rules.filter(({ pattern }) => fits(pattern, path)).flatMap(({ headers }) => Object.keys(headers));
    return new Set(names).size < names.length;
  });
  expect(doubled).toEqual([]);
});

describe.each([...pages, { path: '/_location' }])('$path', ({ path }) => {
  const $ = page(path);
  const policy = policyOf(path === '/_location' ? '/locations/ec1a' : path);

  test('has a policy that names each of its inline scripts and styles, and no unsafe word', () => {
    const inline = $('script:not([src]):not([type="application/ld+json"]), style').toArray();
    expect(inline.length).toBeGreaterThan(0);
    expect(inline.map((element) => hashOf($(element).text())).filter((hash) => !policy.includes(hash))).toEqual([]);
    expect(policy).not.toContain('unsafe-');
    expect(policy).toMatch(/^default-src 'none'; /);
  });

  test('holds no style attribute and no handler, which the policy would block', () => {
    expect(htmlOf(path)).not.toMatch(/<[a-z][^>]*\s(style|on[a-z]+)=/);
  });
});

test('the answer of a page carries at most 1,600 characters of headers of ours', () => {
  const sizes = pages.map(({ path }) =>
    Object.entries(headersFor(rules, path)).reduce((size, [name, value]) => size + name.length + value.length + 4, 0),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1600);
});

test('other sites may show the sharing images, and no other file', () => {
  const paths = files.map((file) => `/${file}`);
  const open = paths.filter((path) => headersFor(rules, path)['Cross-Origin-Resource-Policy'] === 'cross-origin');
  const shared = pages.map(({ path }) => page(path)('meta[property="og:image"]').attr('content'));
  expect(open.map((path) => site.host + path).sort()).toEqual([...new Set(shared)].sort());
});

test('hashed files are kept for a year, all others are asked after again', () => {
  const kept = files.filter((file) => headersFor(rules, `/${file}`)['Cache-Control']?.includes('immutable'));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((file) => !/^assets\/.+-[\w-]{8}\.\w+$/.test(file))).toEqual([]);
});
