import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ensureJava } from '../../scripts/setup/programs.ts';
import { dist, pages, parseErrors } from './dist.ts';

/** The Nu Html Checker, the one behind validator.w3.org. It runs on Java. */
const checker = resolve('node_modules/vnu-jar/build/dist/vnu.jar');

/** What every browser has had for years and the checker's own list of CSS lacks. It has no rules about HTML in it. */
const newerThanTheChecker =
  /^CSS: (“(vector-effect|paint-order|container-type|animation-(timeline|range)|timeline-scope|view-timeline)”: Property|Unrecognized at-rule “@container”|“container”: Parse Error|“[a-z-]+”: Unknown dimension)/;

interface Message {
  url: string;
  message: string;
  extract?: string;
}

test('no document has a tag, an attribute or an entity that a parser has to correct', () => {
  expect(pages.flatMap(({ path }) => parseErrors(path).map((error) => `${path}: ${error}`))).toEqual([]);
});

test('the Nu Html Checker has nothing to say about any document', { timeout: 600_000 }, () => {
  ensureJava();
  const run = spawnSync(
    'java',
    ['-jar', checker, '--skip-non-html', '--no-langdetect', '--format', 'json', resolve(dist)],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(run.stderr) as { messages: Message[] };
  const faults = messages
    .filter(({ message }) => !newerThanTheChecker.test(message))
    .map(({ url, message, extract }) => `${url.split('/dist/').at(-1)}: ${message} ${extract}`);
  expect(faults.slice(0, 20)).toEqual([]);
});
