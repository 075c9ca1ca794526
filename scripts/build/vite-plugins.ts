import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { viteImportGlobPlugin } from 'rolldown/experimental';
import { minifySync, type Plugin, transformWithOxc } from 'vite';
import * as entrySettings from '../../src/entry-settings.ts';
import { site } from '../../src/site.config.ts';
import { compileGuides } from './guide-compiler.mjs';

/** The exports of settings modules, by the end of their path. */
const settings = { '/src/site.config.ts': { site }, '/src/entry-settings.ts': entrySettings };

/** Replaces settings with constants, so that no default, variable name or validation reaches the browser. */
export function bakeSiteConfig(): Plugin {
  return {
    name: 'bake-site-config',
    enforce: 'pre',
    load(id) {
      const [, exports] = Object.entries(settings).find(([module]) => id.endsWith(module)) ?? [];
      return exports ? constants(exports) : null;
    },
  };
}

function constants(exports: object): string {
  const lines = Object.entries(exports).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return lines.join('\n');
}

/** Replaces modules that collect names and drawings from all content files with constants. */
export function bakeSummaries(): Plugin {
  let evaluated: Promise<Record<string, object>> | undefined;
  return {
    name: 'bake-summaries',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/content\/[a-z]+-summaries\.ts$/ },
      async handler(id) {
        evaluated ??= evaluateSummaries();
        return constants((await evaluated)[basename(id, '.ts')] ?? {});
      },
    },
  };
}

/** Bundles and evaluates all summaries at once, because each imports every content file. */
async function evaluateSummaries(): Promise<Record<string, object>> {
  const { output } = await build({
    input: fileURLToPath(new URL('./summaries.ts', import.meta.url)),
    write: false,
    // On a slow machine, rolldown would print a warning.
    checks: { bundlerTimings: false },
    plugins: [viteImportGlobPlugin(), compileGuides()],
    output: { codeSplitting: false },
  });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

/** Inserts src/client/inline-script.ts, minified, into index.html: the only script that runs before the first paint. */
export function inlineScript(): Plugin {
  const source = new URL('../../src/client/inline-script.ts', import.meta.url);
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

/** Replaces Vite's preload helper, which has nothing to preload with `modulePreload: false`. */
export function importWithoutPreload(): Plugin {
  return {
    name: 'import-without-preload',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  };
}
