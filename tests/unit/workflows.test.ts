import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostFiles } from '../../scripts/hosts/addresses.ts';
import { placeholders } from '../../scripts/hosts/nginx-site.ts';
import { cacheFolder } from '../../scripts/sharing/cache-folder.ts';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const every = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const all = workflows.map(({ text }) => text).join('\n');

describe.each(workflows)('the workflow $name', ({ text }) => {
  test('runs commands and names files that are there', () => {
    const commands = every(text, /run: npm (?:run )?([\w:]+)/g);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
    const files = every(text, /(scripts\/[\w./-]+\.\w+)/g);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('may only read, but for the job that deploys to GitHub Pages', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(every(text, /^ {6}(\S+: write)$/gm)).toEqual(
      text.includes('deploy-pages@') ? ['pages: write', 'id-token: write'] : [],
    );
  });

  test('restores the drawn sharing images once packages are installed, by what they are drawn from', () => {
    const [, ...caches] = text.split(/uses: actions\/cache(?:\/restore)?@/);
    expect(caches.length).toBe(every(text, /run: (npm test|npm run build.*)$/gm).length);
    for (const cache of caches) {
      expect(cache).toContain(`path: ${cacheFolder}\n`);
      const drawnFrom = every(/hashFiles\(([^)]*)\)/.exec(cache)?.[1] ?? '', /'([^'*]+)\**'/g);
      expect(drawnFrom.filter((path) => !existsSync(path))).toEqual([]);
      expect(drawnFrom).toEqual(expect.arrayContaining(['package-lock.json', 'scripts/sharing/', 'src/']));
    }
    const steps = every(text, /(node scripts\/setup\.mjs|actions\/cache)/g);
    expect(steps).toEqual(caches.flatMap(() => ['node scripts/setup.mjs', 'actions/cache']));
  });
});

test('every action is pinned to a major release, the same everywhere', () => {
  const used = new Set(every(all, /uses: (\S+)/g).map((name) => name.replace('cache/restore', 'cache')));
  expect([...used].filter((name) => !/^actions\/[\w-]+@v\d+$/.test(name))).toEqual([]);
  const names = [...used].map((name) => name.split('@')[0]);
  expect(new Set(names).size).toBe(names.length);
});

test('CI tries the lowest release of every line of Node that the project supports', () => {
  const ci = workflows.find(({ name }) => name === 'ci.yml')?.text ?? '';
  const tried = [/node-version: (\d+)$/m, /node-version: \[(.*)\]/].flatMap(
    (pattern) => pattern.exec(ci)?.[1]?.split(', ') ?? [],
  );
  const supported = every(engines.node, /(\d+\.\d+\.\d+)/g);
  expect(tried.map((version) => (version.includes('.') ? version : `${version}.0.0`)).sort()).toEqual(supported.sort());
});

describe.each(workflows.filter(({ name }) => name.startsWith('deploy-')))('$name', ({ name, text }) => {
  test('is off: it is started by hand, and does nothing until a variable names it', () => {
    expect(/^on:\n([\s\S]*?)\n\n/m.exec(text)?.[1]).toBe('  workflow_dispatch:');
    const [first = ''] = text.slice(text.indexOf('\njobs:')).split('    steps:');
    expect(first).toContain(`if: vars.DEPLOY_TO == '${name.slice('deploy-'.length, -'.yml'.length)}'`);
  });

  test('asks first whether the site is ready, and checks the links of what it sends', () => {
    const order = every(
      text,
      /run: (npm run [\w:]+|scripts\/hosts\/rsync\.sh)|(?:uses: actions\/upload-pages-artifact)/g,
    );
    expect(order.slice(0, 3)).toEqual(['npm run check:ready', 'npm run build', 'npm run check:links']);
  });

  test('explains every variable and secret that it reads', () => {
    const readme = readFileSync(`scripts/hosts/README-${name.slice('deploy-'.length, -'.yml'.length)}.md`, 'utf8');
    expect(every(text, /\b(?:vars|secrets)\.(\w+)/g).filter((variable) => !readme.includes(`\`${variable}\``))).toEqual(
      [],
    );
  });
});

test('the deployment to GitHub Pages takes hidden files along: security.txt is one', () => {
  expect(all).toMatch(/upload-pages-artifact@v\d+\n +with:\n +path: dist\n(?: +#.*\n)? +include-hidden-files: true\n/);
});

describe('scripts/hosts/rsync.sh', () => {
  /** Runs the script with an rsync that writes down what it is told. */
  function run(...args: readonly string[]) {
    const work = mkdtempSync(join(tmpdir(), 'rsync-'));
    const log = join(work, 'log');
    writeFileSync(join(work, 'rsync'), `#!/bin/sh\necho "$*" >> '${log}'\n`);
    chmodSync(join(work, 'rsync'), 0o755);
    writeFileSync(join(work, 'index.html'), '');
    const { status, stderr } = spawnSync(
      'scripts/hosts/rsync.sh',
      args.map((arg) => arg.replace('SITE', work)),
      {
        encoding: 'utf8',
        env: { ...process.env, PATH: `${work}${delimiter}${process.env.PATH}` },
      },
    );
    const calls = existsSync(log) ? readFileSync(log, 'utf8').replaceAll(work, 'SITE').trimEnd().split('\n') : [];
    rmSync(work, { recursive: true });
    return { status, stderr, calls };
  }

  test('sends files before documents, and deletes last', () => {
    expect(statSync('scripts/hosts/rsync.sh').mode & 0o111).toBe(0o111);
    const { status, calls } = run('SITE', 'user@server:/www');
    expect(status).toBe(0);
    expect(
      calls.map((call) => ({ documents: !call.includes('--exclude=*.html '), deletes: call.includes('--delete') })),
    ).toEqual([
      { documents: false, deletes: false },
      { documents: true, deletes: false },
      { documents: true, deletes: true },
    ]);
    expect(calls.filter((call) => !call.endsWith(' SITE/ user@server:/www/'))).toEqual([]);
    for (const file of hostFiles) expect(calls.filter((call) => !call.includes(`--exclude=/${file} `))).toEqual([]);
  });

  test.each([[['SITE']], [['tests/fixtures', 'server:/www']], [['SITE', 'server:/www', 'more']]])(
    'refuses %j',
    (args) => {
      expect(run(...args)).toMatchObject({ status: 2, calls: [], stderr: expect.stringMatching(/^Usage: .*\n$/) });
    },
  );

  test.each([
    ...['', '/', 'server:', 'user@server:/', '.', 'server:~/', 'server://', 'server:/.', 'server:/./', 'server:../..'],
    ...['server:/etc/..', 'server:/www//', 'server:/../www', 'user@[::1]:/', 'server:.', 'rsync://server/'],
  ])('deletes nothing where the destination is "%s"', (to) => {
    expect(run('SITE', to)).toMatchObject({
      status: 2,
      calls: [],
      stderr: expect.stringContaining(`is "${to}", expected`),
    });
  });

  test.each(['server:~/site', 'user@[::1]:/www', 'server::module', '/srv/.www/a..b'])('sends to "%s"', (to) =>
    expect(run('SITE', to)).toMatchObject({ status: 0, calls: { length: 3 } }),
  );
});

describe('scripts/hosts/nginx.sh', () => {
  const work = mkdtempSync(join(tmpdir(), 'nginx-'));
  const rules = join(work, 'nginx.conf');
  const installed = join(work, 'site.conf');
  const reloads = join(work, 'reloads');
  // The server is this machine, and its nginx refuses rules in which there is a word of ours.
  const programs = {
    ssh: 'sh -c "$2"',
    sudo: 'exec "$@"',
    nginx: `[ "$1" = -t ] || { echo reloaded >> '${reloads}'; exit; }\n! grep -q refused '${installed}'`,
  };

  beforeAll(() => {
    for (const [name, lines] of Object.entries(programs))
      writeFileSync(join(work, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  });
  beforeEach(() => writeFileSync(rules, `${Object.values(placeholders).join(';\n')};\n`));
  afterEach(() => {
    for (const file of [rules, installed, reloads]) rmSync(file, { force: true });
  });
  afterAll(() => rmSync(work, { recursive: true }));

  const run = () =>
    spawnSync('scripts/hosts/nginx.sh', [work, 'user@server:/www', installed, '/site.pem', '/site.key'], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${work}${delimiter}${process.env.PATH}`, TMPDIR: work },
    });
  const left = () => readdirSync(work).filter((name) => name.startsWith('tmp.'));

  test('puts rules in force with all filled in that nginx.conf leaves open', () => {
    expect(statSync('scripts/hosts/nginx.sh').mode & 0o111).toBe(0o111);
    expect(run()).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(installed, 'utf8')).toBe('/www;\n/site.pem;\n/site.key;\n');
    expect(existsSync(reloads)).toBe(true);
    expect(left()).toEqual([]);
  });

  test.each([undefined, 'those of before\n'])('takes rules back that nginx refuses, where there were %j', (before) => {
    writeFileSync(rules, 'refused;\n');
    if (before !== undefined) writeFileSync(installed, before);
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('keeps the rules that it had') });
    expect(existsSync(installed) ? readFileSync(installed, 'utf8') : undefined).toBe(before);
    expect(existsSync(reloads)).toBe(false);
    expect(left()).toEqual([]);
  });

  test.each([undefined, ''])('sends nothing where the rules are %j', (text) => {
    rmSync(rules);
    if (text !== undefined) writeFileSync(rules, text);
    writeFileSync(installed, 'those of before\n');
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Usage: .*\n$/) });
    expect(readFileSync(installed, 'utf8')).toBe('those of before\n');
  });
});
