// Preloaded into a build: `FAULT` says what the disk does to it.
//   full     every file of the site after the first few finds no room
//   locked   nothing can be made or moved below the folder named by `FAULT_AT`
//   killed   the process ends, as by SIGKILL, when the old site has been moved and the new one has not
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { FAULT: fault, FAULT_AT: place = '' } = process.env;
const fail = (code, text, call, path) => Object.assign(new Error(`${code}: ${text}, ${call} '${path}'`), { code });
const isBelow = (path) => String(path).startsWith(place);

if (fault === 'full') {
  const { writeFileSync } = fs;
  let room = 20;
  fs.writeFileSync = (path, ...rest) => {
    if (isBelow(path) && room-- <= 0) throw fail('ENOSPC', 'no space left on device', 'write', path);
    writeFileSync(path, ...rest);
  };
}

if (fault === 'locked') {
  const { mkdirSync } = fs;
  fs.mkdirSync = (path, options) => {
    if (isBelow(path) && !fs.existsSync(path)) throw fail('EROFS', 'read-only file system', 'mkdir', path);
    return mkdirSync(path, options);
  };
}

if (fault === 'killed') {
  const { renameSync } = fs;
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    if (isBelow(from) && /\.old-\d+$/.test(String(to))) process.kill(process.pid, 'SIGKILL');
  };
}

syncBuiltinESMExports();
