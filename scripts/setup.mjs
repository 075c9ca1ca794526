// Installs the packages if package-lock.json is newer than the installed ones. npm runs this before `build` and `test`, and
// CI before its other steps. Packages may be missing, so it is plain JavaScript that imports none.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';

const installed = 'node_modules/.package-lock.json';
const isCurrent = () => existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;

/**
 * A file with a line for each process that wants to install: PID and start time. Only the first one that still runs
 * installs, because npm deletes what another npm has installed. Lines are only appended, so their order never changes.
 */
const queue = '.installing';
/** Maximum age (ms) of a line. The PID of an older line may belong to another process by now. */
const longestInstall = 10 * 60_000;

if (!isCurrent() && waitForTurn()) {
  const { status, error } = isCurrent() ? { status: 0 } : install();
  rmSync(queue, { force: true });
  if (error) console.error(`The packages cannot be installed: ${error.message}.`);
  if (status !== 0) process.exit(status ?? 1);
}

function install() {
  const args = ['ci', '--include=dev', '--engine-strict', '--no-audit', '--no-fund'];
  return spawnSync('npm', args, { stdio: 'inherit' });
}

/** Returns true once this process is first in the queue, or false once another process has installed the packages. */
function waitForTurn() {
  for (let waited = 0; ; ) {
    const running = readQueue();
    if (running[0] === process.pid) return true;
    if (running.includes(process.pid)) {
      if (waited++ === 0) console.error('Another command is installing the packages; this one waits for it.');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    } else {
      if (isCurrent()) return false;
      appendFileSync(queue, `${process.pid} ${Date.now()}\n`);
    }
  }
}

/** Returns the PIDs of the queue's processes that still run, in order. */
function readQueue() {
  try {
    const lines = readFileSync(queue, 'utf8').trimEnd().split('\n');
    const entries = lines.map((line) => line.split(' ').map(Number));
    const recent = entries.filter(([, start]) => Date.now() - start < longestInstall);
    return recent.map(([pid]) => pid).filter(isRunning);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
