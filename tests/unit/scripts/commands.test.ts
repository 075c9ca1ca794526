import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

// The other commands have tests of their options elsewhere.
test.each(['dev', 'preview', 'draw', 'check:ready', 'check:links'])(
  '%s refuses an unknown option in one line',
  (name) => {
    const { status, stderr } = spawnSync('sh', ['-c', `${scripts[name]} --no-such-option`], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` },
    });
    expect(status).toBeGreaterThan(0);
    expect(stderr).toMatch(/^.*--no-such-option.*\n$/);
  },
);
