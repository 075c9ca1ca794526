import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ensureJava } from '../../scripts/setup/programs.ts';
import { fileOf } from '../../src/lib/list-pages.ts';
import { districtSlugs, fallbackDocument } from '../../src/routes.ts';
import { dist, pages, parseErrors } from './dist.ts';

/** Matches reports of CSS that supported browsers know, but the checker does not. */
const newerCss =
  /^CSS: (“(vector-effect|paint-order|container-type|animation-(timeline|range)|timeline-scope|view-timeline)”: Property|Unrecognized at-rule “@container”|“container”: Parse Error|“[a-z-]+”: Unknown dimension)/;

interface Message {
  url: string;
  message: string;
  extract?: string;
}

test('documents have no parse errors', () => {
  expect(pages.flatMap(({ path }) => parseErrors(path).map((error) => `${path}: ${error}`))).toEqual([]);
});

/** Districts to skip: all have the same markup, and the checker takes 0.2 s for each document. */
const otherDistricts = new Set(districtSlugs.slice(3).map((slug) => `/locations/${slug}`));

test('the Nu Html Checker reports no errors', {
  timeout: 600_000,
}, () => {
  ensureJava();
  const checker = resolve('node_modules/vnu-jar/build/dist/vnu.jar');
  const paths = [...pages.map(({ path }) => path), fallbackDocument.path].filter((path) => !otherDistricts.has(path));
  const files = paths.map((path) => resolve(dist, fileOf(path)));
  const { stderr } = spawnSync('java', ['-jar', checker, '--no-langdetect', '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const faults = messages
    .filter(({ message }) => !newerCss.test(message))
    .map(({ url, message, extract }) => `${url.split(join('/', dist, '/')).at(-1)}: ${message} ${extract}`);
  expect(faults.slice(0, 20)).toEqual([]);
});
