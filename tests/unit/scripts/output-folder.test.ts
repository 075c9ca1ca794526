import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutputFolder } from '../../../scripts/build/output-folder.ts';

let folder: string;
let dist: string;
const deadProcess = 999_999_999;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'page.html'), 'old');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('leaves the last good site untouched until everything is written', () => {
  const output = openOutputFolder(dist);
  writeFileSync(join(output.dir, 'page.html'), 'new');
  expect(readFileSync(join(dist, 'page.html'), 'utf8')).toBe('old');

  output.commit();
  expect(readFileSync(join(dist, 'page.html'), 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('leaves no trace of a build that failed', () => {
  const output = openOutputFolder(dist);
  writeFileSync(join(output.dir, 'page.html'), 'half');
  output.discard();
  expect(readdirSync(folder)).toEqual(['dist']);
  expect(readFileSync(join(dist, 'page.html'), 'utf8')).toBe('old');
});

test('removes what a killed build left, and not what a running one is writing', () => {
  mkdirSync(`${dist}.building-${deadProcess}`);
  mkdirSync(`${dist}.building-${process.ppid}`);
  openOutputFolder(dist).discard();
  expect(existsSync(`${dist}.building-${deadProcess}`)).toBe(false);
  expect(existsSync(`${dist}.building-${process.ppid}`)).toBe(true);
});
