import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { dist } from './dist.ts';

const folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
const target = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const preload = new URL('faulty-disk.mjs', import.meta.url);
const cache = 'node_modules/.cache';

/** What happens to a build: its disk fails it, or a signal reaches it after a line of output or a path. */
type Fault = 'full' | 'locked' | { signal: NodeJS.Signals; after: RegExp };

function start(fault?: Fault, out = target): ChildProcess & { text: () => string } {
  const [name, after] = typeof fault === 'object' ? [fault.signal, fault.after.source] : [fault, ''];
  const child = spawn(process.execPath, ['scripts/build/start.mjs', 'build', '--out', out], {
    env: {
      ...process.env,
      ...(name && { FAULT: name, FAULT_AT: folder, FAULT_AFTER: after, NODE_OPTIONS: `--import=${preload}` }),
    },
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return Object.assign(child, { text: () => text });
}

async function ended(child: ChildProcess): Promise<number | NodeJS.Signals> {
  const [code, signal] =
    child.exitCode === null && child.signalCode === null
      ? await once(child, 'close')
      : [child.exitCode, child.signalCode];
  return code ?? signal;
}

const remains = () => readdirSync(folder).filter((name) => name !== 'site');
const bundleOf = (child: ChildProcess) => join(cache, `site-${child.pid}`);

/** Returns the processes of this machine that still run. */
function processes(): { pid: number; parent: number }[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return rows.flatMap(([pid, parent, state = '']) =>
    state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent) }],
  );
}

function goodSite(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, '404.html'), 'the last good site');
}

function expectGoodSite(at = target): void {
  expect(readdirSync(at)).toEqual(['404.html']);
  expect(readFileSync(join(at, '404.html'), 'utf8')).toBe('the last good site');
}

/** Hashes of all files, by name. */
function hashesOf(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(dir.length), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Commands in a mount table of their own, in which they may lay out disks; undefined where that is not allowed. */
function onDisk(...commands: string[]): { status: number | null; lines: string[] } | undefined {
  const isRoot = process.getuid?.() === 0;
  const unshare = ['unshare', isRoot ? '-m' : '-rm', 'sh', '-ec'] as const;
  if (spawnSync(unshare[0], [...unshare.slice(1), `mount -t tmpfs none '${folder}'`]).status !== 0) return undefined;
  const [command, ...args] = [...unshare, commands.join('\n')];
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { status, lines: `${stderr}${stdout}`.trim().split('\n') };
}

const buildHere = `'${process.execPath}' scripts/build/start.mjs build --out '${target}' >/dev/null || code=$?`;
const showAll = `cd '${folder}'; find . -mindepth 1 | sort; cat site/404.html; echo; exit \${code:-0}`;
const left = ['./site', './site/404.html', 'the last good site'];

describe('a build that cannot write', { timeout: 120_000 }, () => {
  beforeEach(goodSite);

  test('because the disk is full reports it in one line and keeps the last site', async () => {
    const message = 'There is no room left on the disk; nothing was written.';
    const small = onDisk(
      `mount -t tmpfs -o size=3m none '${folder}'`,
      `mkdir '${target}'; printf 'the last good site' > '${target}/404.html'`,
      buildHere,
      showAll,
    );
    if (small) {
      expect(small).toEqual({ status: 1, lines: [message, ...left] });
      return;
    }
    const build = start('full');
    expect(await ended(build)).toBe(1);
    expect(build.text()).toContain(`${message}\n`);
    expect(remains()).toEqual([]);
    expectGoodSite();
  });

  test('because the disk is read-only reports it in one line and keeps the last site', async () => {
    const locked = onDisk(
      `mount --bind '${folder}' '${folder}'`,
      `mount -o remount,ro,bind '${folder}'`,
      buildHere,
      showAll,
    );
    if (locked) {
      expect(locked).toEqual({
        status: 1,
        lines: [expect.stringMatching(/^EROFS: read-only file system, mkdir /), ...left],
      });
      return;
    }
    const build = start('locked');
    expect(await ended(build)).toBe(1);
    expect(build.text()).toMatch(/^EROFS: read-only file system, mkdir [^\n]*\n$/);
    expect(remains()).toEqual([]);
    expectGoodSite();
  });

  test('over other files reports it in one line', async () => {
    const build = start(undefined, 'src');
    expect(await ended(build)).toBe(1);
    expect(build.text()).toBe('src contains files that are not a site; nothing was written.\n');
  });
});

describe('a build that is stopped', { timeout: 120_000 }, () => {
  beforeEach(goodSite);

  test('by SIGINT while it bundles removes the files that it wrote, and prints nothing more', async () => {
    const build = start({ signal: 'SIGINT', after: /Pages/ });
    expect(await ended(build), build.text()).toBe(130);
    expect(build.text()).toMatch(/Pages[^\n]*\n$/);
    expect(remains()).toEqual([]);
    expect(existsSync(bundleOf(build))).toBe(false);
    expectGoodSite();
  });

  test('by SIGTERM while it compiles ends Vite too', async () => {
    const build = start();
    const children = () => processes().filter(({ parent }) => parent === build.pid);
    await expect.poll(children, { interval: 5, timeout: 20_000 }).toHaveLength(1);
    const [vite] = children();
    build.kill('SIGTERM');
    expect(await ended(build), build.text()).toBe(143);
    expect(processes().filter(({ pid }) => pid === vite?.pid)).toEqual([]);
    expect(existsSync(bundleOf(build))).toBe(false);
    expectGoodSite();
  });

  test('at any moment leaves the last good site, and the next build removes what is left', async () => {
    const signal = 'SIGKILL';
    const bundling = start({ signal, after: /Pages/ });
    expect(await ended(bundling), bundling.text()).toBe(signal);
    expectGoodSite();
    expect(remains()).toEqual([`site.building-${bundling.pid}`]);

    const writing = start({ signal, after: /\/services$/ });
    expect(await ended(writing), writing.text()).toBe(signal);
    expectGoodSite();
    expect(existsSync(join(folder, `site.building-${writing.pid}`, 'services'))).toBe(true);
    expect(existsSync(bundleOf(writing))).toBe(true);

    const swapping = start({ signal, after: /\.old-\d+$/ });
    expect(await ended(swapping), swapping.text()).toBe(signal);
    expect(existsSync(target)).toBe(false);
    expectGoodSite(join(folder, `site.old-${swapping.pid}`));
    expect(existsSync(bundleOf(writing))).toBe(false);

    // One that fails at once brings the old site back all the same.
    const failing = spawnSync(process.execPath, ['scripts/build/start.mjs', 'build', '--out', target], {
      env: { ...process.env, SITE_HOST: 'wrong' },
    });
    expect(failing.status).toBe(1);
    expectGoodSite();
    expect(remains()).toEqual([]);
  });
});

test('two builds at once, one of whose readers leaves early, make the same site as one alone', {
  timeout: 120_000,
}, async () => {
  goodSite();
  const link = join(folder, 'link');
  symlinkSync(target, link);
  const [one, other] = [start(), start(undefined, link)];
  one.stdout?.once('data', () => one.stdout?.destroy());

  const codes = await Promise.all([ended(one), ended(other)]);
  expect(codes, other.text()).toEqual([0, 0]);
  expect(readdirSync(folder).sort()).toEqual(['link', 'site']);
  expect(hashesOf(target)).toEqual(hashesOf(dist));
});
