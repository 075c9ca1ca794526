import { readFile } from 'node:fs/promises';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin, transformWithOxc } from 'vite';
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

/** Puts src/client/inline-script.ts into the shell, minified: the one script that runs before the first paint. */
function inlineScript(): Plugin {
  const source = new URL('src/client/inline-script.ts', import.meta.url);
  return {
    name: 'inline-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), 'inline-script.ts');
        const script = minifySync('inline-script.js', `(() => {${code}})()`).code.trim().replace(/;$/, '');
        return html.split('<script data-inline>').join(`<script data-inline>${script}`);
      },
    },
  };
}

/** What runs on every page: the frame, the router, and the parts of served pages that answer to the visitor. */
const frame =
  /src\/(components\/(layout\/(layout|shell-markup)|sections\/(copy-number|current-part|open-now|this-year|unknown-path)|ui\/(island|sprite-icon|panel|toast-region|tooltip))|lib\/(dates|opening-state|phone|route-table|use-visitor)|content\/brands\/index|pages\/error-screen|routes|router|client\/(islands|app-shell|scroll-position|navigation|prerendered-page)|site\.config)\b/;

/**
 * Few chunks: React, which is evaluated in a task of its own; the other packages; the frame; what several pages share, which a first view does not need; and a page, a guide,
 * a maker or a district each.
 */
const chunks = [
  { name: 'client-entry', test: /src\/client\/(client-entry|web-font|save-data)\.ts|preload-helper/, priority: 6 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|preload-react|rolldown-runtime/, priority: 6 },
  { name: 'packages', test: /node_modules\/(?!lucide)/, priority: 5 },
  { name: 'tips', test: /maintenance-tip|locations\/tips/, priority: 3 },
  { name: 'frame', test: frame, priority: 4 },
  { name: 'shared', test: /src\/(components|head|lib|content)\/|lucide/, minShareCount: 2, priority: 1 },
];

/**
 * The first code has no hash in its name: every document names it, and each change of a text would otherwise change every
 * document. Browsers ask after it each time; all that it imports has a hash.
 */
const fileNameOf = ({ name }: { name: string }) =>
  name === 'client-entry' ? clientEntryPath.slice(1) : 'assets/[name]-[hash].js';

export default defineConfig({
  ssgOptions: { entry: 'src/main.tsx' },
  plugins: [bakeSiteConfig(), inlineScript(), tailwindcss(), react()],
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
          // A slow machine is no fault of the build's.
          checks: { bundlerTimings: false },
          output: { entryFileNames: fileNameOf, chunkFileNames: fileNameOf, codeSplitting: { groups: chunks } },
        },
      },
    },
  },
});
