import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('src/components', { recursive: true, encoding: 'utf8' });
const behaviours = files.flatMap((file) => /([a-z-]+)\.(?:lazy-)?element\.ts$/.exec(file)?.[1] ?? []);

test('every custom element that markup may hold has one file that says what it does, and no file is without one', () => {
  const declared = readFileSync('src/components/ui/custom-elements.ts', 'utf8').matchAll(/^ {2}\| '([a-z-]+)'/gm);
  expect(behaviours.length).toBeGreaterThan(5);
  expect([...behaviours].sort()).toEqual([...declared].map(([, name]) => name));
});

test('what comes with the client entry needs no React', () => {
  const eager = files.filter((file) => file.endsWith('element.ts'));
  const loading = eager.filter((file) =>
    /^import (?!type).*(react|\.tsx)'/m.test(readFileSync(`src/components/${file}`, 'utf8')),
  );
  expect(loading).toEqual([]);
});
