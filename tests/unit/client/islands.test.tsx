import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Island, island, islandNameOf } from '../../../src/components/ui/island.tsx';

const files = import.meta.glob<Island<object>>(
  ['../../../src/components/**/*.island.tsx', '../../../src/components/**/*.lazy-island.tsx'],
  { eager: true, import: 'default' },
);
const paths = Object.keys(files);

describe('islands', () => {
  test.each(paths)('%s is the island of its name', (path) => {
    expect(files[path]?.islandName).toBe(islandNameOf(path));
  });

  test('no two have one name', () => {
    expect(paths.length).toBeGreaterThan(4);
    expect(new Set(paths.map(islandNameOf)).size).toBe(paths.length);
  });

  test('one that is in no file stops the rendering of its page, and says which file it asked for', () => {
    const Unknown = island('opening-hours', () => 'Open');
    expect(() => renderToString(<Unknown />)).toThrow(
      'the island "opening-hours" is in no file src/components/**/opening-hours.island.tsx',
    );
  });
});
