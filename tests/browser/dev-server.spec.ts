import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConsoleMessage, expect, type Page, test } from 'playwright/test';
import { freePorts } from '../../scripts/setup/free-ports.ts';
import { site } from '../../src/site.config.ts';
import { copyProject, edit } from '../built/project.ts';
import { hydrated } from './site.ts';

let project: string;
let server: ChildProcess;
/** One page for all tests, because the server sends hundreds of modules to each new page. */
let page: Page;
let origin: string;
let terminal = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' });
  project = mkdtempSync(join(tmpdir(), 'dev-server-'));
  copyProject(project);
  delayWatcher();
  recordRenderedPages();
  const [port] = await freePorts(1);
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)], {
    cwd: project,
    env: { ...process.env, NO_COLOR: '1' },
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (text) => {
      terminal += text;
    });
  }
  await expect.poll(() => terminal, { timeout: 30_000 }).toContain(origin);
});

test.afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'close');
  rmSync(project, { recursive: true, force: true, maxRetries: 5 });
});

/** Delays Vite's updates for saved files, as on a busy machine, to detect checks that run too early. */
function delayWatcher(): void {
  const config = join(project, 'vite.config.ts');
  const slow = "{ name: 'slow', watchChange: () => new Promise<void>((done) => setTimeout(done, 120)) }";
  const text = readFileSync(config, 'utf8');
  expect(text).toContain('plugins: [');
  writeFileSync(config, text.replace('plugins: [', `plugins: [${slow},`));
}

/** Makes the layout append the path of each page rendered in Node to the file `rendered`. */
function recordRenderedPages(): void {
  edit(project, {
    'src/components/layout/layout.tsx': [
      ['import { Outlet,', 'import { Outlet, useLocation,'],
      [
        'export function Layout() {',
        `export function Layout() {
          const { pathname } = useLocation();
          if (import.meta.env.SSR) process.getBuiltinModule('node:fs').appendFileSync('rendered', pathname + '\\n');`,
      ],
    ],
  });
}

/** Opens a page. Leaves the last page first, because it may reload, which could abort the first try. */
const open = (path: string) => page.goto('about:blank').then(() => page.goto(origin + path));
const visit = (path: string) => expect(() => open(path)).toPass();

const overlay = () => page.locator('vite-error-overlay .message');

/** Replaces a text in a file while `work` runs. */
async function withEdit(file: string, from: string, to: string, work: () => Promise<void>): Promise<void> {
  const path = join(project, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  await work();
  writeFileSync(path, text);
}

const brand = 'src/content/brands/baxi.ts';
const guide = 'src/content/guides/when-to-replace-boiler.mdx';
const link = (to: string) => `](${to})`;

test('pages hydrate at the first interaction without an error', async () => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of ['/', '/services/baxi', '/locations/e3', '/guides/boiler-pressure-guide']) {
    await visit(path);
    await hydrated(page);
  }
  expect(errors).toEqual([]);
  page.removeAllListeners();
});

const mistakes = [
  {
    what: 'a value that is not allowed',
    path: '/services/baxi',
    file: brand,
    from: "fuel: 'gas'",
    to: "fuel: 'coal'",
    message: /brands\/baxi\.ts {2}fuel +found "coal" +expected one of gas, oil/,
  },
  {
    what: 'an import of a missing file in a page that is not open',
    path: '/',
    file: guide,
    from: "'../../lib/money.ts'",
    to: "'../../lib/gone.ts'",
    message:
      /Failed to resolve import "\.\.\/\.\.\/lib\/gone\.ts" from "src\/content\/guides\/when-to-replace-boiler\.mdx"/,
    at: /src\/content\/guides\/when-to-replace-boiler\.mdx:\d+:\d+/,
  },
  {
    what: 'a syntax error in a stylesheet',
    path: '/',
    file: 'src/pages/home-page.css',
    from: '}',
    to: '',
    message: /src\/pages\/home-page\.css: Unclosed block at line \d+, column \d+/,
  },
  {
    what: 'a page that throws',
    path: '/',
    file: 'src/pages/home-page.tsx',
    from: 'export function HomePage() {',
    to: "export function HomePage() {\n  throw new Error('no home');",
    message: /no home/,
    at: /at HomePage \(src\/pages\/home-page\.tsx:\d+:\d+\)/,
  },
  {
    what: 'a link to a missing fragment of another page',
    path: '/guides/when-to-replace-boiler',
    file: guide,
    from: link('/boiler-quotes'),
    to: link('/services/ideal#none'),
    message: /\/services\/ideal#none +missing fragment +src\/content\/guides\/when-to-replace-boiler\.mdx:\d+/,
  },
  {
    what: 'a wrong setting',
    path: '/',
    file: 'src/site.config.ts',
    from: "country: 'GB'",
    to: "country: 'UK'",
    message: /address\.country +found "UK" +expected one of GB/,
  },
];

for (const { what, path, file, from, to, message, at } of mistakes) {
  test(`reports ${what} in the browser and in the terminal until it is corrected`, async () => {
    await visit(path);
    await withEdit(file, from, to, async () => {
      await expect(overlay()).toHaveText(message);
      await page.reload();
      await expect(overlay()).toHaveText(message);
      expect(terminal).toMatch(message);
      if (at) expect(terminal).toMatch(at);
    });
    await expect(overlay()).toHaveCount(0);
    await expect(page.locator('main h1')).not.toHaveText('Unexpected Application Error!');
  });
}

test('saving a file renders the open page and pages whose fragments it links to, not the whole site', async () => {
  await visit('/');
  rmSync(join(project, 'rendered'));
  await withEdit(brand, "fuel: 'gas'", "fuel: 'coal'", async () => {
    await expect(overlay()).toHaveText(/found "coal"/);
    terminal = '';
  });
  await expect.poll(() => terminal).toContain('Corrected.');
  const rendered = new Set(readFileSync(join(project, 'rendered'), 'utf8').trim().split('\n'));
  expect(rendered).toContain('/');
  expect(rendered.size).toBeLessThan(30);
});

test('a missing file is reported, and its page works again when the file is back', async () => {
  const [path, elsewhere] = [join(project, brand), join(project, 'baxi.ts')];
  await visit('/services/baxi');
  renameSync(path, elsewhere);
  await expect(overlay()).toHaveText(/src\/content\/brands\/baxi\.ts +found nothing/);
  await page.reload();
  await expect(page.locator('body')).toContainText('src/content/brands/baxi.ts is missing');
  renameSync(elsewhere, path);
  await expect(page.locator('main h1')).toContainText('Baxi');
  await expect(overlay()).toHaveCount(0);
});

test('a page first opened while a file is missing works when the file is back', async () => {
  const slug = 'top-combi-boilers-london';
  const [path, elsewhere] = [join(project, `src/content/guides/${slug}.mdx`), join(project, 'guide.mdx')];
  renameSync(path, elsewhere);
  await visit(`/guides/${slug}`);
  await expect(overlay()).toHaveText(new RegExp(`guides/${slug}\\.mdx`));
  renameSync(elsewhere, path);
  await expect(overlay()).toHaveCount(0);
  await expect(page.locator('main h1')).toContainText('combi boilers');
});

test('a page that cannot be rendered shows the error, and works again once it is corrected', async () => {
  await visit('/');
  await withEdit('src/main.tsx', 'export const createRoot', 'nowhere();\nexport const createRoot', async () => {
    await expect(async () => {
      await page.reload();
      await expect(page.locator('body')).toContainText('nowhere is not defined', { timeout: 500 });
    }).toPass();
  });
  await expect(page.locator('main h1')).toBeVisible();
});

const edits = [
  { what: 'component', path: '/', file: 'src/components/layout/header.tsx', from: 'Gas leak? Call', to: 'Gas? Call' },
  { what: 'page', path: '/404', file: 'src/pages/not-found-page.tsx', from: 'Page not found', to: 'No page' },
  {
    what: 'guide',
    path: '/guides/when-to-replace-boiler',
    file: guide,
    from: 'Boilers with a cylinder last',
    to: 'Cylinders keep',
  },
  { what: 'text', path: '/', file: 'src/content/home.ts', from: 'Or next-day visits', to: 'Or a day later' },
  { what: 'setting', path: '/', file: 'src/site.config.ts', from: site.name, to: 'Warm Homes' },
];

/** Opens a page, and waits for its Vite client. The server may restart. */
async function openConnected(path: string): Promise<void> {
  const predicate = (message: ConsoleMessage) => message.text() === '[vite] connected.';
  await expect(() => Promise.all([page.waitForEvent('console', { predicate, timeout: 10_000 }), open(path)])).toPass();
}

/** Waits for a text. Saves the file again on each retry, because the watcher may start late on a busy machine. */
async function appears(file: string, text: string): Promise<void> {
  await expect(async () => {
    utimesSync(join(project, file), new Date(), new Date());
    await expect(page.locator('body')).toContainText(text.replaceAll("'", ''), { timeout: 10_000 });
  }).toPass();
}

for (const { what, path, file, from, to } of edits) {
  test(`a saved ${what} appears on an open page before any interaction`, async () => {
    await openConnected(path);
    terminal = '';
    await withEdit(file, from, to, () => appears(file, to));
    expect(terminal).not.toContain('Error when evaluating');
  });
}

test('a saved style appears on an open page before any interaction', async () => {
  await openConnected('/');
  const sheet = 'src/styles/base.first.css';
  await withEdit(sheet, 'body {', 'body {\n  outline: 3px solid var(--color-ink);', async () => {
    await expect(async () => {
      utimesSync(join(project, sheet), new Date(), new Date());
      await expect(page.locator('body')).toHaveCSS('outline-width', '3px', { timeout: 10_000 });
    }).toPass();
  });
});
