import { expect, test } from 'vitest';
import { checkHeads } from '../../../scripts/metadata/head-check.ts';
import { readHead } from '../../../scripts/metadata/head-summary.ts';

const description = 'A description that is long enough to be worth showing under a title in a list of results.';
const head = (title: string, text = description) =>
  `<title data-rh="true">${title}</title><meta name="description" content="${text}">`;
const faultsOf = (heads: Record<string, string>, specified: string[] = []) =>
  checkHeads(new Map(Object.entries(heads).map(([path, head]) => [path, readHead(head)])), specified).map(
    ({ path, fault }) => `${path} ${fault}`,
  );

test('finds nothing wrong with heads that differ and fit', () => {
  expect(faultsOf({ '/a': head('A', `${description} A`), '/b': head('B', `${description} B`) })).toEqual([]);
});

test('lists every fault of every page at once', () => {
  expect(
    faultsOf({
      '/missing': '',
      '/a': head('A'),
      '/same': head('A'),
      '/long': head('x'.repeat(61), 'y'.repeat(161)),
      '/short': head('S', 'Too short.'),
      '/two': head('1') + head('2', `${description} 2`),
    }),
  ).toEqual([
    '/missing has no title',
    '/missing has no description',
    '/same has the title of /a: “A”',
    `/same has the description of /a: “${description}”`,
    `/long has a title of 61 characters (at most 60): “${'x'.repeat(61)}”`,
    `/long has a description of 161 characters (at most 160): “${'y'.repeat(161)}”`,
    '/short has a description of 10 characters (at least 70): “Too short.”',
    '/two has 2 titles',
    '/two has 2 descriptions',
    `/two has the description of /a: “${description}”`,
  ]);
});

test('reads attributes in any order and any quotes', () => {
  const markup = `<meta content='${description}' data-rh="a > b" name=description><link href="/" rel="canonical"/>`;
  expect(readHead(markup)).toMatchObject({ descriptions: [description], isListed: true });
  expect(readHead('<meta data-name="description" content="None"><link rel="next" href="/">')).toMatchObject({
    descriptions: [],
    isListed: false,
  });
});

test('lets a title pass that the specification fixes', () => {
  expect(faultsOf({ '/a': head('x'.repeat(70)) }, ['x'.repeat(70)])).toEqual([]);
});

test('counts characters, not bytes or entities', () => {
  expect(faultsOf({ '/a': head(`${'é'.repeat(58)}&amp;🔥`) })).toEqual([]);
});
