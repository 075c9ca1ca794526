import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('src/components', { recursive: true, encoding: 'utf8' });
const behaviours = files.flatMap((file) => /([a-z-]+)\.(?:lazy-)?element\.ts$/.exec(file)?.[1] ?? []);

test('every declared custom element has one file, and every element file is declared', () => {
  const declared = readFileSync('src/components/ui/custom-elements.ts', 'utf8').matchAll(/^ {2}\| '([a-z-]+)'/gm);
  expect(behaviours.length).toBeGreaterThan(5);
  expect([...behaviours].sort()).toEqual([...declared].map(([, name]) => name));
});
