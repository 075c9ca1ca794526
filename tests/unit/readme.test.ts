import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groups } from '../../scripts/test/checks.ts';

const readme = readFileSync('README.md', 'utf8');
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const config = readFileSync('src/site.config.ts', 'utf8');

test.each(Object.keys(scripts).filter((name) => !name.startsWith('pre') || name === 'preview'))(
  'the README names the command %s',
  (name) => {
    expect(readme).toMatch(new RegExp(`\`(npm run |npm )?${name}\``));
  },
);

test('the README names the variables that may hold a setting', () => {
  const [, table = ''] = /^const variables = \{([^}]*)\}/m.exec(config) ?? [];
  const variables = [...table.matchAll(/'(\w+)'/g)].map(([, variable]) => variable);
  expect(variables).toHaveLength(6);
  expect(variables.filter((variable) => !readme.includes(`| \`${variable}\` `))).toEqual([]);
});

test('the README names the groups of npm test', () => {
  expect(readme).toContain(`: ${groups.join(', ')};`);
});

test('the README names the releases of Node that package.json does', () => {
  const releases = [...engines.node.matchAll(/\d[\d.]*/g)].map(([release]) => release.replace(/(\.0)+$/, ''));
  expect(readme).toContain(`Node ${releases.join(', ')} or newer`);
});

test('every file and folder that the README shows is there', () => {
  const shown = [...readme.matchAll(/^ {4}((?:src|scripts|tests)\/\S*)/gm)].map(([, path]) => path ?? '');
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter((path) => !existsSync(path))).toEqual([]);
});
