import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groups } from '../../scripts/test/checks.ts';

const readme = readFileSync('README.md', 'utf8');
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the README lists every npm command, every test group and the supported Node versions', () => {
  const commands = Object.keys(scripts).filter((name) => !name.startsWith('pre') || name === 'preview');
  expect(commands.filter((name) => !new RegExp(`\`(npm run |npm )?${name}\``).test(readme))).toEqual([]);
  expect(readme).toContain(`: ${groups.join(', ')};`);
  const versions = [...engines.node.matchAll(/\d[\d.]*/g)].map(([version]) => version.replace(/(\.0)+$/, ''));
  expect(readme).toContain(`Node ${versions.join(', ')} or newer`);
});

test('the README lists every environment variable that overrides a setting', () => {
  const [, table = ''] = /^const variables = \{([^}]*)\}/m.exec(readFileSync('src/site.config.ts', 'utf8')) ?? [];
  const variables = [...table.matchAll(/'(\w+)'/g)].map(([, variable]) => variable);
  expect(variables).toHaveLength(6);
  expect(variables.filter((variable) => !readme.includes(`| \`${variable}\` `))).toEqual([]);
});

test('every file and folder in the README and in CONTRIBUTING.md exists', () => {
  const guide = readFileSync('.github/CONTRIBUTING.md', 'utf8').matchAll(/\b((?:src|scripts|tests)\/[\w./-]*\w)/g);
  const listed = [...readme.matchAll(/^ {4}((?:src|scripts|tests)\/\S*)/gm), ...guide];
  const shown = listed.map(([, path]) => path ?? '').filter((path) => path !== 'src/styles/first/about.css');
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter((path) => !existsSync(path))).toEqual([]);
});
