import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hostFiles } from '../../scripts/hosts/addresses.ts';
import { isText } from '../../scripts/hosts/content-types.ts';
import { encodings, isCompressedForm, isFormOf } from '../../scripts/hosts/encodings.ts';
import { listFiles } from '../../scripts/links/site-files.ts';
import { dist } from './dist.ts';

const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
const target = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('--compress adds valid compressed files of every text to the same site', { timeout: 120_000 }, async () => {
  const command = ['scripts/build/start.mjs', 'build', '--out', target, '--compress'];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const filesOf = (site: string) => [...listFiles(site)].filter((file) => !isCompressedForm(file)).sort();
  const site = filesOf(target);
  expect(site).toEqual(filesOf(dist));
  expect(site.filter((file) => !readFileSync(join(target, file)).equals(readFileSync(join(dist, file))))).toEqual([]);

  const files = listFiles(target);
  for (const form of [...files].filter(isCompressedForm)) {
    const { coding = 'br', extension = '' } = encodings.find(({ extension }) => form.endsWith(extension)) ?? {};
    const text = readFileSync(join(target, form.slice(0, -extension.length)));
    expect(await isFormOf(text, coding, readFileSync(join(target, form))), form).toBe(true);
  }
  const texts = [...files].filter((file) => isText(file) && !hostFiles.includes(file));
  expect(texts.filter((file) => readFileSync(join(target, file)).length > 200 && !files.has(`${file}.br`))).toEqual([]);
  expect([...files].filter(isCompressedForm).length).toBeGreaterThan(300);
});

test('the link check finds nothing more in a compressed site', { timeout: 120_000 }, () => {
  const links = ['--import', 'tsx', 'scripts/check-links.ts', '--dist', target];
  const { status, stdout } = spawnSync(process.execPath, links, { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});
