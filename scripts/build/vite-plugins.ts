import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { viteImportGlobPlugin } from 'rolldown/experimental';
import { minifySync, type Plugin, transformWithOxc } from 'vite';
import * as firstSettings from '../../src/first-settings.ts';
import { site } from '../../src/site.config.ts';
import { compileGuides } from './guide-compiler.mjs';

/** Modules that the bundles contain evaluated. */
const settings = { '/src/site.config.ts': { site }, '/src/first-settings.ts': firstSettings };

/** Puts the evaluated config into the bundles: no default, no variable name and no validation reaches the browser. */
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

/** A module that exports values as they are. */
function constants(exports: object): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Replaces the modules that collect names and drawings from all content files by their values in the browser's code. */
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

/** Bundles all summaries as one module, because each includes every file of the content, and evaluates it. */
async function evaluateSummaries(): Promise<Record<string, object>> {
  const { output } = await build({
    input: fileURLToPath(new URL('./summaries.ts', import.meta.url)),
    write: false,
    // The output must not depend on the time that a slow machine takes.
    checks: { bundlerTimings: false },
    plugins: [viteImportGlobPlugin(), compileGuides()],
    output: { codeSplitting: false },
  });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

/** Puts src/client/inline-script.ts into the shell, minified: the one script that runs before the first paint. */
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

/** Vite's helper looks for files to preload before each dynamic import. With `modulePreload: false` there are none. */
export function importWithoutPreload(): Plugin {
  return {
    name: 'import-without-preload',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  };
}
