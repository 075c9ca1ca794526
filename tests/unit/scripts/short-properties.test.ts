import { expect, test } from 'vitest';
import { shortenProperties } from '../../../scripts/build/short-properties.ts';

const colour = 'light-dark(#14233a,#f4ede1)';

test('A token is written out where it is used once, and where its value is short', () => {
  expect(shortenProperties(`:root{--ink:${colour}}a{color:var(--ink)}`)).toBe(`a{color:${colour}}`);
  expect(shortenProperties(':root{--size:1rem}a{font-size:var(--size)}b{font-size:var(--size)}')).toBe(
    'a{font-size:1rem}b{font-size:1rem}',
  );
});

test('A long value that is used twice keeps its name; one that is a token itself is written out with it', () => {
  const twice = `:root{--a:${colour}}a{color:var(--a)}b{border:1px solid var(--a)}`;
  expect(shortenProperties(twice)).toBe(twice);
  expect(shortenProperties(':root{--size:1rem;--gap:var(--size)}a{gap:var(--gap) var(--size)}')).toBe(
    'a{gap:1rem 1rem}',
  );
});

test('A property that is not the same everywhere stays one', () => {
  for (const css of [
    '.a{--a:1px}.b{top:var(--a)}',
    ':root{--a:1px}.a{--a:2px}.b{top:var(--a)}',
    '@media print{:root{--a:1px}}.b{top:var(--a)}',
    ':root{--a:1px}.b{top:var(--a,2px)}',
  ]) {
    expect(shortenProperties(css)).toBe(css);
  }
});

test('The property that is named most has the shortest name, and each has one of its own', () => {
  const many = Array.from({ length: 60 }, (_, index) => `.c${index}{--one-${index}:0;top:var(--one-${index})}`).join(
    '',
  );
  const css = shortenProperties(`${many}.z{left:var(--one-59);right:var(--one-59)}`);
  expect(css).toContain('.c59{--a:0;top:var(--a)}');
  expect(new Set([...css.matchAll(/\{(--\w+):/g)].map(([, name]) => name)).size).toBe(60);
  expect(Math.max(...[...css.matchAll(/--(\w+)/g)].map(([, name = '']) => name.length))).toBe(2);
});

test('Names that are no properties stay, and so do texts', () => {
  const css = '.a{view-timeline:--page-head;content:"a, b / c"}';
  expect(shortenProperties(css)).toBe(css);
});

test('Spaces that part nothing go', () => {
  expect(shortenProperties('.a{font:600 1px / 2 x, y;width:calc(1px + 2vw)}')).toBe(
    '.a{font:600 1px/2 x,y;width:calc(1px + 2vw)}',
  );
});
