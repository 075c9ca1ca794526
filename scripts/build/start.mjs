// Runs one of our long scripts: `node scripts/start.mjs build --out dist`.
//
// It compiles scripts/<name>.ts with all of ours that it imports, the site included, into one folder of plain JavaScript,
// which takes a tenth of a second, a sixth of what a runner needs that reads TypeScript file by file. Meanwhile a process
// of its own begins with the browser's bundle. The script exports `main(args, work)`, see `Workshop` in lib/workshop.ts.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Set before React is loaded: its development build is slower, and warns.
process.env.NODE_ENV = 'production';

// The bundler keeps what it once had. These make it give memory back, here and in its own process: it peaks at half.
Object.assign(process.env, {
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MIMALLOC_EAGER_COMMIT: '0',
  MALLOC_ARENA_MAX: '1',
  RAYON_NUM_THREADS: '2',
});

const [script = 'build', ...args] = process.argv.slice(2);

/** Under node_modules the compiled code finds its packages, and nobody's tools look there. */
const cache = resolve('node_modules/.cache');
sweep();
const folder = join(cache, `site-${process.pid}`);
const bundler = startBundler(join(folder, 'browser'));
process.once('exit', () => {
  bundler.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

try {
  const code = await compile(script, join(folder, 'code'));
  const asked = [];
  globalThis.traceImport = (from, file) => asked.push({ from, file });
  const { main } = await import(pathToFileURL(join(folder, 'code', `${entryOf(script)}.js`)).href);
  await main(args, { folder, bundler, code, asked });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  bundler.kill();
}

function startBundler(outDir) {
  return fork(new URL('client-build.mjs', import.meta.url), [outDir], {
    execArgv: ['--max-semi-space-size=2'],
    silent: true,
  });
}

/**
 * Compiles a script and the thread that long tables use. Gives each file's hash, and the files that it imports.
 *
 * Content that cannot be parsed becomes modules that throw: the check of the content then names it beside all else that is
 * wrong there.
 */
async function compile(name, dir, broken = new Map()) {
  const { build } = await import('rolldown');
  const { viteDynamicImportVarsPlugin, viteImportGlobPlugin } = await import('rolldown/experimental');
  const throwing = (id) => broken.has(id) && `throw new Error(${JSON.stringify(broken.get(id))})`;
  const own = { name: 'own', load: (id) => throwing(id) || null, renderChunk: traceImports };
  const result = await build({
    input: { [entryOf(name)]: `scripts/${name}.ts`, 'page-thread': 'scripts/build/page-thread.ts' },
    platform: 'node',
    external: (id) => !/^[./]/.test(id) && !id.startsWith('lucide-react/icons/'),
    transform: {
      jsx: 'react-jsx',
      define: { 'import.meta.env.SSR': 'true', 'import.meta.env.DEV': 'false' },
    },
    plugins: [viteDynamicImportVarsPlugin(), viteImportGlobPlugin(), own],
    // Names without hashes: a file that changes leaves those alone that merely ask for it.
    output: { dir, chunkFileNames: '[name].js' },
    shimMissingExports: broken.size > 0,
    logLevel: 'silent',
  }).catch((error) => {
    const found = brokenContent(error.errors ?? []);
    if (found.size === 0 || broken.size > 0) throw error;
    return found;
  });
  if (result instanceof Map) return compile(name, dir, result);

  const files = result.output.map(({ fileName, imports, code }) => [
    fileName,
    { imports, hash: createHash('sha256').update(code).digest('base64url') },
  ]);
  return Object.fromEntries(files);
}

/** Files of the content that cannot be parsed, with what is wrong. None where something else is wrong too. */
function brokenContent(errors) {
  const isContent = ({ code, id }) => code === 'PARSE_ERROR' && id?.startsWith(resolve('src/content'));
  if (!errors.every(isContent)) return new Map();
  return new Map(errors.map(({ id, loc }) => [id, `a syntax error in line ${loc.line}, column ${loc.column + 1}`]));
}

function entryOf(name) {
  return name.replaceAll('/', '-');
}

/** Lets whoever sets `globalThis.traceImport` know which file asks for which, see lib/traced-imports.ts. */
function traceImports(code, { fileName, isEntry }) {
  if (isEntry) return code;
  const traced = `(globalThis.traceImport?.("${fileName}", "$1"), import("./$1"))`;
  return code.replace(/\bimport\("\.\/([^"]+)"\)/g, traced);
}

/** Removes what runs left behind that were killed. */
function sweep() {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const pid = Number(/^site-(\d+)$/.exec(name)?.[1] ?? Number.NaN);
    if (pid === process.pid || (pid > 0 && !isAlive(pid))) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
