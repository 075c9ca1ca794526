// Runs a command that imports the site: `node scripts/build/start.mjs NAME ARGUMENTS`. rolldown bundles scripts/NAME.ts
// with the site, and this process calls its `main(args, clientBuild)`, which returns the exit status. If the command
// needs the client files, Vite builds them in a child process meanwhile.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { compile } from './compile.mjs';

// Must be set before React is loaded: its development build is slower.
process.env.NODE_ENV = 'production';
// Makes rolldown's allocator commit memory on demand: Vite peaks at 260 MB instead of 380 MB.
process.env.MIMALLOC_ARENA_EAGER_COMMIT = '0';
// Disables Tailwind's module hooks, which reload changed modules: up to Node 22.14 they take 0.3 s of CPU time.
const withoutHooks = `data:text/javascript,import module from 'node:module';
  module.register = undefined;
  module.syncBuiltinESMExports();`;

const [name = 'build', ...args] = process.argv.slice(2);
// In node_modules, so that the bundle resolves packages.
const folder = resolve(`node_modules/.cache/site-${process.pid}`);
const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
remove();
// Makes signals run the exit handlers below, which also end Vite.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
const clientFolder = join(folder, 'client');
const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', clientFolder, '--logLevel', 'warn'];
const needsClientFiles = !['check-ready', 'draw'].includes(name) && !args.includes('--check');
const child = needsClientFiles
  ? spawn(process.execPath, ['--import', withoutHooks, ...vite], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GUIDES_FROM_PARENT: '1' },
    })
  : undefined;
const ended = child && outcomeOf(child);
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

/** Resolves with the exit status and output of the client build. */
async function outcomeOf(child) {
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const [code, signal] = await once(child, 'close');
  return { status: signal ?? code, output: Buffer.concat(output).toString() };
}
