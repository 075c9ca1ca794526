import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commands } from '../../../scripts/commands.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const work = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

interface Ended {
  status: number;
  output: string;
}

/** Runs a command as npm does, in the folder of a project. */
function run(args: readonly string[], cwd = '.', env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', ...args],
      { cwd, env: { ...process.env, ...env } },
      (error, out, err) => done({ status: error === null ? 0 : Number(error.code), output: out + err }),
    );
  });
}

/** A clone in which nothing is installed yet. */
function freshClone(): string {
  const folder = mkdtempSync(join(work, 'clone-'));
  const plain = ['run.mjs', 'commands.mjs', 'setup.mjs', 'test/groups.mjs'].map((file) => `scripts/${file}`);
  for (const file of [...plain, 'package.json', 'package-lock.json']) cpSync(file, join(folder, file));
  return folder;
}

/** A clone that seems to have its packages, and has none. */
function installedClone(): string {
  const folder = freshClone();
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '');
  return folder;
}

test('npm knows every command of the table, and no other', () => {
  const started = Object.keys(commands).map((name) => [name, `node scripts/run.mjs ${name}`]);
  expect(scripts).toEqual(Object.fromEntries(started));
});

test('every command answers --help in a clone in which nothing is installed', async () => {
  const clone = freshClone();
  const answers = await Promise.all(Object.keys(commands).map((name) => run([name, '--help'], clone)));
  for (const [index, [name, { does, options = {} }]] of Object.entries(commands).entries()) {
    const { status, output = '' } = answers[index] ?? {};
    expect(status, name).toBe(0);
    for (const part of [`npm run ${name}`, does, ...Object.entries(options).flat()]) expect(output).toContain(part);
  }
});

test('every command of ours refuses an option that it does not have, and says which there are', async () => {
  const own = Object.entries(commands).filter(([, { script }]) => script !== undefined);
  const answers = await Promise.all(own.map(([name]) => run([name, '--no-such-option'])));
  for (const [index, [name]] of own.entries()) {
    expect(answers[index]?.output).toMatch(`npm run ${name} has no option --no-such-option.`);
    expect(answers[index]?.status).toBe(2);
  }
});

test('a command that there is not is answered with those that there are', async () => {
  const { status, output } = await run(['serve']);
  expect(status).toBe(1);
  for (const name of Object.keys(commands)) expect(output).toContain(`npm run ${name} `);
});

test.each(['check:lint', 'check:ready'])('where its program is missing, %s says so in one line', async (name) => {
  const { status, output } = await run([name], installedClone());
  expect(output).toMatch(/^npm run \S+ cannot start: .*(biome|tsx).*\. npm ci installs the packages anew\.\n$/);
  expect(status).toBe(1);
});

test('a command installs the packages first where they are missing, and hands its arguments on', async () => {
  const clone = freshClone();
  const bin = join(clone, 'bin');
  const program = (file: string, text: string) => {
    writeFileSync(file, `#!/bin/sh\n${text}\n`);
    chmodSync(file, 0o755);
  };
  mkdirSync(bin);
  program(join(clone, 'biome'), 'echo "biome $@"; exit 3');
  program(join(bin, 'npm'), 'echo "npm $1"; mkdir -p node_modules/.bin; cp biome node_modules/.bin/biome');
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}` };
  const { status, output } = await run(['format', '--verbose'], clone, env);
  expect({ status, output }).toEqual({ status: 3, output: 'npm ci\nbiome check --write --verbose\n' });
});
