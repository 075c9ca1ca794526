// Runs a command that renders pages: `node scripts/build/start.mjs build --out dist`. Vite starts on the browser's files in
// a process of its own; meanwhile rolldown compiles scripts/<name>.ts, the site included, in 0.1 s (a runner that reads
// TypeScript file by file takes six times as long), and its `main(args, clientBuild)` gives the exit status.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Set before React is loaded: its development build is slower, and warns.
process.env.NODE_ENV = 'production';
// Rolldown's allocator takes memory as it needs it: Vite peaks at 260 MB, at 380 MB without.
process.env.MIMALLOC_ARENA_EAGER_COMMIT = '0';

const [name = 'build', ...args] = process.argv.slice(2);
// Below node_modules the compiled code finds its packages.
const folder = resolve(`node_modules/.cache/site-${process.pid}`);
const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
remove();
const clientFolder = join(folder, 'client');
const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', clientFolder, '--logLevel', 'warn'];
const child = spawn(process.execPath, vite, { stdio: ['ignore', 'pipe', 'pipe'] });
const ended = follow(child);
process.once('exit', () => {
  child.kill('SIGKILL');
  remove();
});

try {
  await compile(new Map());
  const { main } = await import(pathToFileURL(join(folder, 'code', `${name}.js`)).href);
  process.exitCode = await main(args, { ended, folder: clientFolder });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  child.kill('SIGKILL');
}

/** How the client build ends, and all that it says. Followed at once: it may fail before anything is compiled. */
function follow({ stdout, stderr }) {
  let output = '';
  const keep = (chunk) => {
    output += chunk;
  };
  stdout.on('data', keep);
  stderr.on('data', keep);
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ status: signal ?? code, output })));
}

/**
 * Compiles the command and the worker that long tables use.
 *
 * @param broken messages by the path of content files that cannot be parsed: each becomes a module that throws, so that
 *   the content check names it beside all else that is wrong
 */
async function compile(broken) {
  const { build } = await import('rolldown');
  const { viteDynamicImportVarsPlugin, viteImportGlobPlugin } = await import('rolldown/experimental');
  const load = (id) => (broken.has(id) ? `throw new Error(${JSON.stringify(broken.get(id))})` : null);
  try {
    await build({
      input: { [name]: `scripts/${name}.ts`, 'page-worker': 'scripts/build/page-worker.ts' },
      platform: 'node',
      external: (id) => !/^[./]/.test(id) && !id.startsWith('lucide-react/icons/'),
      transform: { jsx: 'react-jsx', define: { 'import.meta.env.SSR': 'true', 'import.meta.env.DEV': 'false' } },
      plugins: [viteDynamicImportVarsPlugin(), viteImportGlobPlugin(), { name: 'broken-content', load }],
      output: { dir: join(folder, 'code') },
      shimMissingExports: broken.size > 0,
      logLevel: 'silent',
    });
  } catch (error) {
    const isContent = ({ code, id }) => code === 'PARSE_ERROR' && id?.startsWith(resolve('src/content'));
    if (broken.size > 0 || !error.errors?.length || !error.errors.every(isContent)) throw error;
    const messageOf = ({ loc }) => `a syntax error in line ${loc.line}, column ${loc.column + 1}`;
    await compile(new Map(error.errors.map((one) => [one.id, messageOf(one)])));
  }
}
