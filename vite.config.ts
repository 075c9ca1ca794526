import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'rolldown';
import { viteImportGlobPlugin } from 'rolldown/experimental';
import { defineConfig, minifySync, type Plugin, transformWithOxc } from 'vite';
import { sheetImports } from './scripts/build/sheet-imports.ts';
import { firstScreen } from './src/client/first-screen.ts';
import { clientEntryPath } from './src/lib/public-files.ts';
import { site } from './src/site.config.ts';

/** Puts the evaluated config into the bundles: no default, no variable name and no validation reaches the browser. */
function bakeSiteConfig(): Plugin {
  return {
    name: 'bake-site-config',
    enforce: 'pre',
    load: (id) => (id.endsWith('/src/site.config.ts') ? `export const site = ${JSON.stringify(site)};` : null),
  };
}

/** Puts names and drawings into the browser's code in place of the modules that take them from all files. */
function bakeSummaries(): Plugin {
  return {
    name: 'bake-summaries',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/content\/(brand|guide)-summaries\.ts$/ },
      async handler(id) {
        const { output } = await build({
          input: id,
          write: false,
          plugins: [viteImportGlobPlugin()],
          output: { codeSplitting: false },
        });
        const summaries = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
        return Object.entries(summaries)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}

/** Puts src/client/inline-script.ts into the shell, minified: the one script that runs before the first paint. */
function inlineScript(): Plugin {
  const source = new URL('src/client/inline-script.ts', import.meta.url);
  return {
    name: 'inline-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const define = { FIRST_SCREEN_HEIGHT: String(firstScreen.height) };
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), 'inline-script.ts', { define });
        const script = minifySync('inline-script.js', `(() => {${code}})()`).code.trim().replace(/;$/, '');
        return html.split('<script data-inline>').join(`<script data-inline>${script}`);
      },
    },
  };
}

/** Vite's helper looks for files to preload before each dynamic import. With `modulePreload: false` there are none. */
function importWithoutPreload(): Plugin {
  return {
    name: 'import-without-preload',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/** The one entry of the browser's code; its name in the bundle. */
const entry = 'client-entry';

/**
 * Chunks by kind, each with all that it imports and no earlier one holds: the entry; React, which is evaluated in a task of
 * its own; the other packages; the app, which every page runs; each lazy island. Last what several pages share, which a
 * first view does not need. Every page, guide, brand and district that is imported by itself is a chunk too.
 */
const chunks = [
  { name: entry, test: /src\/client\/client-entry\.ts|preload-helper/, priority: 6 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown-runtime/, priority: 5 },
  { name: 'packages', test: /node_modules\/(?!lucide)/, priority: 4 },
  { name: 'app', test: /src\/main\.tsx/, priority: 3 },
  { name: (file: string) => basename(file, '.tsx'), test: /\.lazy-island\.tsx/, priority: 2 },
  { name: 'shared', test: /src\/(components|head|lib|content)\/|lucide/, minShareCount: 2, priority: 1 },
];

/**
 * The first code has no hash in its name: every document names it, and each change of a text would otherwise change every
 * document. Browsers revalidate it on every visit; all that it imports has a hash.
 */
const fileNameOf = ({ name }: { name: string }) =>
  name === entry ? clientEntryPath.slice(1) : 'assets/[name]-[hash].js';

export default defineConfig({
  ssgOptions: { entry: 'src/main.tsx' },
  plugins: [
    bakeSiteConfig(),
    bakeSummaries(),
    inlineScript(),
    importWithoutPreload(),
    sheetImports(),
    tailwindcss(),
    react(),
  ],
  build: {
    target: 'es2022',
    cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A slow machine is no fault of the sources: what a build says must not depend on its time.
          checks: { bundlerTimings: false },
          output: { entryFileNames: fileNameOf, chunkFileNames: fileNameOf, codeSplitting: { groups: chunks } },
        },
      },
    },
  },
});
