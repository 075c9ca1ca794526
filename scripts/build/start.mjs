// Runs a command that renders pages: `node scripts/build/start.mjs build --out dist`. Vite starts on the browser's files in
// a process of its own; meanwhile rolldown compiles scripts/<name>.ts, the site included, in 0.1 s (a runner that reads
// TypeScript file by file takes six times as long), and its `main(args, clientBuild)` gives the exit status. With --check
// nothing is made of what a browser loads.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, unreadable } from './compile.mjs';

// Set before React is loaded: its development build is slower, and warns.
process.env.NODE_ENV = 'production';
// Rolldown's allocator takes memory as it needs it: Vite peaks at 260 MB, at 380 MB without.
process.env.MIMALLOC_ARENA_EAGER_COMMIT = '0';

const [name = 'build', ...args] = process.argv.slice(2);
// Below node_modules the compiled code finds its packages.
const folder = resolve(`node_modules/.cache/site-${process.pid}`);
const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
remove();
// A signal runs the exit handlers below. Registered first, because by default it would end this process and leave Vite.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
const clientFolder = join(folder, 'client');
const vite = ['scripts/build/start-vite.mjs', 'build', '--outDir', clientFolder, '--logLevel', 'warn'];
const child = args.includes('--check')
  ? undefined
  : spawn(process.execPath, vite, { stdio: ['ignore', 'pipe', 'pipe'] });
const ended = child && follow(child);
process.once('exit', () => {
  child?.kill('SIGKILL');
  remove();
});

/** What is wrong in content files that cannot be read, by their paths. */
const broken = new Map();

let code = '';
try {
  code = pathToFileURL(await compile(name, join(folder, 'code'), broken)).href;
  const { main } = await import(code);
  process.exitCode = await main(args, { ended, folder: clientFolder });
} catch (error) {
  console.error(error.name === 'NotLoaded' ? await notLoaded(error) : error.message);
  process.exitCode = 1;
} finally {
  child?.kill('SIGKILL');
}

/** Returns a message that names the files that keep the site from loading, or the values that are missing in them. */
async function notLoaded({ message }) {
  if (broken.size > 0) {
    return unreadable([...broken].map(([file, found]) => ({ file: relative('', file), found })));
  }
  // Loads everything again, now with source maps: modules that threw count as loaded.
  process.setSourceMapsEnabled(true);
  const again = await import(`${code}?again`);
  const values = await again.wrongValues().catch((cause) => ({ cause }));
  if (typeof values === 'string') return values;
  const { cause } = values ?? (await again.load().catch((error) => error));
  const [, file = 'the site', line] = /\b((?:src|scripts)\/[^\s():]+):(\d+)/.exec(cause?.stack ?? '') ?? [];
  return unreadable([{ file: line ? `${file}:${line}` : file, found: message }]);
}

/** How the client build ends, and all that it says. Followed at once: it may fail before anything is compiled. */
function follow(child) {
  let output = '';
  const keep = (chunk) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ status: signal ?? code, output })));
}
