import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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
