import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { findTarget, openOutputFolder } from '../../../scripts/build/output-folder.ts';

fc.configureGlobal({ seed: 1, numRuns: 200 });

/** Called after a folder was renamed, to simulate another process. */
const otherProcess = vi.hoisted(() => ({ afterRename: (_to: string) => {} }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const rename = (from: string, to: string) => {
    fs.renameSync(from, to);
    otherProcess.afterRename(to);
  };
  return { ...fs, renameSync: rename };
});

const folder = fs.mkdtempSync(join(tmpdir(), 'output-'));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const ownPid = process.pid;
/** The PIDs of three builds that run at the same time. */
const pids = [ownPid, process.ppid, 1] as const;
const deadPid = 999_999_000;

const step = fc.record({
  build: fc.nat(pids.length - 1),
  act: fc.constantFrom('open', 'commit', 'commit', 'discard', 'die while writing', 'die between the renames'),
});

/** Runs a function with another PID. */
function as<T>(pid: number, work: () => T): T {
  Object.defineProperty(process, 'pid', { value: pid });
  try {
    return work();
  } finally {
    Object.defineProperty(process, 'pid', { value: ownPid });
  }
}

test('concurrent and killed builds leave the last finished site, and the next build cleans up', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      fs.rmSync(folder, { recursive: true, force: true });
      const target = join(folder, 'dist');
      fs.mkdirSync(target, { recursive: true });
      fs.writeFileSync(join(target, '404.html'), 'first');

      const open = new Map<number, ReturnType<typeof openOutputFolder>>();
      let last = 'first';
      let deaths = 0;
      for (const [index, { build, act }] of steps.entries()) {
        const pid = pids[build] ?? ownPid;
        const output = open.get(pid);
        if (output === undefined) {
          if (act !== 'open') continue;
          const opened = as(pid, () => openOutputFolder(target));
          fs.writeFileSync(join(opened.dir, '404.html'), `site ${index}`);
          open.set(pid, opened);
          continue;
        }
        if (act === 'open') continue;
        open.delete(pid);
        const written = fs.readFileSync(join(output.dir, '404.html'), 'utf8');
        if (act === 'commit') {
          output.commit();
          last = written;
        } else if (act === 'discard') output.discard();
        else {
          deaths += 1;
          fs.renameSync(output.dir, `${target}.building-${deadPid + deaths}`);
          if (act === 'die between the renames' && fs.existsSync(target)) {
            fs.renameSync(target, `${target}.old-${deadPid + deaths}`);
          }
        }
      }

      const working = [...open.keys()].filter((pid) => pid !== ownPid).map((pid) => `dist.building-${pid}`);
      openOutputFolder(target).discard();
      expect(fs.readFileSync(join(target, '404.html'), 'utf8')).toBe(last);
      expect(fs.readdirSync(folder).sort()).toEqual(['dist', ...working.sort()]);
    }),
  );
});

test.each([0, 1, 5])('a build replaces the target even if %i other builds replace it meanwhile', (rivals) => {
  const target = join(folder, 'dist');
  fs.mkdirSync(target, { recursive: true });
  const output = openOutputFolder(target);
  fs.writeFileSync(join(output.dir, '404.html'), 'mine');

  let left = rivals;
  otherProcess.afterRename = (to) => {
    if (!/\.old-\d+$/.test(to) || left-- <= 0) return;
    fs.mkdirSync(target);
    fs.writeFileSync(join(target, '404.html'), 'rival');
  };
  output.commit();
  otherProcess.afterRename = () => {};

  expect(fs.readFileSync(join(target, '404.html'), 'utf8')).toBe('mine');
  expect(fs.readdirSync(folder)).toEqual(['dist']);
});

test.each(['.', '/', '..', 'src/..', 'node_modules/../', dirname(process.cwd())])(
  'a build does not replace %s, which contains the project',
  (path) => {
    expect(() => findTarget(path)).toThrow(`${path} contains the project; nothing was written.`);
  },
);

test.each([
  ['src', 'contains files that are not a site'],
  ['package.json', 'is a file; expected a folder'],
  ['/proc', 'contains files that are not a site'],
])('a build does not replace %s, which %s', (path, why) => {
  expect(() => findTarget(path)).toThrow(`${path} ${why}`);
});
