/// <reference types="vitest/config" />
import { basename } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildManifest, firstScreenEntries } from './scripts/build/first-screens.ts';
import { compileGuides } from './scripts/build/guide-compiler.mjs';
import { fontsForName } from './scripts/build/name-fonts.ts';
import { bakeSiteConfig, bakeSummaries, importWithoutPreload, inlineScript } from './scripts/build/vite-plugins.ts';
import { clientEntryPath } from './src/lib/public-files.ts';
import { site } from './src/site.config.ts';

/** The name of the client bundle's entry. */
const entry = 'client-entry';

/**
 * Each chunk contains matching modules and their imports, except those in chunks of higher priority. React has its own
 * chunk, to be evaluated in a separate task. Lazy elements, tools, pages, guides, brands and districts load on demand.
 */
const chunks = [
  {
    name: entry,
    test: /src\/client\/client-entry\.ts|preload-helper|rolldown-runtime|src\/lib\/(create-element|capitalize)\.ts/,
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
 * The entry has no hash in its name, because otherwise each change of a text would change every document. Browsers revalidate
 * it on every visit. All files that it imports have a hash.
 */
const fileNameOf = ({ name }: { name: string }) =>
  name === entry ? clientEntryPath.slice(1) : 'assets/[name]-[hash].js';

export default defineConfig({
  // Playwright runs `*.spec.ts`. Tests are many times slower under load than by themselves.
  test: { include: ['tests/**/*.test.{ts,tsx}'], testTimeout: 120_000, hookTimeout: 120_000 },
  // For vite-react-ssg: the development server and the benchmark. Builds use scripts/build.
  ssgOptions: { entry: 'src/main.tsx' },
  plugins: [
    bakeSiteConfig(),
    bakeSummaries(),
    inlineScript(),
    importWithoutPreload(),
    fontsForName(site.name),
    // Vite minifies styles for `cssTarget` instead.
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
          // Warnings must not depend on the speed of the machine.
          checks: { bundlerTimings: false },
          output: { entryFileNames: fileNameOf, chunkFileNames: fileNameOf, codeSplitting: { groups: chunks } },
        },
      },
    },
  },
});
