import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
const config = readFileSync('src/site.config.ts', 'utf8');

test.each(scripts.filter((name) => !name.startsWith('pre') || name === 'preview'))(
  'the README names the command %s',
  (name) => {
    expect(readme).toMatch(new RegExp(`\`(npm run |npm )?${name}\``));
  },
);

test.each([...config.matchAll(/variable: '([A-Z_]+)'/g)].map(([, variable]) => variable))(
  'the README names the variable %s',
  (variable) => {
    expect(readme).toContain(`\`${variable}\``);
  },
);

test('every file and folder that the README shows is there', () => {
  const shown = [...readme.matchAll(/^ {4}((?:src|scripts|tests)\/\S*)/gm)].map(([, path]) => path ?? '');
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter((path) => !existsSync(path))).toEqual([]);
});
