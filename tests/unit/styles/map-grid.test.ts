import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapGrid } from '../../../src/content/locations/map-grid.ts';

const { columns, rows } = mapGrid;

test('the styles of the map have as many columns and rows as its grid', () => {
  const map = readFileSync('src/components/drawings/london-map.css', 'utf8');
  expect(map).toContain(`grid-template-columns: repeat(${columns}, minmax(0, 1fr));`);
  expect(map).toContain(`grid-template-rows: repeat(${rows}, minmax(0, 1fr));`);
  expect(map).toContain(`grid-area: 1 / 1 / ${rows + 1} / ${columns + 1};`);
  const places = /@source inline\("\{x,y\}-\{1\.\.(\d+)\}"\)/.exec(readFileSync('src/styles/index.css', 'utf8'))?.[1];
  expect(Number(places)).toBe(Math.max(columns, rows));
});
