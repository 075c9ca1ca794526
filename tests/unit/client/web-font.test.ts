import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { AtRule } from 'postcss';
import { expect, test } from 'vitest';
import { webFont } from '../../../src/client/web-font.ts';

/** The `@font-face` rules that load a file. */
const faces: { media: string; family?: string; weight?: string; file?: string }[] = [];
for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))) {
  postcss.parse(readFileSync(join('src', file), 'utf8')).walkAtRules('font-face', (rule) => {
    const value = (prop: string) =>
      rule.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === prop ? node.value : []))[0];
    const url = /url\(["']?([^"')]+)/.exec(value('src') ?? '')?.[1];
    if (url === undefined) return;
    const media = rule.parent instanceof AtRule ? rule.parent.params : '';
    faces.push({ media, family: value('font-family'), weight: value('font-weight'), file: url.replace(/.*\//, '') });
  });
}

test('index.html, the @font-face rule and src/client/web-font.ts refer to the same font', () => {
  const [link = ''] = /<link[^>]* as="font"[^>]*>/.exec(readFileSync('index.html', 'utf8')) ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1];
  expect(faces).toEqual([{ media: attribute('media'), ...webFont, file: attribute('href')?.replace(/.*\//, '') }]);
});
