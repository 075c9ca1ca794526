import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { counted } from '../../../scripts/test/checks.ts';
import { testFiles } from '../../second-business/checks.ts';

const work = mkdtempSync(join(tmpdir(), 'npm-test-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Starts `npm test` as npm does, in a process group as a terminal does, and collects its output. */
function start(args: readonly string[], cwd = '.', env: NodeJS.ProcessEnv = {}) {
  const command = ['--import', import.meta.resolve('tsx'), resolve('scripts/test.ts'), ...args];
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return { child, ended: once(child, 'close').then(([status]) => ({ status, output })) };
}

test.concurrent('counts a group without its browser as one failure, and prints how to install it', async () => {
  const nothing = mkdtempSync(join(work, 'nothing-'));
  const env = { PATH: nothing, PLAYWRIGHT_BROWSERS_PATH: nothing, BROWSER_PATH: '/no/browser' };
  const { status, output } = await start(['--only', 'browser,engines'], '.', env).ended;
  expect(status).toBe(1);
  expect(output).toMatch(/Browser tests: not run\nBROWSER_PATH is "\/no\/browser", which is not a program: .+/);
  expect(output.split('\nFirefox and WebKit: not run\n')[1]?.split('\n')).toEqual([
    'No Firefox for the tests: install it with `npx playwright install --with-deps firefox`, or on Debian with `apt-get install firefox-esr`.',
    'No WebKit for the tests: install it with `npx playwright install --with-deps webkit`, or on Debian with `apt-get install webkit2gtk-driver xvfb`.',
    ...['', '0 passed, 2 failed', ''],
  ]);
});

test.concurrent('lists the groups if --only names an unknown one', async () => {
  const { status, output } = await start(['--only', 'lint,unti']).ended;
  expect(status).toBe(1);
  expect(output).toMatch(/--only knows types, lint, .+; it does not know unti\./);
});

test.concurrent.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends the runners and removes their folders', async (signal, expected) => {
  const project = projectWithSlowVitest();
  const beat = join(project, 'beat');
  const { child, ended } = start(['--only', 'unit'], project);
  while (!existsSync(beat)) await wait(20);
  const [, reports = ''] = /outputFile\.json=(\S+)\//.exec(readFileSync(join(project, 'args'), 'utf8')) ?? [];
  expect(existsSync(reports)).toBe(true);

  // A terminal interrupts the whole group. Other signals are sent to the first process only.
  process.kill(signal === 'SIGINT' ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
  const { status, output } = await ended;
  expect(status).toBe(expected);
  expect(output).not.toContain('Unit tests');
  expect(existsSync(dirname(reports))).toBe(false);
  const { size } = statSync(beat);
  await wait(200);
  expect(statSync(beat).size).toBe(size);
});

test('counts one failure if a runner fails without one, writes no report, or finds no test', () => {
  const file = join(work, 'report.json');
  const count = (isSuccess: boolean, report: string) => {
    writeFileSync(file, report);
    return counted(isSuccess, file, (read: { passed: number; failed: number }) => read);
  };
  expect(count(true, '{ "passed": 3, "failed": 0 }')).toEqual({ passed: 3, failed: 0 });
  expect(count(false, '{ "passed": 3, "failed": 2 }')).toEqual({ passed: 3, failed: 2 });
  expect(count(false, '{ "passed": 3, "failed": 0 }')).toEqual({ passed: 3, failed: 1 });
  expect(count(true, '{ "passed": 0, "failed": 0 }')).toEqual({ passed: 0, failed: 1 });
  expect(count(true, '')).toEqual({ passed: 0, failed: 1 });
});

test('rejects a list of tests for the second business that names a missing file', () => {
  expect(testFiles('tests/unit/scripts/*.test.ts', ['npm-test'])).toEqual(['tests/unit/scripts/npm-test.test.ts']);
  expect(() => testFiles('tests/browser/*.spec.ts', ['hours', 'ours', 'heme'])).toThrow(
    /names tests\/browser\/ours\.spec\.ts, tests\/browser\/heme\.spec\.ts: no such file/,
  );
});

/** Creates a project whose Vitest starts another process, which writes to a file until it ends. */
function projectWithSlowVitest(): string {
  const project = mkdtempSync(join(work, 'project-'));
  const bin = join(project, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(
    join(bin, 'vitest'),
    "#!/bin/sh\necho $* > args\nsh -c 'for i in $(seq 400); do echo >> beat; sleep 0.05; done'\nexit 0\n",
  );
  chmodSync(join(bin, 'vitest'), 0o755);
  return project;
}
