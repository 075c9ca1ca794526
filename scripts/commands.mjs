import { groups, withSettings } from './test/groups.mjs';

/**
 * Every command of the project: `npm run NAME` goes through run.mjs, which prints these lines for `--help`. Plain
 * JavaScript, because it answers before anything is installed.
 *
 * @typedef {object} Command
 * @property {string} does What it does, in a sentence or two.
 * @property {Readonly<Record<string, string>>} [options] Its options, as they are typed, and what each does.
 * @property {string} [script] The file in `scripts` that it runs.
 * @property {readonly string[]} [tool] The program of a package that it runs, with its arguments; further ones go to it too.
 */

/** @type {Readonly<Record<string, Command>>} */
export const commands = {
  build: {
    does: 'Makes the site in dist. A fault in settings, content or links stops it before anything is written.',
    options: {
      '--out DIR': 'writes to another folder',
      '--compress': 'adds .br, .gz and, from Node 22.15 on, .zst beside every text',
      '--check': 'writes nothing, and says what in settings, content, pages and links would stop it',
    },
    script: 'build/start.mjs',
  },
  test: {
    does: 'Runs every check, and ends with "N passed, N failed".',
    options: {
      '--only GROUPS': `some of them, with commas between: ${groups.join(', ')}`,
    },
    script: 'test.ts',
  },
  dev: {
    does: 'Starts the development server. It shows what a build would refuse, on the page and here.',
    options: { '--port N': 'the port, instead of 5173 or the next free one', '--host': 'answers other machines too' },
    script: 'dev.ts',
  },
  preview: {
    does: 'Serves dist as a host would: clean URLs, compressed files, caching, 404.',
    options: { '--port N': 'the port, instead of 4173', '--dist DIR': 'serves another folder' },
    script: 'preview.ts',
  },
  new: {
    does: 'Adds a page with nothing filled in: writes its files, adds its slug, and says what is left to do.',
    options: {
      'brand SLUG': 'a brand’s service page',
      '--layout NAME': 'with brand: card, long, rich or short; card without it',
      'guide SLUG': 'a guide',
      'district SLUG': 'a postcode district',
    },
    script: 'new.ts',
  },
  remove: {
    does: 'Lists what goes with a page, and every link that would lead nowhere.',
    options: { 'brand SLUG': 'or guide SLUG, or district SLUG', '--yes': 'removes it' },
    script: 'remove.ts',
  },
  'check:links': {
    does: 'Crawls dist, writes reports/links.json and reports/links.md. More in scripts/links/README.md.',
    options: {
      '--dist DIR': 'checks another folder',
      '--changed FILE…': 'reports on these documents alone',
      '--sarif FILE': 'writes a SARIF report too',
      '--junit FILE': 'writes a JUnit report too',
      '--standalone': 'checks any static site, without a route table',
      '--origin URL': 'with --standalone: the address of that site',
      '--index-files': 'with --standalone: its pages are index.html of folders',
      '--ignore PATTERN': 'with --standalone: passes over targets that match this regular expression',
    },
    script: 'check-links.ts',
  },
  'check:links:conformance': {
    does: 'Judges the fixtures of other link checkers, and compares the verdicts.',
    options: { '--suites DIR': 'the folder that holds those projects (scripts/links/README.md)' },
    script: '../tests/links-conformance/run.ts',
  },
  'check:ready': {
    does: 'Says what is still the sample’s, which claims lack a source, and what the law asks. Exits 1 until the site may go out.',
    script: 'check-ready.ts',
  },
  'check:types': { does: 'Runs the compiler, which writes nothing.', tool: ['tsc', '-p', '.'] },
  'check:lint': { does: 'Runs Biome: lint and format.', tool: ['biome', 'check'] },
  'test:unit': {
    does: 'Runs the unit tests.',
    tool: ['vitest', 'run', 'tests/unit', '--no-isolate', '--testTimeout=30000'],
  },
  'test:built': {
    does: 'Runs the tests that read dist.',
    tool: ['vitest', 'run', 'tests/built', '--no-isolate', '--testTimeout=60000'],
  },
  'test:hosts': {
    does: 'Tries the host files of dist on nginx.',
    tool: ['vitest', 'run', 'tests/hosts', '--testTimeout=30000'],
  },
  'test:browser': {
    does: 'Tries dist in a browser; PORT is the port of its preview.',
    tool: ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'],
  },
  'test:second-business': {
    does: 'Builds a copy of the project with the settings of another business, and runs the tests that settings could break.',
    options: {
      '--in DIR': 'copies into an empty folder, which stays',
      '--without LIST': `leaves out tests: ${withSettings.join(', ')}`,
    },
    script: '../tests/second-business/run.ts',
  },
  format: { does: 'Formats the code, and mends what Biome can.', tool: ['biome', 'check', '--write'] },
  bench: {
    does: 'Times builds beside those of vite-react-ssg, and of made-up tables.',
    options: {
      '--pages N': 'only a made-up table of N pages',
      '--json FILE': 'with --pages: writes its figures there',
    },
    script: 'bench.ts',
  },
  'bench:pages': {
    does: 'Runs Lighthouse on every kind of page of dist.',
    options: {
      '--desktop': 'takes its desktop model, not its mobile one',
      '--runs N': 'so many runs a page, of which the median counts',
      '--page PATH': 'only this page',
      '--changes': 'times presses on links instead',
      '--touches': 'times the first touch of tools instead',
    },
    script: 'bench-pages.ts',
  },
  screenshots: {
    does: 'Takes pictures of every kind of page in dist at three widths and in both themes, as reports/screenshots/index.html.',
    options: { '--engine NAME': 'chromium (the default), firefox or webkit', '--page PATH': 'only this page' },
    script: 'screenshots.ts',
  },
  draw: { does: 'Draws icons, sprite and atlas in public, from favicon.svg and the components.', script: 'draw.ts' },
};
