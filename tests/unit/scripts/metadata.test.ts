import { expect, test } from 'vitest';
import { checkHeads } from '../../../scripts/metadata/head-check.ts';
import { readHead } from '../../../scripts/metadata/head-summary.ts';
import { sitemapFiles } from '../../../scripts/metadata/sitemap.ts';
import { llmsTxt, securityTxt } from '../../../scripts/metadata/write-metadata.ts';

const description = 'A description that is long enough to be worth showing under a title in a list of results.';
const head = (title: string, text = description) =>
  `<title data-rh="true">${title}</title><meta name="description" content="${text}">`;
const faultsOf = (heads: Record<string, string>, specified: string[] = []) =>
  checkHeads(new Map(Object.entries(heads).map(([path, head]) => [path, readHead(head)])), specified).map(
    ({ path, fault }) => `${path} ${fault}`,
  );

test('lists every fault of every head at once', () => {
  const heads = {
    '/good': head(`${'é'.repeat(58)}&amp;🔥`, `${description} Good.`),
    '/missing': '',
    '/a': head('A'),
    '/same': head('A'),
    '/long': head('x'.repeat(61), 'y'.repeat(161)),
    '/short': head('S', 'Too short.'),
    '/two': head('1') + head('2', `${description} 2`),
    '/specified': head('z'.repeat(61), `${description} Specified.`),
    '/one': `${head('One', `${description} One`)}<link rel="canonical" href="https://a.example/one">`,
    '/copy': `${head('Copy', `${description} Copy`)}<link rel="canonical" href="https://a.example/one">`,
  };
  expect(faultsOf(heads, ['z'.repeat(61)])).toEqual([
    '/missing has no title',
    '/missing has no description',
    '/same has the same title as /a: “A”',
    `/same has the same description as /a: “${description}”`,
    `/long has a title of 61 characters; expected at most 60: “${'x'.repeat(61)}”`,
    `/long has a description of 161 characters; expected at most 160: “${'y'.repeat(161)}”`,
    '/short has a description of 10 characters; expected at least 70: “Too short.”',
    '/two has 2 titles; expected one',
    '/two has 2 descriptions; expected one',
    `/two has the same description as /a: “${description}”`,
    '/copy has the canonical URL of /one: https://a.example/one',
  ]);
});

test('a list that is too long for one sitemap is split, and sitemap.xml lists the parts', () => {
  const entries = Array.from({ length: 50_001 }, (_, index) => ({ url: `https://a.example/${index}` }));
  const files = sitemapFiles('https://a.example', entries);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files.get('sitemap.xml')).toContain('<loc>https://a.example/sitemap-2.xml</loc>');
  expect(files.get('sitemap-1.xml')?.match(/<url>/g)).toHaveLength(50_000);
  expect(files.get('sitemap-2.xml')?.match(/<url>/g)).toHaveLength(1);
  expect(sitemapFiles('https://a.example', entries.slice(1)).size).toBe(1);
});

test('llms.txt escapes Markdown and leaves out empty sections', () => {
  const home = { titles: ['One [two]'], descriptions: ['Three_four'], canonical: '', lastModified: undefined };
  const text = llmsTxt({ host: 'https://a.example', name: 'A*' }, new Map([['/', home]]));
  expect(text).toMatch(/^# A\\\*\n\n> .+\n\n## Main pages\n\n- \[One \\\[two\\\]\]\(.*\): Three\\_four\n$/);
});

test.each([
  ['security@a.example', 'mailto:security@a.example'],
  ['https://a.example/report', 'https://a.example/report'],
])('security.txt names the contact %s as %s', (contact, uri) => {
  expect(securityTxt('https://a.example', { contact, expires: '2027-05-31' })).toBe(
    `Contact: ${uri}\nExpires: 2027-05-31T23:59:59Z\nPreferred-Languages: en\nCanonical: https://a.example/.well-known/security.txt\n`,
  );
});
