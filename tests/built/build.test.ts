import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPhone } from '../../src/lib/phone.ts';
import { site } from '../../src/site.config.ts';
import { dist } from './dist.ts';
import { copyProject, edit } from './project.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const overrides = {
  SITE_NAME: 'Pimlico & "Sons" Boilers',
  SITE_HOST: 'https://www.other.example',
  SITE_PHONE: '+441134960123',
  SITE_EMAIL: 'hello@other.example',
  BOOKING_URL: 'https://book.other.example',
  BOOKING_TOKEN: '12345678-90ab-4cde-8f01-234567890abc',
};

function build(name: string, env: NodeJS.ProcessEnv = {}) {
  const out = join(folder, name);
  const result = spawnSync(process.execPath, ['scripts/build/start.mjs', 'build', '--out', out], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { ...result, out };
}

function filesOf(dir: string): Map<string, string> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(dir.length), readFileSync(file, 'latin1')]),
  );
}

describe('a build with every variable overridden', () => {
  let files: Map<string, string>;

  beforeAll(() => {
    const { status, out, stderr } = build('overridden', overrides);
    expect(status, stderr).toBe(0);
    files = filesOf(out);
  }, 60_000);

  const digits = site.phone.slice(3);
  test.each([
    ['name', site.name],
    ['host', site.host.replace('https://', '')],
    ['phone', site.phone],
    ['phone as shown', formatPhone(site.phone)],
    ['phone without its country', digits],
    ['e-mail', site.email],
    ['booking page', site.bookingUrl],
    ['booking token', site.bookingToken],
  ])('holds the default %s nowhere', (_, value) => {
    const stray = [...files].filter(([, text]) => text.includes(value) || text.includes(encodeURIComponent(value)));
    expect(stray.map(([file]) => file)).toEqual([]);
  });

  test('shows the values it was given', () => {
    const home = files.get('/index.html') ?? '';
    expect(home).toContain('Pimlico &amp; &quot;Sons&quot; Boilers');
    expect(home).toContain('0113 496 0123');
    expect(home).toContain('https://book.other.example/request_booking?uuid=12345678-90ab-4cde-8f01-234567890abc');
  });
});

test('wrong values stop the build before anything is written, with one message that names them all', () => {
  const { status, stderr } = build('wrong', {
    SITE_PHONE: '020 7946 0000',
    SITE_HOST: 'heating.example',
    BOOKING_URL: '',
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    '3 values are wrong; nothing was written.',
    expect.stringMatching(/^ {2}SITE_HOST +found "heating.example" +expected an origin/),
    expect.stringMatching(/^ {2}SITE_PHONE +found "020 7946 0000" +expected a British number/),
    expect.stringMatching(/^ {2}BOOKING_URL +found "" +expected an origin/),
  ]);
  expect(readdirSync(folder).filter((name) => name.startsWith('wrong'))).toEqual([]);
});

test('two builds are the same to the byte, on another day and in another time zone too', { timeout: 120_000 }, () => {
  const { status, out } = build('again', {
    TZ: 'Pacific/Auckland',
    // The last on which a security contact holds, or else New Year's Eve of another year.
    ON_DAY: site.security.expires || '2031-12-31',
    NODE_OPTIONS: `--import=${new URL('another-day.mjs', import.meta.url)}`,
  });
  expect(status).toBe(0);
  const hash = (text: string | undefined) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('hex');
  const [first, second] = [filesOf(dist), filesOf(out)];
  expect([...second.keys()]).toEqual([...first.keys()]);
  expect([...first.keys()].filter((file) => hash(first.get(file)) !== hash(second.get(file)))).toEqual([]);
});

test('pages that fail are all named, once each, and nothing is written', { timeout: 120_000 }, () => {
  const project = join(folder, 'failing');
  copyProject(project);
  edit(project, {
    'src/pages/brand/short-layout.tsx': [[/(export function \w+\([^)]*\) \{)/, "$1\n  throw new Error('no boiler');"]],
    'src/pages/location/location-fallback.tsx': [[/(export function \w+\([^)]*\) \{)/, "$1\n  throw 'no place';"]],
  });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build/start.mjs', 'build'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    '2 pages could not be rendered; nothing was written.',
    '  /services/ideal    no boiler',
    '  /_location    no place',
  ]);
  expect(readdirSync(project)).not.toContain('dist');
});

test('a client build that fails at once is told with its message, and nothing is written', { timeout: 120_000 }, () => {
  const project = join(folder, 'broken-config');
  copyProject(project);
  edit(project, { 'vite.config.ts': [['export default', "throw new Error('no such plugin');\nexport default"]] });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build/start.mjs', 'build'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('no such plugin');
  expect(readdirSync(project)).not.toContain('dist');
});
