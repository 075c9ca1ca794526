// Runs a command that renders pages: `node scripts/build/start.mjs build --out dist`. Vite builds the browser's files in a
// child process. Meanwhile rolldown bundles scripts/<name>.ts and the site in 0.1 s, a sixth of what tsx takes, and its
// `main(args, clientBuild)` returns the exit status. With --check there is no client build.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { compile } from './compile.mjs';

// Set before React is loaded: its development build is slower, and warns.
process.env.NODE_ENV = 'production';
// Rolldown's allocator takes memory as it needs it: Vite peaks at 260 MB, at 380 MB without.
process.env.MIMALLOC_ARENA_EAGER_COMMIT = '0';
// Tailwind registers hooks that reload changed modules. A build does not need them, and up to Node 22.14 they run in a
// thread and take 0.3 s of processor time.
const withoutHooks = `data:text/javascript,import module from 'node:module';
  module.register = undefined;
  module.syncBuiltinESMExports();`;

const [name = 'build', ...args] = process.argv.slice(2);
// Below node_modules the bundle finds its packages.
const folder = resolve(`node_modules/.cache/site-${process.pid}`);
const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
remove();
// A signal runs the exit handlers below. Registered first, because by default it would end this process and leave Vite.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
const clientFolder = join(folder, 'client');
const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', clientFolder, '--logLevel', 'warn'];
const child = args.includes('--check')
  ? undefined
  : spawn(process.execPath, ['--import', withoutHooks, ...vite], { stdio: ['ignore', 'pipe', 'pipe'] });
const ended = child && follow(child);
process.once('exit', () => {
  child?.kill('SIGKILL');
  remove();
});

try {
  const file = await compile(name, join(folder, 'code'));
  process.setSourceMapsEnabled(true);
  const { main } = await import(pathToFileURL(file).href);
  process.exitCode = await main(args, { ended, folder: clientFolder });
} catch (error) {
  console.error(stripVTControlCharacters(error.message).trim());
  process.exitCode = 1;
} finally {
  child?.kill('SIGKILL');
}

/** Resolves to the end of the client build with its output. It may fail before anything is bundled. */
function follow(child) {
  let output = '';
  const keep = (chunk) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ status: signal ?? code, output })));
}
