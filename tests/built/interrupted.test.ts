import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { hostFiles } from '../../scripts/hosts/addresses.ts';
import { isText } from '../../scripts/hosts/content-types.ts';
import { decompressesTo, encodings, isCompressedFile } from '../../scripts/hosts/encodings.ts';
import { listFiles } from '../../scripts/links/site-files.ts';
import { site } from '../../src/site.config.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { dist } from './dist.ts';

const folder = temporaryFolder();
const target = join(folder, 'site');

/** A disk error, or a signal that is sent when output or a path matches `after` (fault-injection.mjs). */
type Fault = 'full' | 'locked' | { signal: NodeJS.Signals; after: RegExp };

function environmentFor(fault: Fault): NodeJS.ProcessEnv {
  const [name, after] = typeof fault === 'object' ? [fault.signal, fault.after.source] : [fault, ''];
  const preload = new URL('fault-injection.mjs', import.meta.url);
  return { FAULT: name, FAULT_AT: folder, FAULT_AFTER: after, NODE_OPTIONS: `--import=${preload}` };
}

function start(env: NodeJS.ProcessEnv = {}, ...options: string[]): ChildProcess & { text: () => string } {
  const args = ['scripts/build/start.mjs', 'build', '--out', target, ...options];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  return Object.assign(child, { text: () => text });
}

async function ended(child: ChildProcess): Promise<number | NodeJS.Signals> {
  const isRunning = child.exitCode === null && child.signalCode === null;
  const [code, signal] = isRunning ? await once(child, 'close') : [child.exitCode, child.signalCode];
  return code ?? signal;
}

const leftovers = () => fs.readdirSync(folder).filter((name) => name !== 'site');
const bundleOf = (child: ChildProcess) => `node_modules/.cache/site-${child.pid}`;

function processesWith(column: 'pid' | 'ppid', pid: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', `${column}=,pid=,stat=`], { encoding: 'utf8' });
  const rows = stdout.split('\n').map((row) => row.trim().split(/\s+/));
  return rows.filter(([id, , state]) => id === String(pid) && !state?.startsWith('Z')).map(([, id]) => Number(id));
}

function expectLastSite(at = target): void {
  expect(fs.readdirSync(at)).toEqual(['404.html']);
  expect(fs.readFileSync(join(at, '404.html'), 'utf8')).toBe('the last good site');
}

beforeEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(target, { recursive: true });
  fs.writeFileSync(join(target, '404.html'), 'the last good site');
});

test('a build on a full or read-only disk, or into a folder of other files, changes nothing', {
  timeout: 120_000,
}, async () => {
  const builds = [
    [start(environmentFor('full')), /\nThe disk is full; nothing was written\.\n$/],
    [start(environmentFor('locked')), /^EROFS: read-only file system, mkdir [^\n]*\n$/],
    [start({}, '--out', 'src'), /^src contains files that are not a site; nothing was written\.\n$/],
  ] as const;
  for (const [build, message] of builds) {
    expect(await ended(build)).toBe(1);
    expect(build.text()).toMatch(message);
  }
  expect(leftovers()).toEqual([]);
  expectLastSite();
});

describe('a build that is stopped', { timeout: 120_000 }, () => {
  test('by a signal ends Vite and removes its files', async () => {
    const build = start(environmentFor({ signal: 'SIGINT', after: /Pages/ }));
    const children = () => processesWith('ppid', build.pid);
    await expect.poll(children, { interval: 5, timeout: 20_000 }).toHaveLength(1);
    const vite = children()[0] ?? expect.unreachable();
    expect(await ended(build), build.text()).toBe(130);
    expect(build.text()).toMatch(/Pages[^\n]*\n$/);
    // The build kills Vite as it exits, so Vite can outlive it by a moment.
    await expect.poll(() => processesWith('pid', vite)).toEqual([]);
    expect(leftovers()).toEqual([]);
    expect(fs.existsSync(bundleOf(build))).toBe(false);
    expectLastSite();
  });

  test('while it swaps folders does not delete the last site, and the next build cleans up', async () => {
    const signal = 'SIGKILL';
    const swapping = start(environmentFor({ signal, after: /\.old-\d+$/ }));
    expect(await ended(swapping), swapping.text()).toBe(signal);
    expect(fs.existsSync(target)).toBe(false);
    expectLastSite(join(folder, `site.old-${swapping.pid}`));
    expect(fs.existsSync(join(folder, `site.building-${swapping.pid}`, 'services'))).toBe(true);
    expect(fs.existsSync(bundleOf(swapping))).toBe(true);

    // Even a failing build restores the last site.
    expect(await ended(start({ SITE_HOST: 'wrong' }))).toBe(1);
    expectLastSite();
    expect(leftovers()).toEqual([]);
    expect(fs.existsSync(bundleOf(swapping))).toBe(false);
  });
});

const fastCodecs: Record<string, ((text: Buffer) => Buffer) | undefined> = {
  '.br': (text) => zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  '.gz': zlib.gzipSync,
  // Not available in the oldest supported release of Node.
  '.zst': Reflect.get(zlib, 'zstdCompressSync'),
};

test('two builds at once, on another day and in another time zone, write the same files', {
  timeout: 120_000,
}, async () => {
  const texts = [...listFiles(dist)].filter((file) => isText(file) && !hostFiles.includes(file));
  fs.cpSync(dist, target, { recursive: true });
  // The build reuses these compressed files. Compressing all texts would take a minute.
  for (const file of texts) {
    const text = fs.readFileSync(join(dist, file));
    for (const [extension, compress] of Object.entries(fastCodecs)) {
      const compressed = compress?.(text) ?? text;
      if (compressed.length < text.length) fs.writeFileSync(join(target, file + extension), compressed);
    }
  }
  const link = join(folder, 'link');
  fs.symlinkSync(target, link);
  const env = {
    TZ: 'Pacific/Auckland',
    // The last day on which the security contact is valid.
    ON_DAY: site.security.expires || '2031-12-31',
    NODE_OPTIONS: `--import=${new URL('fixed-clock.mjs', import.meta.url)}`,
  };
  const [one, other] = [start(env, '--compress'), start(env, '--out', link, '--compress')];
  one.stdout?.once('data', () => one.stdout?.destroy());

  const codes = await Promise.all([ended(one), ended(other)]);
  expect(codes, other.text()).toEqual([0, 0]);
  expect(fs.readdirSync(folder).sort()).toEqual(['link', 'site']);
  const files = [...listFiles(target)].filter((file) => !isCompressedFile(file));
  expect(files.sort()).toEqual([...listFiles(dist)].sort());
  expect(
    files.filter((file) => !fs.readFileSync(join(target, file)).equals(fs.readFileSync(join(dist, file)))),
  ).toEqual([]);
  const isMissing = (file: string) =>
    fs.readFileSync(join(target, file)).length > 200 && !fs.existsSync(join(target, `${file}.br`));
  expect(texts.filter(isMissing)).toEqual([]);
  for (const compressed of [...listFiles(target)].filter(isCompressedFile)) {
    const { coding = 'br', extension = '' } = encodings.find(({ extension }) => compressed.endsWith(extension)) ?? {};
    const text = fs.readFileSync(join(target, compressed.slice(0, -extension.length)));
    expect(await decompressesTo(fs.readFileSync(join(target, compressed)), coding, text), compressed).toBe(true);
  }
});
