import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';

const components = ['ui', 'drawings', 'charts', 'layout', 'sections'].map((name) => `src/components/${name}`);
const data = ['src/routes.ts', 'src/site.config.ts', 'src/entry-settings.ts', 'src/content', 'src/lib'];

const scripts = (...names: string[]) => names.map((name) => `scripts/${name}`);

/** The folders that each folder may import from, besides itself and packages. */
const mayImport: Record<string, readonly string[]> = {
  'src/lib': [],
  'src/routes.ts': [],
  'src/site.config.ts': ['src/lib'],
  'src/entry-settings.ts': ['src/site.config.ts', 'src/lib'],
  'src/content': ['src/routes.ts', 'src/lib'],
  'src/content/guides': [...data, ...components, 'src/pages'],
  'src/head': data,
  'src/components/ui': ['src/lib'],
  'src/components/drawings': ['src/content', 'src/lib', 'src/components/ui'],
  'src/components/charts': ['src/content', 'src/lib', 'src/components/ui', 'src/components/drawings'],
  'src/components/sections': [...data, ...components],
  'src/components/layout': [...data, ...components],
  'src/pages': [...data, ...components, 'src/head'],
  'src/styleguide': [...data, ...components, 'src/styles'],
  'src/styles': [],
  'src/client': [...data, ...components, 'src/main.tsx', 'src/styles'],
  'src/route-objects.tsx': ['src/routes.ts', 'src/content', 'src/components/layout', 'src/pages', 'src/styleguide'],
  'src/mdx.d.ts': ['src/content'],
  'src/main.tsx': ['src/route-objects.tsx', 'src/client'],

  'scripts/links': [],
  'scripts/hosts': ['src/routes.ts', 'src/content', 'src/lib', 'src/site.config.ts', 'scripts/links'],
  'scripts/server': ['src/routes.ts', 'scripts/hosts', 'scripts/links'],
  'scripts/content': data,
  'scripts/style': [...data, 'scripts/content'],
  'scripts/ready': [...data, 'scripts/content'],
  'scripts/scaffold': ['src/routes.ts', 'src/content', 'src/lib'],
  'scripts/metadata': [...data, 'src/head', 'src/components', 'scripts/links'],
  'scripts/sharing': [...data, 'src/head', ...components, 'scripts/metadata'],
  'scripts/setup': ['scripts/hosts'],
  'scripts/engines': ['scripts/setup'],
  'scripts/test': [],
  'scripts/dev': ['src', 'scripts/build', 'scripts/content', 'scripts/links'],
  'scripts/build': ['src', ...scripts('content', 'ready', 'metadata', 'sharing', 'hosts', 'links', 'bench')],
  'scripts/bench': ['src', 'vite.config.ts', ...scripts('build', 'metadata', 'links', 'server', 'setup')],
};

test('every file imports only from allowed folders', () => {
  const filesIn = (top: string) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' }).map((file) => `${top}/${file}`);
  const files = [...filesIn('src'), ...filesIn('scripts')].filter((file) => /\.(tsx?|mdx|mjs)$/.test(file));
  const strays = files.flatMap((file) => {
    const folder = folderOf(file);
    if (/^scripts\/[^/]+$/.test(file)) return [];
    const allowed = [folder, ...(mayImport[folder] ?? [])];
    return importsOf(file)
      .filter((target) => !allowed.some((one) => folderOf(target) === one || target.startsWith(`${one}/`)))
      .map((target) => `${file} imports ${target}`);
  });
  expect(files.length).toBeGreaterThan(200);
  expect(strays).toEqual([]);
});

/** Returns the key of a file in `mayImport`: its folder, e.g. `src/lib` or `src/components/ui`, or the file itself. */
function folderOf(file: string): string {
  if (file.endsWith('.mdx')) return 'src/content/guides';
  const [top = '', first = '', second = ''] = file.split('/');
  return [top, first, first === 'components' ? second : ''].filter(Boolean).join('/');
}

/** Returns the targets of the relative imports of a file, as paths from the project folder. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"`](\.[^'"`]+)['"`]/g)].map(([, target]) =>
    posix.normalize(posix.join(dirname(file), target ?? '')),
  );
}
