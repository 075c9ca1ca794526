import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

// Other tests have options of the other commands.
test('commands reject an unknown option in one line', async () => {
  const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` };
  const messageOf = (name: string) =>
    new Promise<string>((resolved) => {
      execFile('sh', ['-c', `${scripts[name]} --no-such-option`], { env }, (error, _, stderr) => {
        resolved(`${name} ${error === null ? 'succeeds' : 'fails'}: ${stderr}`);
      });
    });
  const messages = await Promise.all(['preview', 'check:ready', 'check:links'].map(messageOf));
  expect(messages.filter((message) => !/^\S+ fails: .*--no-such-option.*\n$/.test(message))).toEqual([]);
});
