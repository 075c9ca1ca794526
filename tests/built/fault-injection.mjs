// Preloaded into a build. `FAULT` is one of:
//   full     writing fails after the first few files
//   locked   folders cannot be created below `FAULT_AT`
//   SIGKILL  or another signal: sent when output, or a folder below `FAULT_AT`, matches `FAULT_AFTER`
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { FAULT: fault = '', FAULT_AT: place = '', FAULT_AFTER: after = '' } = process.env;
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

if (fault.startsWith('SIG')) {
  const moment = new RegExp(after);
  const stopAt = (text) => moment.test(text) && process.kill(process.pid, fault);
  const { mkdirSync, renameSync } = fs;
  fs.mkdirSync = (path, options) => {
    const made = mkdirSync(path, options);
    if (isBelow(path)) stopAt(path);
    return made;
  };
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    if (isBelow(from)) stopAt(to);
  };
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (text, ...rest) => {
    const isWritten = write(text, ...rest);
    stopAt(text);
    return isWritten;
  };
}

syncBuiltinESMExports();
