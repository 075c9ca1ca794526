import { readFile } from 'node:fs/promises';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin, transformWithOxc } from 'vite';
import { site } from './src/site.config.ts';

/** Puts the evaluated config into the bundles: no default, no variable name and no validation reaches the browser. */
function bakeSiteConfig(): Plugin {
  return {
    name: 'bake-site-config',
    enforce: 'pre',
    load: (id) => (id.endsWith('/src/site.config.ts') ? `export const site = ${JSON.stringify(site)};` : null),
  };
}

/** Puts src/boot.ts into the shell, minified: the one script that runs before the first paint. */
function inlineBoot(): Plugin {
  const source = new URL('src/boot.ts', import.meta.url);
  return {
    name: 'inline-boot',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), 'boot.ts');
        const script = minifySync('boot.js', `(() => {${code}})()`).code.trim().replace(/;$/, '');
        return html.split('<script data-boot>').join(`<script data-boot>${script}`);
      },
    },
  };
}

/** What runs on every page: the frame, the router, and the parts of served pages that answer to the visitor. */
const frame =
  /src\/(components\/(layout\/(layout|islands|frame|use-)|sections\/(copy-number|current-part|open-now|this-year|unknown-path)|ui\/(island|picture|plate|toast-region|tooltip))|lib\/(dates|opening-state|phone|route-table|use-visitor)|content\/brands\/index|pages\/error-screen|routes|router|navigation|first-view|site\.config)\b/;

/**
 * Few chunks: React, which is evaluated in a task of its own; the other packages; the frame; what several pages share, which a first view does not need; and a page, a guide,
 * a maker or a district each.
 */
const chunks = [
  { name: 'after-paint', test: /src\/(after-paint|face|frugal)\.ts|preload-helper/, priority: 6 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|react-first|rolldown-runtime/, priority: 6 },
  { name: 'packages', test: /node_modules\/(?!lucide)/, priority: 5 },
  { name: 'tips', test: /maintenance-tip|locations\/tips/, priority: 3 },
  { name: 'frame', test: frame, priority: 4 },
  { name: 'shared', test: /src\/(components|head|lib|content)\/|lucide/, minShareCount: 2, priority: 1 },
];

/**
 * The first code has no hash in its name: every document names it, and each change of a text would otherwise change every
 * document. Browsers ask after it each time; all that it imports has a hash.
 */
const fileNameOf = ({ name }: { name: string }) => (name === 'after-paint' ? 'site.js' : 'assets/[name]-[hash].js');

export default defineConfig({
  ssgOptions: { entry: 'src/main.tsx' },
  plugins: [bakeSiteConfig(), inlineBoot(), tailwindcss(), react()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { entryFileNames: fileNameOf, chunkFileNames: fileNameOf, codeSplitting: { groups: chunks } },
        },
      },
    },
  },
});
