import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Addresses, postcodePrefixes } from '../../../scripts/hosts/addresses.ts';
import { headersFile, parseHeadersFile, redirectsFile } from '../../../scripts/hosts/cloudflare-netlify.ts';
import { type BuiltSite, headersFor, headerTable } from '../../../scripts/hosts/headers.ts';
import { hostFaults } from '../../../scripts/hosts/limits.ts';
import { nginxSite } from '../../../scripts/hosts/nginx-site.ts';
import { inlineCode, withMetaPolicy } from '../../../scripts/hosts/policy.ts';
import { vercelConfig } from '../../../scripts/hosts/vercel.ts';
import { hostFilesOf, writeHostFiles } from '../../../scripts/hosts/write-host-files.ts';
import { writeSite } from './temporary-site.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const documentOf = (style: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><style>${style}</style><script>go()</script></head></html>`;

const addresses: Addresses = {
  host: 'https://a.example',
  legacyHosts: ['https://b.example'],
  pages: ['/', '/quotes', '/locations/e3'],
  postcodes: ['E', 'N'],
};

function builtSite(documents: Record<string, string>, files: readonly string[] = []): BuiltSite {
  return { files: [...Object.keys(documents), ...files], documents: new Map(Object.entries(documents)) };
}

const small = builtSite(
  {
    'index.html': documentOf('home'),
    '404.html': documentOf('none'),
    '_location.html': documentOf('fallback'),
    'quotes.html': documentOf('quotes'),
    'locations/e3.html': documentOf('location'),
  },
  ['assets/a-12345678.js', 'sharing/all.png', 'favicon.svg', 'robots.txt'],
);

test('hashes inline code as browsers do, except structured data', () => {
  const html =
    '<style>a{}</style><script>run()</script><script type="module">a\r\nb</script>' +
    '<script type="speculationrules">{"prefetch":[]}</script><script type="application/ld+json">{}</script>' +
    '<script type="module" src="/a.js"></script><script src="/b.js"> </script>';
  const { scripts, styles } = inlineCode(html);
  expect([...styles]).toEqual([hashOf('a{}')]);
  expect([...scripts]).toEqual([hashOf('run()'), hashOf('a\nb'), hashOf('{"prefetch":[]}')]);
});

describe('the header table', () => {
  const rules = headerTable(small);

  test('has No-Vary-Search for documents only', () => {
    const paths = ['/', '/quotes', '/locations/ec1a', '/404', '/favicon.svg', '/robots.txt', '/assets/a-12345678.js'];
    expect(paths.filter((path) => headersFor(rules, path)['No-Vary-Search'] !== undefined)).toEqual(paths.slice(0, 4));
  });

  test('rejects a folder whose files need different headers', () => {
    const mixed = builtSite({ 'more/a.html': documentOf('') }, ['more/b.png']);
    expect(() => headerTable(mixed)).toThrow(
      '/more/ contains files that need different headers: more/a.html, more/b.png',
    );
  });

  test('is unchanged after _headers is written and parsed', () => {
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
  });
});

test('returns as few postcode prefixes as possible', () => {
  const areas = [
    { code: 'N', districts: ['N1', 'N2'] },
    { code: 'S', districts: ['SE1', 'SW1', 'WC1'] },
    { code: 'NW', districts: ['NW1'] },
  ];
  expect(postcodePrefixes(areas)).toEqual(['N', 'S', 'WC1']);
});

test('_redirects redirects other forms of a path, has wildcards last, and hides host files', () => {
  const lines = redirectsFile(addresses, ['vercel.json']).split('\n');
  expect(lines).toContain('https://b.example/* https://a.example/:splat 301!');
  expect(lines.filter((line) => /^\/.* 301$/.test(line))).toEqual([
    ...['/index / 301', '/index.html / 301', '/quotes/ /quotes 301', '/quotes.html /quotes 301'],
    ...['/locations/E3', '/locations/e3/', '/locations/e3.html'].map((from) => `${from} /locations/e3 301`),
  ]);
  expect(lines).toContain('/vercel.json /_none 200');
  const local = lines.filter((line) => line.startsWith('/'));
  expect(local.filter((line) => line.includes('*'))).toEqual([
    '/locations/e* /_location 200',
    '/locations/E* /_location 200',
    '/locations/n* /_location 200',
    '/locations/N* /_location 200',
  ]);
  expect(local.findIndex((line) => line.includes('*'))).toBe(local.length - 4);
  expect(local).toContain('/locations/e3 /locations/e3 200');
});

test('vercel.json redirects legacy hosts and upper-case postcodes, and has a rewrite to the fallback', () => {
  const { redirects, rewrites } = vercelConfig([], addresses);
  const has = [{ type: 'host', value: 'b.example' }];
  expect(redirects).toEqual([
    { source: '/:path*', has, destination: 'https://a.example/:path*', statusCode: 301 },
    { source: '/index', destination: '/', statusCode: 301 },
    { source: '/locations/E3', destination: '/locations/e3', statusCode: 301 },
  ]);
  expect(rewrites).toEqual([{ source: '/locations/:postcode((?:E|e|N|n)[^/]*)', destination: '/_location' }]);
});

test('nginx.conf serves HTTP/3 after the two replacements that its first comment describes', () => {
  const conf = nginxSite(headerTable(small), addresses, []);
  const expressions = [...conf.matchAll(/-e 's\|([^|]*)\|([^|]*)\|'/g)].slice(-2);
  const lines = conf
    .split('\n')
    .map((line) => expressions.reduce((text, [, from = '', to = '']) => text.replace(from, to), line).trim());
  const startingWith = (start: string) => lines.filter((line) => line.startsWith(start));
  const [ssl, quic] = ['listen 443 ssl;', 'listen 443 quic;'];
  expect(startingWith('listen 443')).toEqual([ssl, quic, ssl, 'listen 443 quic reuseport;']);
  expect(startingWith('http2 on;')).toHaveLength(2);
  expect(startingWith('add_header Alt-Svc')).toEqual([`add_header Alt-Svc 'h3=":443"; ma=86400' always;`]);
  expect(lines.filter((line) => /#3| http2;/.test(line) && !line.startsWith('# '))).toEqual([]);
});

test('rejects compressed files, which hosts would serve instead of the originals', async () => {
  const dist = writeSite({ 'favicon.svg': '', 'favicon.svg.br': '', 'robots.txt.gz': '' });
  await expect(writeHostFiles(dist, { host: 'https://a.example', legacyHosts: [] })).rejects.toThrow(
    /nothing was written\.\n {2}favicon\.svg\.br\n {2}robots\.txt\.gz$/,
  );
});

describe('GitHub Pages', () => {
  test('has the policy at the start of every document, and the host name in CNAME', () => {
    const files = hostFilesOf(small, addresses, 'github-pages');
    expect(files.get('CNAME')).toBe('a.example\n');
    for (const file of small.documents.keys()) {
      const start = '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-';
      expect(files.get(file)).toContain(start);
      expect(files.get(file)).not.toContain('frame-ancestors');
    }
    expect(files.get('quotes.html')).toContain(hashOf('quotes'));
  });

  test('rejects a document without a charset, and an unknown host', () => {
    expect(() => withMetaPolicy('<html></html>')).toThrow('charset');
    expect(() => hostFilesOf(small, addresses, 'gitlab')).toThrow('HOSTING is "gitlab"; expected github-pages');
  });
});

describe('limits', () => {
  const lines = (count: number, line: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => line(number)).join('\n');

  test('one message lists everything that hosts would reject', () => {
    const styles = lines(80, (number) => `<style>${number}</style>`);
    const large = builtSite(Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`page-${at}.html`, styles])));
    const write = () => hostFilesOf(large, addresses);
    expect(write).toThrow(/^Invalid host files; nothing was written\./);
    expect(write).toThrow(/_headers has 102 rules; expected at most 100/);
    expect(write).toThrow(/_headers has a line of 4\d{3} characters; expected at most 2000/);
    expect(write).toThrow(/nginx\.conf has a line of 4\d{3} characters; expected at most 4000/);
  });

  const vercel = (part: string) => (count: number) => JSON.stringify({ [part]: Array(count).fill({}) });
  test.each<[file: string, max: number, textOf: (size: number) => string]>([
    ['_headers', 100, (count) => lines(count, (number) => `/${number}\n  A: b`)],
    ['_headers', 2000, (length) => `/a\n  A: ${'b'.repeat(length - '  A: '.length)}`],
    ['_redirects', 2000, (count) => lines(count, (number) => `/${number} /a 301`)],
    ['_redirects', 100, (count) => lines(count, (number) => `/${number}* /a 301`)],
    ['_redirects', 1000, (length) => `/a /${'b'.repeat(length - '/a / 301'.length)} 301`],
    ['vercel.json', 1024, vercel('headers')],
    ['vercel.json', 1024, vercel('redirects')],
    ['vercel.json', 1024, vercel('rewrites')],
    ['nginx.conf', 4000, (length) => `# ${'a'.repeat(length - '# '.length)}`],
  ])('%s: the limit of %i is accepted, and one more is rejected', (file, max, textOf) => {
    expect(hostFaults(new Map([[file, textOf(max)]]))).toEqual([]);
    const faults = hostFaults(new Map([[file, textOf(max + 1)]]));
    expect(faults.join()).toMatch(RegExp(`^${file} has .*${max + 1}.*; expected at most ${max}(: .*…)?$`));
  });

  test('two rules for one path are rejected', () => {
    const files = new Map([['_redirects', '/a /b 301\n/a /c 301\n']]);
    expect(hostFaults(files)).toEqual(['_redirects has two rules for /a; expected one']);
  });
});
