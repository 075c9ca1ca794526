// Installs the packages when the lock file is newer than what is installed. Plain JavaScript: it runs before anything
// is installed, at the start of every command (run.mjs).
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs';

const { node } = process.versions;
// As `^20.19.0 || >=24.0.0`: from a release on, in its own line or in any later one.
const ranges = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.split(' || ');
const lowest = ranges.map((range) => range.replace(/^\D+/, ''));
const isSupported = ranges.some((range, index) => {
  const isOfItsLine = node.split('.')[0] === lowest[index].split('.')[0];
  return node.localeCompare(lowest[index], 'en', { numeric: true }) >= 0 && (isOfItsLine || range.startsWith('>='));
});
if (!isSupported) {
  const names = lowest.map((release) => release.replace(/(\.0)+$/, ''));
  console.error(`Node ${node} will not do: ${names.join(', ')} or newer is needed.`);
  process.exit(1);
}

const installed = 'node_modules/.package-lock.json';
const isCurrent = () => existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;

/** A link to the number of the process that installs: npm empties the folder that another npm would be filling. */
const turn = '.installing';
/** No install takes so long (ms). In another container a killed one's number may be anybody's. */
const longest = 10 * 60_000;

if (!isCurrent()) {
  waitForTurn();
  const { status, error } = isCurrent() ? { status: 0 } : install();
  rmSync(turn, { force: true });
  if (error) console.error(`The packages cannot be installed: ${error.message}.`);
  if (status !== 0) process.exit(status ?? 1);
}

function install() {
  return spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { stdio: 'inherit' });
}

/** Takes the turn, at once or when the process that has it is done. */
function waitForTurn() {
  for (let tries = 0; ; tries++) {
    try {
      symlinkSync(String(process.pid), turn);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isInstalling()) rmSync(turn, { force: true });
    else if (tries === 0) console.error('Another command is installing the packages; this one waits for it.');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
}

/** Whether the process that has the turn still runs, or has given it back just now. */
function isInstalling() {
  try {
    const owner = Number(readlinkSync(turn));
    if (owner === process.pid || Date.now() - lstatSync(turn).mtimeMs > longest) return false;
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
