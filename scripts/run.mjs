// Runs a command of commands.mjs: `node scripts/run.mjs preview --port 8080`. It answers `--help` by itself; before anything
// else it installs what is missing, so that every command works in a fresh clone.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { commands } from './commands.mjs';

const scripts = dirname(fileURLToPath(import.meta.url));
const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (command === undefined) {
  const rows = Object.entries(commands).map(([each, { does }]) => [`npm run ${each}`, does]);
  console.log(`${columns(rows)}\n\nEach of them answers to -- --help.`);
  process.exitCode = name === '' || name === '--help' ? 0 : 1;
} else if (args.includes('--help') || args.includes('-h')) {
  console.log(help(command));
} else if (strays(command).length > 0) {
  console.error(`npm run ${name} has no option ${strays(command).join(', ')}.\n\n${help(command)}`);
  process.exitCode = 2;
} else {
  await import('./setup.mjs');
  await start(command);
}

/** Options that a command of ours does not have; programs of packages know their own. */
function strays({ script, options = {} }) {
  const known = Object.keys(options).map((option) => option.split(' ')[0]);
  return script ? args.filter((arg) => /^-/.test(arg) && !known.includes(arg.split('=')[0])) : [];
}

function help({ does, options = {}, tool }) {
  const further = tool ? `  Further options go to ${tool[0]}.` : columns(Object.entries(options));
  return [`npm run ${name}${further === '' ? '' : ' -- OPTIONS'}`, does, further].filter(Boolean).join('\n\n');
}

/** The build goes on in this process; what is TypeScript, or a program of a package, gets one of its own. */
async function start({ script, tool }) {
  if (script?.endsWith('.mjs')) {
    await import(pathToFileURL(join(scripts, script)).href);
    return;
  }
  try {
    const [program, ...options] = tool ? [bin(tool[0]), ...tool.slice(1)] : typescript(script);
    const child = spawn(program, [...options, ...args], { stdio: 'inherit' });
    // The terminal interrupts both; who ends this process by its number means the other.
    process.on('SIGINT', () => {});
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.once('error', cannotStart);
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? 128 + constants.signals[signal];
    });
  } catch (error) {
    cannotStart(error);
  }
}

function cannotStart({ message }) {
  console.error(`npm run ${name} cannot start: ${message}. npm ci installs the packages anew.`);
  process.exitCode = 1;
}

function bin(program) {
  return join(scripts, '..', 'node_modules', '.bin', program);
}

/** The program of tsx would start another process, which it leaves behind at a SIGHUP: its loader needs none. */
function typescript(script) {
  return [process.execPath, '--import', import.meta.resolve('tsx'), join(scripts, script)];
}

function columns(rows) {
  const width = Math.max(0, ...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n');
}
