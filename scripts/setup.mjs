// Installs the packages when the lock file is newer than what is installed. Plain JavaScript: it runs before anything
// is installed, at the start of every command (run.mjs).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

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
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs) {
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
