import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostFiles } from '../../../scripts/hosts/addresses.ts';
import { placeholders } from '../../../scripts/hosts/nginx-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

describe('scripts/hosts/rsync.sh', () => {
  const folder = temporaryFolder();

  /** Runs the script with an `rsync` program that logs its arguments. */
  function run(...args: readonly string[]) {
    const work = fs.mkdtempSync(join(folder, 'site-'));
    const log = join(work, 'log');
    fs.writeFileSync(join(work, 'rsync'), `#!/bin/sh\necho "$*" >> '${log}'\n`);
    fs.chmodSync(join(work, 'rsync'), 0o755);
    fs.writeFileSync(join(work, 'index.html'), '');
    const site = args.map((arg) => arg.replace('SITE', work));
    const env = { ...process.env, PATH: `${work}${delimiter}${process.env.PATH}` };
    const { status, stderr } = spawnSync('scripts/hosts/rsync.sh', site, { encoding: 'utf8', env });
    const calls = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').replaceAll(work, 'SITE').trimEnd().split('\n') : [];
    return { status, stderr, calls };
  }

  test('sends files before documents, and deletes last', () => {
    expect(fs.statSync('scripts/hosts/rsync.sh').mode & 0o111).toBe(0o111);
    const { status, calls } = run('SITE', 'user@server:/www');
    expect(status).toBe(0);
    expect(calls.map((call) => !call.includes('--exclude=*.html '))).toEqual([false, true, true]);
    expect(calls.map((call) => call.includes('--delete'))).toEqual([false, false, true]);
    expect(calls.filter((call) => !call.endsWith(' SITE/ user@server:/www/'))).toEqual([]);
  });

  test('skips host files and certificate challenges, and compares files by content', () => {
    const { calls } = run('SITE', 'user@server:/www');
    expect(calls.map((call) => call.includes('--exclude=*.html.* '))).toEqual([true, false, false]);
    const options = ['--exclude=/.well-known/acme-challenge', '--checksum', '--recursive', '--chmod=D755,F644'];
    const hidden = hostFiles.map((file) => `--exclude=/${file}`);
    for (const call of calls) {
      expect(call.split(' ')).toEqual(expect.arrayContaining([...options, ...hidden, '--delay-updates']));
    }
    // Every build changes the modification time of all files.
    expect(calls.join(' ')).not.toMatch(/ (?:-\w*[at]\w*|--archive|--times) /);
  });

  test.each(['SITE', 'tests/fixtures server:/www', 'SITE server:/www more'])('rejects the arguments "%s"', (args) => {
    const usage = expect.stringMatching(/^Usage: .*\n$/);
    expect(run(...args.split(' '))).toMatchObject({ status: 2, calls: [], stderr: usage });
  });

  test.each([
    ...['', 'user@server:/', 'server:~/', 'server://', 'server:/./', 'server:../..', 'server:/etc/..', 'server:/www//'],
    ...['user@[::1]:/', 'rsync://server/', 'user@server:~bob/', 'user@[::1]:~bob', 'server:~bob/.'],
  ])('deletes nothing for the destination "%s"', (to) => {
    expect(run('SITE', to)).toMatchObject({ status: 2, calls: [] });
    expect(run('SITE', to).stderr).toContain(`is "${to}"; expected`);
  });

  test.each(['server:~/site', 'server:~bob/site', 'user@[::1]:/www', 'server::module', '/srv/.www/a..b'])(
    'sends to "%s"',
    (to) => expect(run('SITE', to)).toMatchObject({ status: 0, calls: { length: 3 } }),
  );
});

describe('scripts/hosts/nginx.sh', () => {
  const work = temporaryFolder();
  const rules = join(work, 'nginx.conf');
  const installed = join(work, 'site.conf');
  const reloads = join(work, 'reloads');
  const connections = join(work, 'connections');
  // `ssh` runs commands on this machine, and `nginx` rejects rules that contain the word `invalid`.
  const programs = {
    ssh: `echo "$1" >> '${connections}'\nsh -c "$2"`,
    sudo: 'exec "$@"',
    nginx: `[ "$1" = -t ] || { echo reloaded >> '${reloads}'; exit; }\n! grep -q invalid '${installed}'`,
  };

  beforeAll(() => {
    for (const [name, lines] of Object.entries(programs))
      fs.writeFileSync(join(work, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  });
  beforeEach(() => fs.writeFileSync(rules, `${Object.values(placeholders).join(';\n')};\n`));
  afterEach(() => {
    for (const file of [rules, installed, reloads, connections]) fs.rmSync(file, { force: true });
  });

  const usual = { destination: 'user@server:/www', file: installed, certificate: '/site.pem', key: '/site.key' };
  const run = (changed: Partial<typeof usual> = {}) =>
    spawnSync('scripts/hosts/nginx.sh', [work, ...Object.values({ ...usual, ...changed })], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${work}${delimiter}${process.env.PATH}`, TMPDIR: work },
    });
  const left = () => fs.readdirSync(work).filter((name) => name.startsWith('tmp.'));

  test('installs the rules with all placeholders replaced', () => {
    expect(fs.statSync('scripts/hosts/nginx.sh').mode & 0o111).toBe(0o111);
    expect(run()).toMatchObject({ status: 0, stderr: '' });
    expect(fs.readFileSync(installed, 'utf8')).toBe('/www;\n/site.pem;\n/site.key;\n');
    expect(fs.existsSync(reloads)).toBe(true);
    expect(left()).toEqual([]);
  });

  test.each([
    ['server:/var/www/example.com/', 'server', '/var/www/example.com'],
    ['user@[::1]:/www', 'user@::1', '/www'],
    ['[fe80::1%eth0]:/www/a.example', 'fe80::1%eth0', '/www/a.example'],
    ['server:/srv/~bob/a_b+c@d-e', 'server', '/srv/~bob/a_b+c@d-e'],
  ])('splits "%s" as rsync does: %s and %s', (destination, server, root) => {
    expect(run({ destination })).toMatchObject({ status: 0, stderr: '' });
    expect(fs.readFileSync(connections, 'utf8')).toBe(`${server}\n`);
    expect(fs.readFileSync(installed, 'utf8').split(';')[0]).toBe(root);
  });

  test.each([
    ...['user@server:www', 'server:~/site', 'server:~bob/site', 'server:', 'server:/', 'server:/.', 'server:/www/..'],
    ...['server::module', 'server::/module', 'rsync://server/module', '/www', '/srv/a:/www', './a:/www', ':/www', ''],
    ...['user@[::1]', 'user@[::1]www', 'user@[::1]:www', '-oProxyCommand=a:/www', 'server:/a&b', 'server:/a|b'],
    ...['server:/a\\b', 'server:/a b', 'server:/a;b', "server:/a'b", 'server:/a$b', 'server:/a\nb'],
  ])('changes nothing for the destination %j', (destination) => {
    fs.writeFileSync(installed, 'previous rules\n');
    const { status, stderr } = run({ destination });
    expect(status).toBe(2);
    expect(stderr).toContain(
      `DESTINATION is "${destination}"; expected SERVER:FOLDER, where FOLDER is an absolute path`,
    );
    expect(fs.existsSync(connections)).toBe(false);
    expect(fs.readFileSync(installed, 'utf8')).toBe('previous rules\n');
  });

  test('names every invalid argument', () => {
    const { status, stderr } = run({ destination: 'www', file: 'conf.d/site.conf', certificate: '', key: "/a'b" });
    expect(status).toBe(2);
    expect(stderr.split('\n').map((line) => line.split('; expected')[0])).toEqual([
      'DESTINATION is "www"',
      'FILE is "conf.d/site.conf"',
      'CERTIFICATE is ""',
      `KEY is "/a'b"`,
      '',
    ]);
    expect(fs.existsSync(connections)).toBe(false);
  });

  test.each([undefined, 'previous rules\n'])('restores the old rules (%j) if nginx rejects the new ones', (before) => {
    fs.writeFileSync(rules, 'invalid;\n');
    if (before !== undefined) fs.writeFileSync(installed, before);
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('the previous ones are still in use') });
    expect(fs.existsSync(installed) ? fs.readFileSync(installed, 'utf8') : undefined).toBe(before);
    expect(fs.existsSync(reloads)).toBe(false);
    expect(left()).toEqual([]);
  });

  test.each([undefined, ''])('sends nothing if nginx.conf is missing or empty: %j', (text) => {
    fs.rmSync(rules);
    if (text !== undefined) fs.writeFileSync(rules, text);
    fs.writeFileSync(installed, 'previous rules\n');
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Usage: .*\n$/) });
    expect(fs.readFileSync(installed, 'utf8')).toBe('previous rules\n');
  });
});
