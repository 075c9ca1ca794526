import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { districtSlugs } from '../../src/routes.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { htmlOf } from './dist.ts';
import { copyProject, edit } from './project.ts';

const project = temporaryFolder();

/** Runs `start.mjs` with a command and its arguments, and returns its error message. */
function messageOf(...command: string[]): string {
  const options = { cwd: project, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build/start.mjs', ...command], options);
  expect(status, stderr).toBe(1);
  expect(readdirSync(project)).not.toContain('dist');
  return stderr;
}

test('reports an error of the client build, and every page that cannot be rendered', { timeout: 120_000 }, () => {
  copyProject(project);
  const fault = "throw new Error('no such plugin');\n";
  edit(project, { 'vite.config.ts': [['export default', `${fault}export default`]] });
  expect(messageOf('build')).toContain('no such plugin');

  edit(project, {
    'vite.config.ts': [[fault, '']],
    'src/pages/brand/short-layout.tsx': [[/(export function \w+\([^)]*\) \{)/, "$1\n  throw new Error('no boiler');"]],
    'src/pages/location/location-page.tsx': [
      ['  const district =', "  if (slug === 'e3' || slug === 'e4') throw 'no place';\n$&"],
    ],
    // Lowers the limit, so that worker threads write a table of 150 pages.
    'scripts/build/write-pages.ts': [['longTable = 1500', 'longTable = 149']],
  });
  expect(messageOf('build').trim().split('\n')).toEqual([
    '3 pages could not be rendered; nothing was written.',
    expect.stringMatching(
      /^ {2}\/services\/ideal {4}no boiler \(ShortLayout, src\/pages\/brand\/short-layout\.tsx:\d+\)$/,
    ),
    '  /locations/e3    no place',
    '  /locations/e4    no place',
  ]);

  // Threads write the valid pages, and the message lists faults in the order of the table.
  const out = join(project, 'table');
  mkdirSync(out);
  const pages = Array.from({ length: 150 }, (_, index) => {
    const path = `/locations/${districtSlugs[index % districtSlugs.length]}`;
    return { path, copy: `${path}-${index}` };
  });
  const isBroken = ({ path }: { path: string }) => /\/e[34]$/.test(path);
  const message = messageOf('bench/generated-table', '150', out);
  expect(message.trim().split('\n').slice(1)).toEqual(
    pages.filter(isBroken).map(({ copy }) => `  ${copy}    no place`),
  );
  const written = pages.filter((page) => !isBroken(page));
  const wrong = written.filter(({ path, copy }) => {
    const html = htmlOf(path).replace(`data-path=${path}`, `data-path=${copy}`);
    return readFileSync(join(out, `${copy}.html`), 'utf8') !== html;
  });
  expect(wrong.map(({ copy }) => copy)).toEqual([]);
});
