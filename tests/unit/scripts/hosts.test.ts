import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Addresses, nameOf, otherForms, postcodePrefixes } from '../../../scripts/hosts/addresses.ts';
import { headersFile, parseHeadersFile, redirectsFile } from '../../../scripts/hosts/cloudflare-netlify.ts';
import { type BuiltSite, headersFor, headerTable } from '../../../scripts/hosts/headers.ts';
import { hostFilesOf, readHosting } from '../../../scripts/hosts/host-files.ts';
import { nginxSite } from '../../../scripts/hosts/nginx-site.ts';
import { contentPolicy, inlineCode, withMetaPolicy } from '../../../scripts/hosts/policy.ts';
import { vercelConfig } from '../../../scripts/hosts/vercel.ts';
import { writeHostFiles } from '../../../scripts/hosts/write-host-files.ts';
import { observatory } from '../../observatory.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const documentOf = (style: string, image = '/share/all.jpg') =>
  `<!doctype html><html><head><meta charset="utf-8"><meta property="og:image" content="https://a.example${image}">` +
  `<style>${style}</style><script>go()</script></head><body></body></html>`;

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
  ['assets/a-12345678.js', 'share/all.jpg', 'favicon.svg', 'robots.txt'],
);

describe('inline code', () => {
  test('is what a browser runs or obeys, by the hash of its text', () => {
    const { scripts, styles } = inlineCode(
      [
        '<style>a{}</style><script>run()</script><script type="module">more()</script>',
        '<script type="speculationrules">{"prefetch":[]}</script><script type="application/ld+json">{}</script>',
        '<script type=module src="/a.js"></script><script src="/b.js"> </script>',
      ].join('\n'),
    );
    expect([...styles]).toEqual([hashOf('a{}')]);
    expect([...scripts]).toEqual([hashOf('run()'), hashOf('more()'), hashOf('{"prefetch":[]}')]);
  });

  test('is hashed with the line ends that a parser gives it', () => {
    expect([...inlineCode('<script>a\r\nb</script>').scripts]).toEqual([hashOf('a\nb')]);
  });

  test('stands in the policy in one order, whatever the order of the documents', () => {
    const [a, b] = ['<style>a</style>', '<style>b</style>'];
    expect(contentPolicy(inlineCode(a + b))).toBe(contentPolicy(inlineCode(b + a)));
  });
});

describe('the header table', () => {
  const rules = headerTable(small);

  test('gives each page its own policy, and the location pages one that serves both fallbacks too', () => {
    expect(headersFor(rules, '/quotes')['Content-Security-Policy']).toContain(hashOf('quotes'));
    expect(headersFor(rules, '/quotes')['Content-Security-Policy']).not.toContain(hashOf('home'));
    for (const path of ['/locations/e3', '/locations/ec1a']) {
      const policy = headersFor(rules, path)['Content-Security-Policy'];
      expect(policy).toContain(hashOf('location'));
      expect(policy).toContain(hashOf('fallback'));
      expect(policy).toContain(hashOf('none'));
    }
  });

  test('says of documents, and of nothing else, that they are the same for any query', () => {
    const told = ['/', '/quotes', '/locations/ec1a', '/404', '/favicon.svg', '/robots.txt', '/assets/a-12345678.js'];
    expect(told.filter((path) => headersFor(rules, path)['No-Vary-Search'] !== undefined)).toEqual(told.slice(0, 4));
  });

  test('lets other sites show the sharing images only', () => {
    expect(headersFor(rules, '/share/all.jpg')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(headersFor(rules, '/favicon.svg')['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });

  test('refuses a folder whose files need different headers', () => {
    const mixed = builtSite({ 'index.html': documentOf('', '/share/a.jpg') }, ['share/a.jpg', 'share/b.jpg']);
    expect(() => headerTable(mixed)).toThrow('/share/ holds files that need different headers');
  });

  test('is the same after it was written to _headers and read again', () => {
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
  });
});

describe('addresses', () => {
  test('of postcodes are as few as cover every area', () => {
    const areas = [
      { code: 'N', districts: ['N1', 'N2'] },
      { code: 'S', districts: ['SE1', 'SW1', 'WC1'] },
      { code: 'NW', districts: ['NW1'] },
    ];
    expect(postcodePrefixes(areas)).toEqual(['N', 'S', 'WC1']);
  });

  test.each([
    { page: '/', forms: ['/index', '/index.html'] },
    { page: '/quotes', forms: ['/quotes/', '/quotes.html'] },
    { page: '/locations/e3', forms: ['/locations/E3', '/locations/e3/', '/locations/e3.html'] },
  ])('other forms of $page', ({ page, forms }) => {
    expect(otherForms(page)).toEqual(forms);
  });

  test('Cloudflare looks a location page up before it tries the fallback', () => {
    const lines = redirectsFile(addresses, []).split('\n');
    expect(lines).toContain('https://b.example/* https://a.example/:splat 301!');
    expect(lines).toContain('/locations/E3 /locations/e3 301');
    expect(lines.indexOf('/locations/e3 /locations/e3 200')).toBeLessThan(
      lines.indexOf('/locations/e* /_location 200'),
    );
    const local = lines.filter((line) => line.startsWith('/'));
    expect(local.findIndex((line) => line.includes('*'))).toBe(local.length - 4);
  });

  test('Vercel takes earlier names, upper-case postcodes and the fallback', () => {
    const { redirects, rewrites } = vercelConfig([], addresses);
    expect(redirects).toEqual([
      {
        source: '/:path*',
        has: [{ type: 'host', value: 'b.example' }],
        destination: 'https://a.example/:path*',
        statusCode: 301,
      },
      { source: '/index', destination: '/', statusCode: 301 },
      { source: '/locations/E3', destination: '/locations/e3', statusCode: 301 },
    ]);
    expect(rewrites).toEqual([{ source: '/locations/:postcode((?:E|e|N|n)[^/]*)', destination: '/_location' }]);
  });
});

describe('nginx.conf', () => {
  /** An origin whose name has so many characters. */
  const originOf = (length: number) => `https://${'a'.repeat(length - '.example'.length)}.example`;
  const rowsOf = (conf: string, start: RegExp) =>
    conf.split('\n').flatMap((line) => (start.test(line.trim()) ? [line.trim()] : []));

  test('tells by a pattern what is too long for the tables of nginx: names of 47 characters', () => {
    const [short, long] = [originOf(46), originOf(47)];
    const conf = nginxSite([], { ...addresses, host: long, legacyHosts: [short] }, []);
    const pattern = `"~^${nameOf(long).replace('.', '\\.')}$"`;
    expect(rowsOf(conf, /^server_name /)).toEqual([
      `server_name ${pattern} ${nameOf(short)};`,
      `server_name ${nameOf(short)};`,
      `server_name ${pattern};`,
    ]);
  });

  test('and paths of 47 characters, with the `.html` that a file has', () => {
    const pathOf = (length: number) => `/${'g'.repeat(length - 1)}`;
    const pages = [pathOf(41), pathOf(42), pathOf(46), pathOf(47)];
    const built = builtSite(Object.fromEntries(pages.map((page) => [`${page.slice(1)}.html`, documentOf(page)])));
    const conf = nginxSite(headerTable(built), { ...addresses, pages }, []);
    expect(rowsOf(conf, /^\S*\/g+\S* \//)).toEqual([
      ...pages.slice(0, 3).map((page) => `${page} ${page};`),
      `"~*^${pages[3]}$" ${pages[3]};`,
    ]);
    expect(rowsOf(conf, /^\S*\/g+\S* "default-src /).map((row) => row.split(' ')[0])).toEqual([
      `${pages[0]}.html`,
      ...pages.slice(1).map((page) => `"~*^${page}\\.html$"`),
    ]);
  });

  test('becomes a site over HTTP/3 by the two expressions that stand at its top', () => {
    const conf = nginxSite(headerTable(small), addresses, []);
    const expressions = [...conf.matchAll(/-e 's\|([^|]*)\|([^|]*)\|'/g)].slice(-2);
    const lines = conf
      .split('\n')
      .map((line) => expressions.reduce((text, [, from = '', to = '']) => text.replace(from, to), line).trim());
    const ofHttps = (port: string) => lines.filter((line) => line.startsWith(port));
    expect(ofHttps('listen 443')).toEqual([
      'listen 443 ssl;',
      'listen 443 quic;',
      'listen 443 ssl;',
      'listen 443 quic reuseport;',
    ]);
    expect(ofHttps('http2 on;')).toHaveLength(2);
    expect(ofHttps('add_header Alt-Svc')).toEqual([`add_header Alt-Svc 'h3=":443"; ma=86400' always;`]);
    expect(lines.filter((line) => /#3| http2;/.test(line) && !line.startsWith('# '))).toEqual([]);
  });
});

test('a file that hosts would serve in the place of another is refused', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'hosts-'));
  for (const file of ['favicon.svg', 'favicon.svg.br', 'robots.txt.gz']) writeFileSync(join(dist, file), '');
  await expect(writeHostFiles(dist, { host: 'https://a.example', legacyHosts: [] })).rejects.toThrow(
    /^Hosts would serve these in the place of other files; nothing was written\.\n {2}favicon\.svg\.br\n {2}robots\.txt\.gz$/,
  );
  rmSync(dist, { recursive: true });
});

describe('GitHub Pages', () => {
  test('gets the policy in every document, before anything loads, and the name in a file', () => {
    const files = hostFilesOf(small, addresses, 'github-pages');
    expect(files.get('CNAME')).toBe('a.example\n');
    for (const file of small.documents.keys()) {
      expect(files.get(file)).toMatch(
        /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-/,
      );
      expect(files.get(file)).not.toContain('frame-ancestors');
    }
    expect(files.get('quotes.html')).toContain(hashOf('quotes'));
  });

  test('a document without a charset gets no policy in the wrong place', () => {
    expect(() => withMetaPolicy('<html></html>')).toThrow('charset');
  });

  test('a host of another name is refused', () => {
    expect(readHosting()).toBeUndefined();
    expect(() => readHosting('gitlab')).toThrow('HOSTING is "gitlab", expected github-pages or nothing');
  });
});

test('no code reads the query of an address, so that a document is the same for any', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const readers = files.filter((file) =>
    /useSearchParams|searchParams|location\.search\b/.test(readFileSync(join('src', file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  // It puts back the address as it was.
  expect(readers).toEqual([join('components', 'sections', 'code-finder-tool.tsx')]);
});

describe('the score', () => {
  const headers = headersFor(headerTable(small), '/');
  const redirect = { from: 'http://a.example', to: 'https://a.example' };
  const score = (changes: Record<string, string | undefined>, html = documentOf('')) => {
    const all = Object.entries({ ...headers, ...changes }).filter((entry): entry is [string, string] => !!entry[1]);
    return observatory({ headers: Object.fromEntries(all), html, redirect }).score;
  };
  const policy = headers['Content-Security-Policy'] ?? '';

  test('is 150 for the table as it stands', () => {
    expect(score({})).toBe(150);
    expect(policy).toContain('upgrade-insecure-requests');
  });

  test.each([
    [
      'inline scripts',
      { 'Content-Security-Policy': policy.replace(/script-src [^;]*/, "script-src 'unsafe-inline'") },
      80,
    ],
    ['scripts from data URLs', { 'Content-Security-Policy': policy.replace('script-src', 'script-src data:') }, 80],
    [
      'inline styles',
      { 'Content-Security-Policy': policy.replace(/style-src [^;]*/, "style-src 'unsafe-inline'") },
      140,
    ],
    ['any default', { 'Content-Security-Policy': policy.replace("default-src 'none'", "default-src 'self'") }, 145],
    ['frames anywhere', { 'Content-Security-Policy': policy.replace(/ frame-ancestors [^;]*;/, '') }, 80],
    ['no policy at all', { 'Content-Security-Policy': undefined }, 55],
    ['plain http for half a year', { 'Strict-Transport-Security': 'max-age=600' }, 140],
    ['no embedder policy', { 'Cross-Origin-Embedder-Policy': undefined }, 140],
  ])('falls when the headers allow %s', (_, changes, expected) => {
    expect(score(changes)).toBe(expected);
  });

  test('falls when a script comes from elsewhere', () => {
    expect(score({}, '<script src="https://b.example/a.js"></script>')).toBe(145);
  });
});
