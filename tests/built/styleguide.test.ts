import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colourPairs } from '../../src/styleguide/colour-pairs.ts';
import { dist } from './dist.ts';

const source = 'src/styleguide';
const css = readdirSync(source)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');

/** What gives the style guide away: its address, its title, its classes, the words of its tables. */
const traces = [
  '_styleguide',
  'styleguide',
  'Style guide',
  ...new Set([...css.matchAll(/\.(sg-[\w-]+)/g)].map(([, name = '']) => name)),
  ...colourPairs.map(({ why }) => why).filter((why) => why.length > 24),
];

const texts = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(?:woff2|png|jpg|webp|avif|ico)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

test('the style guide is there while the site is written, and known by more than its name', () => {
  expect(existsSync(join(source, 'styleguide-page.tsx'))).toBe(true);
  expect(traces.length).toBeGreaterThan(25);
});

test('nothing of the style guide is published: no page, no script, no style', () => {
  expect(texts.length).toBeGreaterThan(147);
  const found = texts.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return traces.filter((trace) => file.includes('styleguide') || text.includes(trace)).map((trace) => [file, trace]);
  });
  expect(found).toEqual([]);
});
