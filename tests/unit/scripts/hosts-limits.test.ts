import { describe, expect, test } from 'vitest';
import { hostFilesOf } from '../../../scripts/hosts/host-files.ts';
import { hostFaults } from '../../../scripts/hosts/limits.ts';

const addresses = { host: 'https://a.example', legacyHosts: [], pages: ['/', '/quotes'], postcodes: ['E'] };

/** Lines made by number. */
const lines = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => line(number)).join('\n');
const routes = (part: string) => (count: number) =>
  JSON.stringify({ [part]: Array.from({ length: count }, () => ({})) });

test('a site of few pages is within what hosts accept', () => {
  const small = { files: ['index.html', '_location.html'], documents: new Map([['index.html', '<style>a</style>']]) };
  expect([...hostFilesOf(small, addresses).keys()]).toEqual([
    '_headers',
    '_redirects',
    'vercel.json',
    'nginx.conf',
    '.nojekyll',
  ]);
});

test('one message names all that is beyond it', () => {
  const styles = lines(80, (number) => `<style>${number}</style>`);
  const files = Array.from({ length: 101 }, (_, number) => `page-${number}.html`);
  const large = { files, documents: new Map(files.map((file) => [file, styles])) };
  const message = () => hostFilesOf(large, addresses);
  expect(message).toThrow(/^The host files will not do; nothing was written\./);
  expect(message).toThrow(/_headers has 102 rules, hosts read 100/);
  expect(message).toThrow(/_headers has a line of 4\d{3} characters, hosts read 2000/);
  expect(message).toThrow(/nginx\.conf has a line of 4\d{3} characters, hosts read 4000/);
});

describe('the most that hosts accept, and one more', () => {
  test.each([
    {
      file: '_headers',
      what: '101 rules',
      most: 100,
      textOf: (count: number) => lines(count, (number) => `/${number}\n  A: b`),
    },
    {
      file: '_headers',
      what: 'a line of 2001 characters',
      most: 2000,
      textOf: (length: number) => `/a\n  A: ${'b'.repeat(length - '  A: '.length)}`,
    },
    {
      file: '_redirects',
      what: '2001 rules without a wildcard',
      most: 2000,
      textOf: (count: number) => lines(count, (number) => `/${number} /a 301`),
    },
    {
      file: '_redirects',
      what: '101 rules with a wildcard',
      most: 100,
      textOf: (count: number) => lines(count, (number) => `/${number}* /a 301`),
    },
    {
      file: '_redirects',
      what: 'a line of 1001 characters',
      most: 1000,
      textOf: (length: number) => `/a /${'b'.repeat(length - '/a / 301'.length)} 301`,
    },
    { file: 'vercel.json', what: '1025 headers', most: 1024, textOf: routes('headers') },
    { file: 'vercel.json', what: '1025 redirects', most: 1024, textOf: routes('redirects') },
    { file: 'vercel.json', what: '1025 rewrites', most: 1024, textOf: routes('rewrites') },
    {
      file: 'nginx.conf',
      what: 'a line of 4001 characters',
      most: 4000,
      textOf: (length: number) => `# ${'a'.repeat(length - '# '.length)}`,
    },
  ])('$file: $what', ({ file, what, most, textOf }) => {
    const faultsOf = (size: number) => hostFaults(new Map([[file, textOf(size)]]));
    expect(faultsOf(most)).toEqual([]);
    expect(faultsOf(most + 1)).toEqual([
      expect.stringMatching(RegExp(`^${file} has ${what}, hosts read ${most}(: .*…)?$`)),
    ]);
  });
});

test('two rules for one path are a fault', () => {
  expect(hostFaults(new Map([['_redirects', '/a /b 301\n/a /c 301\n']]))).toEqual(['_redirects has two rules for /a']);
});
