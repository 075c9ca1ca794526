import { readFileSync } from 'node:fs';
import postcss, { AtRule } from 'postcss';
import { expect, test } from 'vitest';
import { webFont } from '../../../src/client/web-font.ts';
import { ruleSheets } from '../styles/sheets.ts';

/** The media query, family, weight and file of each `@font-face` rule that loads a file. */
const faces: Record<string, string | undefined>[] = [];
for (const css of ruleSheets.values()) {
  postcss.parse(css).walkAtRules('font-face', ({ parent, nodes = [] }) => {
    const rule = Object.fromEntries(nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])));
    const file = /url\(.*?([\w-]+\.woff2)/.exec(rule.src ?? '')?.[1];
    const media = parent instanceof AtRule ? parent.params : '';
    if (file) faces.push({ media, family: rule['font-family'], weight: rule['font-weight'], file });
  });
}

test('index.html, the only @font-face rule and src/client/web-font.ts refer to the same font', () => {
  const [link = ''] = /<link[^>]* as="font"[^>]*>/.exec(readFileSync('index.html', 'utf8')) ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1];
  expect(faces).toEqual([{ media: attribute('media'), ...webFont, file: attribute('href')?.replace(/.*\//, '') }]);
});
