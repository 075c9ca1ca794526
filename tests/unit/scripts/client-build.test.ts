import postcss from 'postcss';
import { expect, test } from 'vitest';
import { dropNeedless, gatherLast } from '../../../scripts/build/client-build.ts';

function trimmed(css: string): string {
  const sheet = postcss.parse(css);
  dropNeedless(sheet);
  return sheet.toString();
}

test('A stylesheet says nothing twice, and nothing for browsers that are too old for the site', () => {
  expect(
    trimmed(
      '/*! made by */:root,:host{--lightningcss-light:initial;--ink:red}' +
        'a{-webkit-text-decoration:underline red;-webkit-text-decoration:underline red;text-decoration:underline red}' +
        'html{-moz-text-size-adjust:100%;text-size-adjust:100%}',
    ),
  ).toBe(
    ':root{--ink:red}a{-webkit-text-decoration:underline red;text-decoration:underline red}html{text-size-adjust:100%}',
  );
});

test('Mixed colours need no question first; other questions are still asked', () => {
  expect(
    trimmed(
      'a{color:red}@supports (color:color-mix(in lab, red, red)){a{color:color-mix(in srgb,red,blue)}}' +
        '@supports (position-area:bottom){a{top:0}}',
    ),
  ).toBe('a{color:red}a{color:color-mix(in srgb,red,blue)}@supports (position-area:bottom){a{top:0}}');
});

test('What the components say for paper stands in one block, after all they say for screens', () => {
  const sheet = postcss.parse(
    '@layer components{a{top:0}@media print{a{top:1px}}b{top:0}@media print{b{top:1px}}i{top:0}}',
  );
  gatherLast(sheet, ['print']);
  expect(sheet.toString()).toBe('@layer components{a{top:0}b{top:0}i{top:0}@media print{a{top:1px}b{top:1px}}}');
});
