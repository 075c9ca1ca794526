import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Changes, copyProject, edit } from './project.ts';

const project = mkdtempSync(join(tmpdir(), 'cache-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Files of a site by name, as they were built. */
type Files = ReadonlyMap<string, string>;

/** Builds the project, and tells how many pages were rendered. */
function build(env: NodeJS.ProcessEnv = {}, ...options: string[]): { rendered: number; files: Files } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build/start.mjs', 'build', ...options], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect(status, stderr).toBe(0);
  const dist = join(project, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file.slice(dist.length), readFileSync(file, 'latin1')] as const);
  return { rendered: Number(/(\d+) documents rendered/.exec(stdout)?.[1]), files: new Map(texts) };
}

const documents = (files: Files) => [...files.keys()].filter((file) => file.endsWith('.html'));
const changed = (before: Files, after: Files) =>
  documents(after).filter((file) => before.get(file) !== after.get(file));

describe('a build after another one', { timeout: 120_000 }, () => {
  let before: Files;

  beforeAll(() => {
    copyProject(project);
    const cold = build();
    expect(cold.rendered).toBe(documents(cold.files).length);
    before = cold.files;
  }, 60_000);

  test('of the same sources renders nothing, and gives the same site to the byte', () => {
    const { rendered, files } = build();
    expect(rendered).toBe(0);
    expect(files).toEqual(before);
  });

  const all = () => documents(before);
  const none = () => [];
  const showing = (part: string) => () => all().filter((file) => before.get(file)?.includes(part));

  interface Case {
    what: string;
    changes: Changes;
    env?: NodeJS.ProcessEnv;
    /** The documents that must change, and no other. */
    expected: () => string[];
    /** How many pages are rendered, where it is not the same number: more than `least` where others share the code. */
    rendered?: () => { least: number } | number;
  }

  test.each<Case>([
    {
      what: 'a district’s text',
      changes: { 'src/content/locations/districts/sw6.ts': [['lion-topped', 'lion-crowned']] },
      expected: () => ['/locations/sw6.html'],
    },
    {
      what: 'a maker’s text',
      changes: { 'src/content/brands/baxi.ts': [[/keywords: \[/, "keywords: ['boiler by Baxi', "]] },
      expected: () => ['/services/baxi.html'],
    },
    {
      what: 'a guide’s text',
      changes: { 'src/pages/guides/boiler-pressure-guide.tsx': [[/<p>(?=[A-Z])/, '<p>In short: ']] },
      expected: () => ['/guides/boiler-pressure-guide.html'],
    },
    {
      what: 'a component of some pages',
      changes: { 'src/components/sections/gas-emergency.tsx': [['Leave the building', 'Leave the house']] },
      expected: showing('Leave the building'),
      rendered: () => ({ least: showing('Leave the building')().length }),
    },
    {
      what: 'a component of every page',
      changes: { 'src/components/layout/footer.tsx': [['within 2 hours', 'within two hours']] },
      expected: all,
    },
    {
      what: 'the settings',
      changes: {},
      env: { SITE_PHONE: '+441134960123' },
      expected: all,
    },
    {
      what: 'the styles',
      changes: { 'src/styles/theme.css': [[/(--radius[\w-]*: )(\d)/, '$19$2']] },
      env: { SITE_PHONE: '+441134960123' },
      expected: all,
      rendered: () => 0,
    },
    {
      what: 'a package',
      changes: { 'package-lock.json': [[/"version": "19\.\d+\.\d+"/, '"version": "19.0.0"']] },
      env: { SITE_PHONE: '+441134960123' },
      expected: none,
      rendered: () => all().length,
    },
  ])('with $what changed changes exactly the pages that show it', ({ changes, env, expected, rendered }) => {
    const due = expected();
    const renderings = rendered?.() ?? due.length;
    edit(project, changes);
    const after = build(env);
    expect(changed(before, after.files)).toEqual(due);
    if (typeof renderings === 'number') expect(after.rendered).toBe(renderings);
    else expect(after.rendered).toBeGreaterThanOrEqual(renderings.least);
    before = after.files;
  });

  test('gives in the end what a build gives that takes nothing from another', () => {
    expect(build({ SITE_PHONE: '+441134960123' }, '--fresh').files).toEqual(before);
  });
});
