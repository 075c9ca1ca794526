import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compressedFaults } from '../../scripts/build/compress.ts';
import { hostFiles } from '../../scripts/hosts/addresses.ts';
import { isText } from '../../scripts/hosts/content-types.ts';
import { isCompressedForm } from '../../scripts/hosts/encodings.ts';
import { listFiles } from '../../scripts/links/site-files.ts';
import { dist } from './dist.ts';

const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
const target = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = ['scripts/build/start.mjs', 'build', '--out', target];

function build(...options: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [...command, ...options], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

/** Whether the files of two folders are the same, compressed forms aside. */
function expectSameSite(): void {
  const filesOf = (site: string) => [...listFiles(site)].filter((file) => !isCompressedForm(file)).sort();
  const files = filesOf(target);
  expect(files).toEqual(filesOf(dist));
  expect(files.filter((file) => !readFileSync(join(target, file)).equals(readFileSync(join(dist, file))))).toEqual([]);
}

test('a build that is stopped while it compresses leaves the site that was there', { timeout: 120_000 }, async () => {
  mkdirSync(target);
  writeFileSync(join(target, '404.html'), 'the last good site');
  const child = spawn(process.execPath, [...command, '--compress']);
  for await (const text of child.stdout) if (String(text).includes('Host files')) break;
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([143, null]);
  expect(readdirSync(folder)).toEqual(['site']);
  expect(readdirSync(target)).toEqual(['404.html']);
});

test('--compress adds the forms of every text to the same site, all of them right', { timeout: 120_000 }, async () => {
  build('--compress');
  expectSameSite();
  expect(await compressedFaults(target)).toEqual([]);
  const files = listFiles(target);
  const texts = [...files].filter((file) => isText(file) && !hostFiles.includes(file));
  expect(texts.filter((file) => readFileSync(join(target, file)).length > 200 && !files.has(`${file}.br`))).toEqual([]);
  expect([...files].filter(isCompressedForm).length).toBeGreaterThan(300);
});

test('the link check finds nothing more in a compressed site', { timeout: 120_000 }, () => {
  const links = ['--import', 'tsx', 'scripts/check-links.ts', '--dist', target];
  const { status, stdout } = spawnSync(process.execPath, links, { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

test('a build without it leaves none of them behind', { timeout: 120_000 }, () => {
  expect([...listFiles(target)].some(isCompressedForm)).toBe(true);
  build();
  expectSameSite();
  expect([...listFiles(target)].filter(isCompressedForm)).toEqual([]);
});
