import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheFolder } from '../../scripts/sharing/cache-folder.ts';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const every = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const all = workflows.map(({ text }) => text).join('\n');

test('workflows refer to existing commands, files and cache folders', () => {
  const commands = every(all, /run: npm (?:run )?([\w:]+)/g);
  expect(commands.length).toBeGreaterThan(workflows.length);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  const files = every(all, /(scripts\/[\w./-]+\.\w+)/g);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const caches = every(all, /uses: actions\/cache(?:\/restore)?@\S+\n +with:\n +path: (.*)/g);
  expect(new Set(caches)).toEqual(new Set([cacheFolder]));
});

test('workflows have read-only permissions, except for the job that deploys to GitHub Pages', () => {
  for (const { name, text } of workflows) {
    const writes = text.includes('deploy-pages@') ? ['pages: write', 'id-token: write'] : [];
    expect(text, name).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(every(text, /^ {6}(\S+: write)$/gm), name).toEqual(writes);
  }
});

test('CI tests the lowest supported release of every major Node version', () => {
  const ci = workflows.find(({ name }) => name === 'ci.yml')?.text ?? '';
  const tried = [/node-version: (\d+)$/m, /node-version: \[(.*)\]/].flatMap(
    (pattern) => pattern.exec(ci)?.[1]?.split(', ') ?? [],
  );
  const supported = every(engines.node, /(\d+\.\d+\.\d+)/g);
  expect(tried.map((version) => (version.includes('.') ? version : `${version}.0.0`)).sort()).toEqual(supported.sort());
});

describe.each(workflows.filter(({ name }) => name.startsWith('deploy-')))('$name', ({ name, text }) => {
  const host = name.slice('deploy-'.length, -'.yml'.length);

  test('is started manually, and does nothing until DEPLOY_TO is set', () => {
    expect(/^on:\n([\s\S]*?)\n\n/m.exec(text)?.[1]).toBe('  workflow_dispatch:');
    const [first = ''] = text.slice(text.indexOf('\njobs:')).split('    steps:');
    expect(first).toContain(`if: vars.DEPLOY_TO == '${host}'`);
  });

  test('runs check:ready, builds and checks links, and uploads security.txt', () => {
    const order = every(text, /run: (npm run [\w:]+)/g);
    expect(order.slice(0, 3)).toEqual(['npm run check:ready', 'npm run build', 'npm run check:links']);
    if (text.includes('upload-pages-artifact')) expect(text).toContain('include-hidden-files: true');
  });

  test('uses only variables and secrets that the README of the host documents', () => {
    const readme = readFileSync(`scripts/hosts/README-${host}.md`, 'utf8');
    const variables = every(text, /\b(?:vars|secrets)\.(\w+)/g);
    expect(variables.filter((variable) => !readme.includes(`\`${variable}\``))).toEqual([]);
  });
});
