import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { secondBusiness } from '../second-business/business.ts';
import { settingsTo } from '../second-business/project.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Changes, copyProject, edit, runBuild } from './project.ts';

const folder = temporaryFolder();

/** Copies the project, adds a file in `dist`, and edits some files. */
function projectWith(name: string, changes: Changes): string {
  const project = join(folder, name);
  copyProject(project);
  mkdirSync(join(project, 'dist'));
  writeFileSync(join(project, 'dist', '404.html'), 'the last good site');
  edit(project, changes);
  return project;
}

/** Expects `build --check` to fail without changing the folder. Returns the lines of its message. */
function failingBuild(project: string, env: NodeJS.ProcessEnv = {}): string[] {
  const before = readdirSync(project).sort();
  const { status, stderr } = runBuild(project, ['--check'], env);
  expect(status, stderr).toBe(1);
  expect(readdirSync(project).sort()).toEqual(before);
  expect(readdirSync(join(project, 'dist'))).toEqual(['404.html']);
  expect(readFileSync(join(project, 'dist', '404.html'), 'utf8')).toBe('the last good site');
  return stderr.trimEnd().split('\n');
}

/** Returns the file and field in each line of a message. */
const places = (lines: readonly string[]) => lines.slice(1).map((line) => line.trim().split(/ {2,}found /)[0]);

describe('a build that fails', () => {
  test('names every line that cannot be compiled', () => {
    const project = projectWith('syntax', {
      'src/content/brands/baxi.ts': [['export const brand', 'const = 3;\nexport const brand']],
      'src/content/locations/districts.ts': [['export const', 'export const =']],
    });
    const message = failingBuild(project).join();
    // The bundler parses files in parallel, so the order varies.
    expect(message).toMatch(/brands\/baxi\.ts:\d+:7 /);
    expect(message).toMatch(/locations\/districts\.ts:\d+:14 /);
    edit(project, {
      'src/content/brands/baxi.ts': [['const = 3;', '']],
      'src/content/locations/districts.ts': [['export const =', 'export const']],
      'src/pages/not-found-page.tsx': [['import { quoteTerms }', 'import { quoteTermz as quoteTerms }']],
    });
    expect(failingBuild(project).join()).toMatch(/"quoteTermz" is not exported [\s\S]*not-found-page\.tsx:\d+:10 /);
  });

  test('names where a guide has a syntax error, an invalid id or an expression without a value', () => {
    const guide = 'src/content/guides/boiler-pressure-guide.mdx';
    const project = projectWith('guides', {
      [guide]: [[/^Read the black hand/m, 'Read {the black hand']],
      'src/content/guides/worcester-error-codes.mdx': [[/^crumb: /m, 'crumb: a: ']],
      'src/content/guides/when-to-replace-boiler.mdx': [[' {#lifespan}', ' {#life span}']],
      'src/content/guides/boiler-service-maintenance.mdx': [['{#included}', '{#why}']],
    });
    const message = failingBuild(project).join('\n');
    expect(message).toMatch(/boiler-pressure-guide\.mdx:\d+:\d+\n.*Unexpected end of file in expression/);
    expect(message).toMatch(/worcester-error-codes\.mdx:\d+:\d+\n.*Nested mappings are not allowed/);
    expect(message).toMatch(/when-to-replace-boiler\.mdx:\d+:1\n.*expected an id after the heading: ## How long/);
    expect(message).toMatch(/boiler-service-maintenance\.mdx:\d+:1\n.*expected an id that no other heading has: #why/);
    expect(message).not.toContain('node_modules');
    edit(project, {
      [guide]: [['Read {the black hand', 'Read {pressure.black} the black hand']],
      'src/content/guides/worcester-error-codes.mdx': [['crumb: a: ', 'crumb: ']],
      'src/content/guides/when-to-replace-boiler.mdx': [['{#life span}', '{#lifespan}']],
      'src/content/guides/boiler-service-maintenance.mdx': [[/(?<=in a boiler service\? )\{#why\}/, '{#included}']],
    });
    expect(failingBuild(project).join()).toContain(`${guide}, after “Read”: an expression has no value`);
  });

  test('names all invalid settings of the environment and of the file', () => {
    const [first, second, ...others] = secondBusiness.hours;
    const wrong = {
      ...secondBusiness,
      product: { ...secondBusiness.product, slug: 'Boiler Installation' },
      hours: [first, { ...second, opens: '8' }, ...others],
      address: { ...secondBusiness.address, country: 'UK' },
      legal: { ...secondBusiness.legal, companyName: '', gasSafeNumber: 123456 },
    };
    const project = projectWith('config', settingsTo(wrong));
    const message = failingBuild(project, {
      SITE_NAME: ' ',
      SITE_HOST: 'http://heating.example/',
      SITE_PHONE: '+1 555 0100',
      SITE_EMAIL: 'office(at)heating.example',
      BOOKING_URL: 'https://book.example/request',
      BOOKING_TOKEN: '1234',
    });
    expect(message[0]).toBe('11 invalid values; nothing was written.');
    expect(places(message)).toEqual([
      'SITE_NAME',
      'SITE_HOST',
      'SITE_PHONE',
      'SITE_EMAIL',
      'BOOKING_URL',
      'BOOKING_TOKEN',
      ...['product.slug', 'hours[1].opens', 'address.country', 'legal.gasSafeNumber', 'legal.companyName'].map(
        (field) => `src/site.config.ts  ${field}`,
      ),
    ]);
    for (const line of message.slice(1)) expect(line).toMatch(/ found \S.* expected \S/);
    expect(message.join()).toMatch(/gasSafeNumber +found 123456 +expected .*; write it in quotes/);
  });

  test('names all invalid values of the content', () => {
    const project = projectWith('content', {
      'src/content/brands/baxi.ts': [[/servicePrice = (\d+)/, "servicePrice = '$1' as unknown as $1"]],
      'src/content/brands/ideal.ts': [[/description:\s+`[^`]+`,/, '']],
      'src/content/guides/boiler-pressure-guide.mdx': [['to: /services/vaillant', 'to: /services/valiant']],
      'src/content/guides/when-to-replace-boiler.mdx': [[/published: \S+/, 'published: spring 2025']],
      'src/content/brands/alpha.ts': [['export const brand', "throw new Error('no boiler');\nexport const brand"]],
      'src/content/home.ts': [["'Same day'", "'Call 020 7946 0999, open from 7am, for £95'"]],
    });
    const message = failingBuild(project);
    expect(message[0]).toBe(`${message.length - 1} invalid values; nothing was written.`);
    expect(places(message)).toEqual(
      expect.arrayContaining([
        'src/content/brands/baxi.ts  servicePrice',
        'src/content/brands/ideal.ts  meta.description',
        'src/content/guides/boiler-pressure-guide.mdx  related[3].to',
        'src/content/guides/when-to-replace-boiler.mdx  published',
      ]),
    );
    expect(message).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/brands\/alpha\.ts +found "no boiler" +expected a module that can be loaded$/),
        expect.stringMatching(/home\.ts:\d+ .*"£95" +expected a price taken from a field/),
        expect.stringMatching(/home\.ts:\d+ .*7am.* expected the opening times/),
        expect.stringMatching(/home\.ts:\d+ .*020 7946 0999.* expected the phone number/),
      ]),
    );
    expect(message.find((line) => line.includes('servicePrice'))).toMatch(
      /^ {2}src\/content\/brands\/baxi\.ts {2}servicePrice +found "\d+" +expected whole pounds from 1 to 99999$/,
    );
  });

  test('names the line of a module that throws, or the missing value that makes it throw', () => {
    const project = projectWith('throws', {
      'src/content/packages.ts': [['export const packages', 'JSON.parse("");\nexport const packages']],
    });
    const first = '1 invalid value; nothing was written.';
    const throws =
      /^ {2}src\/content\/packages\.ts:4 +found "Unexpected end of JSON input" +expected a module that can be loaded$/;
    expect(failingBuild(project)).toEqual([first, expect.stringMatching(throws)]);
    edit(project, {
      'src/content/packages.ts': [['JSON.parse("");', '']],
      'src/content/fault-codes.ts': [["    code: 'E9/229',", '']],
    });
    const missing =
      /^ {2}src\/content\/fault-codes\.ts {2}worcesterFaults\[No Ignition\]\.code +found nothing +expected one line of text/;
    expect(failingBuild(project)).toEqual([first, expect.stringMatching(missing)]);
  });

  test('names links to missing pages and fragments with the lines that declare them', () => {
    const project = projectWith('links', {
      'src/pages/not-found-page.tsx': [
        ['to="/boiler-quotes"', 'to="/boiler-quotes#nope"'],
        ['to="/guides/when-to-replace-boiler"', 'to={"/boiler-quote" as "/boiler-quotes"}'],
      ],
    });
    const place = / {4}src\/pages\/not-found-page\.tsx:\d+$/.source;
    const message = [
      '2 links lead nowhere; nothing was written.',
      expect.stringMatching(`^ {2}404\\.html {4}/boiler-quotes#nope {4}missing fragment${place}`),
      expect.stringMatching(`^ {2}404\\.html {4}/boiler-quote {4}missing page${place}`),
    ];
    expect(failingBuild(project)).toEqual(message);
  });
});
