import { basename } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildManifest, firstScreenEntries } from './scripts/build/first-screens.ts';
import { compileGuides } from './scripts/build/guide-compiler.mjs';
import { lettersOf } from './scripts/build/name-letters.ts';
import { bakeSiteConfig, bakeSummaries, importWithoutPreload, inlineScript } from './scripts/build/vite-plugins.ts';
import { clientEntryPath } from './src/lib/public-files.ts';
import { site } from './src/site.config.ts';

/** The one entry of the browser's code; its name in the bundle. */
const entry = 'client-entry';

/**
 * Chunks by kind, each with all that it imports and no earlier one holds: the entry, with what its elements share; React,
 * which is evaluated in a task of its own; what tools share with pages; the other packages; the app; each lazy element, and
 * each tool that an element loads at its first use; last what several pages share. Every page, guide, brand and district that
 * is imported by itself is a chunk too.
 */
const chunks = [
  {
    name: entry,
    test: /src\/client\/client-entry\.ts|preload-helper|rolldown-runtime|src\/lib\/(make|capitalize)\.ts/,
    priority: 7,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  {
    name: 'tools',
    test: /src\/components\/ui\/(mount-tool|sprite-icon)|src\/lib\/money\.ts/,
    priority: 5,
  },
  { name: 'packages', test: /node_modules\/(?!lucide)/, priority: 4 },
  { name: 'app', test: /src\/main\.tsx/, priority: 3 },
  { name: (file: string) => basename(file).replace(/\..*/, ''), test: /(\.lazy-element|-tool)\.tsx?/, priority: 2 },
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
    lettersOf(site.name),
    // Vite minifies, for the browsers of `cssTarget`
    tailwindcss({ optimize: false }),
    compileGuides(),
    react({ include: /\.(mdx|[jt]sx?)$/ }),
  ],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: buildManifest,
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: { index: 'index.html', ...firstScreenEntries() },
          // A slow machine is no fault of the sources: what a build says must not depend on its time.
          checks: { bundlerTimings: false },
          output: { entryFileNames: fileNameOf, chunkFileNames: fileNameOf, codeSplitting: { groups: chunks } },
        },
      },
    },
  },
});
