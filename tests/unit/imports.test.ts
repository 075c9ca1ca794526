import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const parts = [
  'components/ui',
  'components/drawings',
  'components/instruments',
  'components/layout',
  'components/sections',
];
const components = (...names: string[]) => names.map((name) => `components/${name}`);

/** What each part of src may import, besides itself and packages. Lower never knows upper. */
const mayImport: Record<string, readonly string[]> = {
  lib: [],
  'routes.ts': [],
  'boot.ts': [],
  'face.ts': [],
  'frugal.ts': [],
  'navigation.ts': ['frugal.ts'],
  'first-view.tsx': ['components/layout'],
  'site.config.ts': ['lib'],
  content: ['routes.ts', 'lib'],
  head: ['site.config.ts', 'routes.ts', 'content', 'lib'],
  'components/ui': ['lib'],
  'components/drawings': ['content', 'lib', ...components('ui')],
  'components/instruments': ['content', 'lib', ...components('ui', 'drawings')],
  'components/sections': ['site.config.ts', 'routes.ts', 'content', 'lib', ...parts],
  'components/layout': ['face.ts', 'site.config.ts', 'routes.ts', 'content', 'lib', ...parts],
  pages: ['site.config.ts', 'routes.ts', 'content', 'head', 'lib', ...parts],
  styleguide: ['routes.ts', 'content', 'lib', 'styles', ...parts],
  'router.tsx': ['routes.ts', 'content', 'components/layout', 'pages', 'styleguide'],
  'main.tsx': ['router.tsx', 'first-view.tsx', 'navigation.ts'],
  'after-paint.ts': ['face.ts', 'frugal.ts', 'main.tsx', 'react-first.ts', 'styles'],
  'react-first.ts': [],
};

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

describe.each(sources)('%s', (file) => {
  test('imports only what stands below it', () => {
    const own = partOf(file);
    const allowed = [own, ...(mayImport[own] ?? [])];
    const strays = importsOf(file).filter((target) => !allowed.includes(partOf(target)));
    expect(mayImport).toHaveProperty([own]);
    expect(strays).toEqual([]);
  });
});

test('no part of src imports the scripts or the tests', () => {
  const outside = sources.flatMap(importsOf).filter((target) => target.startsWith('..'));
  expect(outside).toEqual([]);
});

/** The folder, or the file at the top of src, that a path belongs to; of components, the folder below. */
function partOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'components' ? `${first}/${second}` : first;
}

/** Relative imports of a file, as paths below src. */
function importsOf(file: string): string[] {
  const text = readFileSync(join('src', file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"`](\.[^'"`]+)['"`]/g)].map(([, target]) =>
    posix.normalize(posix.join(dirname(file), target ?? '')),
  );
}
