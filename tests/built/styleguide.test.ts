import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from './dist.ts';

test('no published file contains a part of the style guide', () => {
  const traces = ['styleguide', 'Style guide', '.sg-'];
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  expect(files.length).toBeGreaterThan(147);
  const texts = files.filter((file) => !/\.(?:woff2|png|jpg|webp|avif|ico)$/.test(file));
  const found = texts.filter((file) => {
    const text = `${file} ${readFileSync(join(dist, file), 'utf8')}`;
    return traces.some((trace) => text.includes(trace));
  });
  expect(found).toEqual([]);
});
