import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatPhone } from '../../src/lib/phone.ts';
import { districtSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { dist, htmlOf } from './dist.ts';
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

/** Runs `start.mjs` with the name of a command and its arguments. */
function run(command: readonly string[], cwd = '.', env: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, ['scripts/build/start.mjs', ...command], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

function filesOf(dir: string): Map<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(files.map((file) => [file.slice(dir.length), readFileSync(file, 'latin1')]));
}

test('contains no default value when every variable is overridden', { timeout: 120_000 }, () => {
  const out = join(folder, 'overridden');
  const { status, stderr } = run(['build', '--out', out], '.', overrides);
  expect(status, stderr).toBe(0);
  const files = filesOf(out);
  const defaults = {
    name: site.name,
    host: site.host.replace('https://', ''),
    phone: site.phone,
    'phone as displayed': formatPhone(site.phone),
    'phone without its country code': site.phone.slice(3),
    email: site.email,
    'booking page': site.bookingUrl,
    'booking token': site.bookingToken,
  };
  const strays = [...files].flatMap(([file, text]) =>
    Object.entries(defaults)
      .filter(([, value]) => text.includes(value) || text.includes(encodeURIComponent(value)))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(strays).toEqual([]);

  const home = files.get('/index.html') ?? '';
  expect(home).toContain('Pimlico &amp; &quot;Sons&quot; Boilers');
  expect(home).toContain('0113 496 0123');
  expect(home).toContain('https://book.other.example/request_booking?uuid=12345678-90ab-4cde-8f01-234567890abc');
});

test('is byte-identical on another day and in another time zone', { timeout: 120_000 }, () => {
  const out = join(folder, 'again');
  const env = {
    TZ: 'Pacific/Auckland',
    // The last day on which the security contact is valid, or New Year's Eve of another year.
    ON_DAY: site.security.expires || '2031-12-31',
    NODE_OPTIONS: `--import=${new URL('another-day.mjs', import.meta.url)}`,
  };
  expect(run(['build', '--out', out], '.', env).status).toBe(0);
  const [first, second] = [filesOf(dist), filesOf(out)];
  expect([...second.keys()]).toEqual([...first.keys()]);
  expect([...first.keys()].filter((file) => first.get(file) !== second.get(file))).toEqual([]);
});

describe('pages that cannot be rendered', { timeout: 120_000 }, () => {
  const project = join(folder, 'failing');
  copyProject(project);
  edit(project, {
    'src/pages/brand/short-layout.tsx': [[/(export function \w+\([^)]*\) \{)/, "$1\n  throw new Error('no boiler');"]],
    'src/pages/location/location-page.tsx': [['  const district =', "  if (slug === 'e3') throw 'no place';\n$&"]],
  });

  test('are all named, and nothing is written', () => {
    const { status, stderr } = run(['build'], project);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      '2 pages could not be rendered; nothing was written.',
      '  /services/ideal    no boiler',
      '  /locations/e3    no place',
    ]);
    expect(readdirSync(project)).not.toContain('dist');
  });

  test('are named in order by the threads of a long table, which write each of the other pages', () => {
    const out = join(folder, 'table');
    mkdirSync(out);
    const pages = Array.from({ length: 1500 }, (_, index) => ({
      path: `/locations/${districtSlugs[index % districtSlugs.length]}`,
      copy: `/locations/${districtSlugs[index % districtSlugs.length]}-${index}`,
    }));
    const failing = pages.filter(({ path }) => path === '/locations/e3');
    const { stderr } = run(['bench/made-up-table', '1500', out], project);
    expect(stderr.trim().split('\n').slice(1)).toEqual(failing.map(({ copy }) => `  ${copy}    no place`));
    const wrong = pages.filter(({ path, copy }) => {
      const html = htmlOf(path).replace(`data-path=${path}`, `data-path=${copy}`);
      return path !== '/locations/e3' && readFileSync(join(out, `${copy}.html`), 'utf8') !== html;
    });
    expect(wrong.map(({ copy }) => copy)).toEqual([]);
  });
});

test('reports the message of a client build that fails, and writes nothing', { timeout: 120_000 }, () => {
  const project = join(folder, 'broken-config');
  copyProject(project);
  edit(project, { 'vite.config.ts': [['export default', "throw new Error('no such plugin');\nexport default"]] });
  const { status, stderr } = run(['build'], project);
  expect(status).toBe(1);
  expect(stderr).toContain('no such plugin');
  expect(readdirSync(project)).not.toContain('dist');
});
