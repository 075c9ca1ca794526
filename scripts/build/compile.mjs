import { join, resolve } from 'node:path';

/** Name of the module that holds all that is compiled. */
const whole = 'virtual:command';
/** Before the name of a package that is required. */
const required = 'virtual:required/';

/**
 * Compiles a command, and what the threads of a long table run, into one file: Node takes 0.2 s longer to load what else
 * would be 280 small ones.
 *
 * @param {string} name scripts/<name>.ts, whose exports the file has; its default export is what a thread runs
 * @param {string} folder where to write
 * @param {ReadonlyMap<string, string>} broken messages by the path of content files that cannot be parsed: each becomes a
 *   module that throws, so that the content check names it beside all else that is wrong
 * @returns {Promise<string>} the file
 * @throws Error with the bundler's message
 */
export async function compile(name, folder, broken = new Map()) {
  const { build } = await import('rolldown');
  const { viteDynamicImportVarsPlugin, viteImportGlobPlugin } = await import('rolldown/experimental');
  const plugins = [viteDynamicImportVarsPlugin(), viteImportGlobPlugin(), wholeOf(name), requireCommonJs()];
  try {
    await build({
      input: { [name]: whole },
      platform: 'node',
      external: /^(?!virtual:|lucide-react\/icons\/)[@a-z]/,
      transform: { jsx: 'react-jsx', define: { 'import.meta.env.SSR': 'true', 'import.meta.env.DEV': 'false' } },
      plugins: broken.size > 0 ? [...plugins, throwInstead(broken)] : plugins,
      output: { dir: folder, codeSplitting: false },
      shimMissingExports: broken.size > 0,
      logLevel: 'silent',
    });
    return join(folder, `${name}.js`);
  } catch (error) {
    const isContent = ({ code, id }) => code === 'PARSE_ERROR' && id?.startsWith(resolve('src/content'));
    if (broken.size > 0 || !error.errors?.length || !error.errors.every(isContent)) throw error;
    const messageOf = ({ loc }) => `a syntax error in line ${loc.line}, column ${loc.column + 1}`;
    return compile(name, folder, new Map(error.errors.map((one) => [one.id, messageOf(one)])));
  }
}

function wholeOf(name) {
  const [command, worker] = [`scripts/${name}.ts`, 'scripts/build/page-worker.ts'].map((file) =>
    JSON.stringify(resolve(file)),
  );
  const filter = { id: new RegExp(`^${whole}$`) };
  return {
    name: 'whole',
    resolveId: { filter, handler: (id) => id },
    load: { filter, handler: () => `export * from ${command};\nexport { default } from ${worker};` },
  };
}

/** Has packages required that are CommonJS: of what is imported, Node first reads every file for the names it exports. */
function requireCommonJs() {
  return {
    name: 'require-common-js',
    resolveId: {
      filter: { id: /^(react|postcss|sharp)\b/ },
      handler: (id, importer) => (importer?.startsWith(required) ? { id, external: true } : required + id),
    },
    load: {
      filter: { id: new RegExp(`^${required}`) },
      handler: (id) => ({ code: `module.exports = require('${id.slice(required.length)}');`, moduleType: 'js' }),
    },
  };
}

function throwInstead(broken) {
  return {
    name: 'throw-instead',
    load: { filter: { id: [...broken.keys()] }, handler: (id) => `throw new Error(${JSON.stringify(broken.get(id))})` },
  };
}
