import { basename, join, relative, resolve } from 'node:path';

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
 * @param {Map<string, string>} broken filled with what is wrong in content files, by their paths: each of them becomes a
 *   module that throws, so that the content check names it beside all else that is wrong
 * @returns {Promise<string>} the file
 * @throws Error naming every file that cannot be read, or with the bundler's message
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
      output: { dir: folder, codeSplitting: false, sourcemap: true },
      shimMissingExports: broken.size > 0,
      logLevel: 'silent',
    });
    return join(folder, `${name}.js`);
  } catch (error) {
    const faults = error.errors?.map(faultOf).filter(isFirstOfFile) ?? [];
    if (faults.length === 0 || faults.includes(undefined)) throw error;
    const isContent = ({ file }) => file.startsWith('src/content/') && !file.includes('/schemas/');
    if (broken.size > 0 || !faults.every(isContent)) throw new Error(unreadable(faults));
    for (const { file, found } of faults) broken.set(resolve(file), found);
    return compile(name, folder, broken);
  }
}

/** An error of the bundler as a fault of the file; none of those that no text of ours causes. */
function faultOf({ code, id, loc, exporter, message }) {
  if (id === undefined || loc === undefined) return undefined;
  const missing = /"(\w+)"/.exec(message)?.[1];
  const found = new Map([
    ['PARSE_ERROR', `a syntax error in line ${loc.line}, column ${loc.column + 1}`],
    ['UNRESOLVED_IMPORT', `line ${loc.line} imports ${exporter}, which is not there`],
    ['MISSING_EXPORT', `line ${loc.line} imports ${missing}, which ${basename(exporter ?? '')} does not export`],
  ]).get(code);
  return found && { file: relative('', id), found };
}

/** Whether a fault is no mere echo: behind a syntax error a file is read as something else. */
function isFirstOfFile(fault, index, all) {
  return !fault?.found.startsWith('a syntax error') || all.findIndex((one) => one?.file === fault.file) === index;
}

/**
 * One message for files that cannot be read or run, in the form of all other faults (src/lib/settings.ts).
 *
 * @param {readonly { file: string, found: string }[]} faults
 */
export function unreadable(faults) {
  const width = (field) => Math.max(...faults.map((fault) => fault[field].length));
  const [files, founds] = [width('file'), width('found')];
  const lines = faults.map(
    ({ file, found }) =>
      `  ${file.padEnd(files)}    found ${`"${found}"`.padEnd(founds + 2)}    expected ${expectedOfFile(found)}`,
  );
  const count = faults.length === 1 ? '1 value is wrong' : `${faults.length} values are wrong`;
  return [`${count}; nothing was written.`, ...lines].join('\n');
}

function expectedOfFile(found) {
  return found.startsWith('a syntax error')
    ? 'a comma, quote or bracket there or just above; an apostrophe in a text is ’'
    : 'a module that can be loaded';
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
