import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { counted } from '../../../scripts/test/checks.ts';

const work = mkdtempSync(join(tmpdir(), 'npm-test-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Starts the script of `npm test` in a separate process group, like a terminal, and collects its output. */
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

test.concurrent('counts a group whose browser is missing as one failure, and prints how to install it', async () => {
  const nothing = mkdtempSync(join(work, 'nothing-'));
  const env = { PATH: nothing, PLAYWRIGHT_BROWSERS_PATH: nothing, BROWSER_PATH: '/no/browser' };
  const { status, output } = await start(['--only', 'browser,engines'], '.', env).ended;
  expect(status).toBe(1);
  expect(output).toMatch(/Browser tests: not run\nBROWSER_PATH is "\/no\/browser", which is not a program: .+/);
  expect(output.split('\nFirefox and WebKit: not run\n')[1]?.split('\n').slice(0, 2)).toEqual([
    'No Firefox for the tests: install it with `npx playwright install --with-deps firefox`, or on Debian with `apt-get install firefox-esr`.',
    'No WebKit for the tests: install it with `npx playwright install --with-deps webkit`, or on Debian with `apt-get install webkit2gtk-driver xvfb`.',
  ]);
  expect(output).toMatch(/\n0 passed, 2 failed\n$/);
});

test.concurrent.each([[['lint', 'unti']], [['--only', 'lint,unti']]])(
  'lists the groups if %j contains an unknown one',
  async (args) => {
    const { status, output } = await start(args).ended;
    expect(status).toBe(1);
    expect(output).toMatch(/No group of tests is named unti\. Groups: types, lint, /);
  },
);

test.concurrent('ends with the names of failed tests, how to run them again, and their number', async () => {
  const project = mkdtempSync(join(work, 'red-'));
  const bin = join(project, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  const tests = [
    { status: 'failed', fullName: 'a page has a title' },
    { status: 'passed', fullName: 'a page has a text' },
  ];
  const files = [
    { name: join(project, 'tests/unit/a.test.ts'), status: 'failed', assertionResults: tests },
    { name: join(project, 'tests/unit/b.test.ts'), status: 'failed', assertionResults: [] },
  ];
  const report = JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults: files });
  const write = `for one; do case $one in --outputFile.json=*) echo '${report}' > "\${one#*=}";; esac; done`;
  writeFileSync(join(bin, 'vitest'), `#!/bin/sh\n${write}\nexit 1\n`, { mode: 0o755 });
  writeFileSync(join(bin, 'biome'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  writeFileSync(join(bin, 'tsx'), '#!/bin/sh\n', { mode: 0o755 });
  const { output } = await start(['unit', 'lint'], project).ended;
  expect(output.trimEnd().split('\n').slice(-10)).toEqual([
    ...['Failed; run again with: npm test lint', '  Lint and format', ''],
    ...['Failed; run again with: npx vitest run tests/unit/a.test.ts', '  a page has a title', ''],
    ...['Failed; run again with: npx vitest run tests/unit/b.test.ts', '  tests/unit/b.test.ts cannot be loaded', ''],
    expect.stringMatching(/^\d passed, 2 failed$/),
  ]);
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

  // A terminal interrupts the whole process group. Other signals are sent only to its first process.
  process.kill(signal === 'SIGINT' ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
  const { status, output } = await ended;
  expect(status).toBe(expected);
  expect(output).not.toContain('Unit tests');
  expect(existsSync(dirname(reports))).toBe(false);
  const { size } = statSync(beat);
  await wait(200);
  expect(statSync(beat).size).toBe(size);
});

test('counts one failure if a runner fails without a failed test, writes no report, or finds no test', () => {
  const file = join(work, 'report.json');
  const count = (isSuccess: boolean, report: string) => {
    writeFileSync(file, report);
    const { passed, failed } = counted(isSuccess, file, '', (read: { passed: number; failed: number }) => read);
    return { passed, failed };
  };
  expect(count(true, '{ "passed": 3, "failed": 0 }')).toEqual({ passed: 3, failed: 0 });
  expect(count(false, '{ "passed": 3, "failed": 2 }')).toEqual({ passed: 3, failed: 2 });
  expect(count(false, '{ "passed": 3, "failed": 0 }')).toEqual({ passed: 3, failed: 1 });
  expect(count(true, '{ "passed": 0, "failed": 0 }')).toEqual({ passed: 0, failed: 1 });
  expect(count(true, '')).toEqual({ passed: 0, failed: 1 });
});

/** Creates a project whose Vitest starts another process, which appends to the file `beat` until it ends. */
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
