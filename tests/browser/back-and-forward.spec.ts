import { chromium, type Page, type Route } from 'playwright/test';
import { ensureBrowser, launchOptions } from '../../scripts/setup/browser.ts';
import { nextClosing, stateAt } from './office-hours.ts';
import {
  expect,
  follow,
  fullyRendered,
  hydrated,
  kinds,
  linkTo,
  open,
  preloadPages,
  scrollPosition,
  scrollTo,
  test,
} from './site.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const step = (page: Page, by: number) => page.evaluate((entries) => void setTimeout(() => history.go(entries), 20), by);
const entries = (page: Page) => page.evaluate(() => history.length);

for (const [how, go] of Object.entries({
  'inside the document': (page: Page, path: string) => follow(page, linkTo(page, path)),
  'from document to document': (page: Page, path: string) => page.goto(path).then(() => hydrated(page)),
})) {
  test(`going back and forward ${how} restores the scroll position of each page`, async ({ page, watch: _ }) => {
    const visits = [
      { path: '/', top: 1200 },
      { path: '/services/baxi', top: 500 },
      { path: '/locations/e', top: 300 },
    ];
    await open(page, '/');
    for (const { path, top } of visits) {
      if (path !== '/') await go(page, path);
      await expect(page).toHaveURL(path);
      await expect.poll(() => scrollPosition(page)).toBe(0);
      await scrollTo(page, top);
    }
    for (const { by, visit } of [
      { by: -1, visit: 1 },
      { by: -1, visit: 0 },
      { by: 2, visit: 2 },
      { by: -2, visit: 0 },
    ]) {
      await step(page, by);
      const { path = '', top = 0 } = visits[visit] ?? {};
      await expect(page).toHaveURL(path);
      await expect.poll(() => scrollPosition(page)).toBe(top);
    }
    await page.reload();
    await expect.poll(async () => Math.abs((await scrollPosition(page)) - 1200)).toBeLessThan(100);
  });
}

/** Ways to scroll far down without the wheel. */
const jumps: Record<string, (page: Page) => Promise<unknown>> = {
  'the End key': (page) => page.keyboard.press('End'),
  'a script': (page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.6)),
  'find in page': (page) => page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView()),
  'the scroll bar': (page) =>
    page.evaluate(async () => {
      for (const part of [0.2, 0.4, 0.6, 0.8]) {
        window.scrollTo(0, document.documentElement.scrollHeight * part);
        await new Promise(requestAnimationFrame);
      }
    }),
};

for (const width of [375, 1280]) {
  for (const way of ['client', 'document']) {
    test(`going back restores the position after a jump, ${width} px wide, ${way} navigation`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      if (way === 'document') await page.route(/\/viessmann-[^/]*\.js$/, (route) => route.abort());
      const wrong: string[] = [];
      // Tests fewer pages with document navigation, where the browser itself restores the position.
      const interval = way === 'document' ? 6 : 3;
      for (const [index, path] of kinds.entries()) {
        if (index % interval !== (width === 375 ? 0 : 1)) continue;
        const [jump = '', go] = Object.entries(jumps)[index % 4] ?? [];
        await page.goto(path);
        await go?.(page);
        await page.waitForFunction(() => window.scrollY > 1000);
        await fullyRendered(page);
        await hydrated(page);
        const link = linkTo(page, '/services/viessmann');
        await preloadPages(page, [link]);
        const top = await scrollPosition(page);
        await page.evaluate((client) => Object.assign(window, { client }), way === 'client');
        await link.evaluate((element: HTMLElement) => element.click());
        await expect(page).toHaveTitle(/Viessmann/);
        expect(await page.evaluate(() => 'client' in window)).toBe(way === 'client');
        await page.goBack();
        await expect(page).not.toHaveTitle(/Viessmann/);
        await fullyRendered(page);
        // When the web font arrives, the browser keeps visible text in place, which moves the position by a few px.
        const tolerance = way === 'client' ? 1 : 10;
        const isRestored = async () => Math.abs((await scrollPosition(page)) - top) <= tolerance;
        await expect
          .poll(isRestored, { timeout: 2000 })
          .toBe(true)
          .catch(async () => wrong.push(`${path} by ${jump}: left at ${top}, found at ${await scrollPosition(page)}`));
      }
      expect(wrong).toEqual([]);
    });
  }
}

test('the back/forward cache restores pages, with the current opening state', async ({ baseURL }) => {
  // Playwright disables the back/forward cache.
  const browser = await chromium.launch({
    ...launchOptions(ensureBrowser()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', timezoneId: 'Europe/London' });
  const after = nextClosing('2026-11-04T12:00');
  const before = new Date(after.getTime() - 60_000);
  await page.addInitScript(
    ([before = 0, after = 0]) => {
      let now = before;
      window.Date = class extends Date {
        constructor(...given: []) {
          super(...((given.length > 0 ? given : [now]) as []));
        }
      } as DateConstructor;
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) now = after;
        Object.assign(window, { isRestored: persisted });
      });
    },
    [before.getTime(), after.getTime()],
  );
  const isRestored = () => page.evaluate(() => (window as unknown as { isRestored: boolean }).isRestored);

  await open(page, '/');
  const openingState = page.locator('.hero .open-now > span');
  await expect(openingState).toHaveText(stateAt(before));
  for (const path of ['/services/baxi', '/locations/e3']) {
    await open(page, path);
    expect(await isRestored()).toBe(false);
    await step(page, -1);
    await expect(page).toHaveURL('/');
    await expect.poll(isRestored).toBe(true);
    await step(page, 1);
    await expect(page).toHaveURL(path);
    await expect.poll(isRestored, path).toBe(true);
    await step(page, -1);
    await expect(page).toHaveURL('/');
    await expect(openingState).toHaveText(stateAt(after));
  }
  await browser.close();
});

const links = ['/services/baxi', '/locations/e', '/guides/boiler-pressure-guide', '/services/ideal', '/services/grant'];
const last = links.at(-1) ?? '';

/** Time (ms) after which no navigation is pending. */
const settleTime = 500;

/** Clicks links `apart` ms apart, or all at once. Returns before the clicks, because they may unload the page. */
async function clickLinks(page: Page, paths: readonly string[], apart = 0): Promise<void> {
  await page.evaluate(
    ([all, pause]) => {
      const click = (path: string) => document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
      if (pause === 0) setTimeout(() => all.forEach(click), 20);
      else for (const [index, path] of all.entries()) setTimeout(() => click(path), 20 + pause * index);
    },
    [paths, apart] as const,
  );
}

for (const [what, loaded] of Object.entries({
  'not loaded': [],
  'all loaded': links,
  'partly loaded': ['/locations/e'],
})) {
  test(`five quick clicks on links to pages that are ${what} open the last page`, async ({ page, watch: _ }) => {
    await open(page, '/');
    await preloadPages(
      page,
      loaded.map((path) => linkTo(page, path)),
    );
    const before = await entries(page);
    await clickLinks(page, links);
    await expect(page).toHaveURL(last);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Grant');
    await page.waitForTimeout(settleTime);
    await expect(page).toHaveURL(last);
    expect(await entries(page)).toBeLessThanOrEqual(before + links.length);
    expect(await entries(page)).toBeGreaterThan(before);
  });
}

for (const isLoaded of [false, true]) {
  test(`a double click adds one history entry (page ${isLoaded ? '' : 'not '}loaded)`, async ({ page, watch: _ }) => {
    await open(page, '/');
    if (isLoaded) await preloadPages(page, [linkTo(page, last)]);
    const before = await entries(page);
    await clickLinks(page, [last, last]);
    await expect(page).toHaveURL(last);
    await page.waitForTimeout(settleTime);
    expect(await entries(page)).toBe(before + 1);
    await step(page, -1);
    await expect(page).toHaveURL('/');
  });
}

test('a link clicked while a slow document is loading takes precedence', async ({ page, watch: _ }) => {
  await page.route(/\/assets\/baxi-/, () => {});
  const held: Route[] = [];
  await page.route('/services/baxi', (route) => void held.push(route));
  await open(page, '/');
  await preloadPages(page, [linkTo(page, '/services/ideal')]);
  await clickLinks(page, ['/services/baxi', '/services/ideal'], settleTime);
  await expect.poll(() => held.length).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ideal');
  for (const route of held) await route.continue().catch(() => {});
  await page.waitForTimeout(settleTime);
  await expect(page).toHaveURL('/services/ideal');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ideal');
});

test('a click on a link takes precedence over going back to a slow document', async ({ page, watch: _ }) => {
  await page.route(/\/home-page-/, () => {});
  await open(page, '/');
  await follow(page, linkTo(page, '/services/ideal'));
  await expect(page).toHaveURL('/services/ideal');
  // After a reload, the script of the home page is not loaded, so going back loads its document.
  await page.reload();
  await hydrated(page);
  await preloadPages(page, [linkTo(page, '/services/baxi')]);
  const held: Route[] = [];
  await page.route('/', (route) => void held.push(route));
  await page.evaluate((pause) => {
    setTimeout(() => history.back(), 20);
    setTimeout(() => document.querySelector<HTMLElement>('footer a[href="/services/baxi"]')?.click(), 20 + pause);
  }, settleTime);
  await expect.poll(() => held.length).toBe(1);
  await page.waitForTimeout(2 * settleTime);
  for (const route of held) await route.continue().catch(() => {});
  await page.waitForTimeout(settleTime);
  await expect(page).toHaveURL('/services/baxi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Baxi');
});

test('100 quick navigations do not leak memory', async ({ page, watch: _ }) => {
  await open(page, '/');
  await preloadPages(
    page,
    links.map((path) => linkTo(page, path)),
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');

  const measureAfter = async (navigations: number) => {
    await page.evaluate(
      async ([paths, count]) => {
        for (let turn = 0; turn < count; turn += 1) {
          const path = paths[turn % paths.length];
          const before = document.title;
          document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
          while (location.pathname !== path || document.title === before) await new Promise((done) => setTimeout(done));
        }
      },
      [links, navigations] as const,
    );
    // Pages are garbage-collected with a delay, so the lowest of a few measurements counts.
    const lowest = { nodes: Infinity, listeners: Infinity, heap: Infinity };
    for (let run = 0; run < 4; run += 1) {
      await page.waitForTimeout(150);
      await devtools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devtools.send('Performance.getMetrics');
      const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      lowest.nodes = Math.min(lowest.nodes, value('Nodes'));
      lowest.listeners = Math.min(lowest.listeners, value('JSEventListeners'));
      lowest.heap = Math.min(lowest.heap, value('JSHeapUsedSize'));
    }
    return lowest;
  };
  const first = await measureAfter(50);
  const second = await measureAfter(50);
  expect(second.nodes).toBeLessThan(first.nodes * 1.05);
  expect(second.listeners).toBeLessThan(first.listeners * 1.05);
  expect(second.heap).toBeLessThan(first.heap * 1.1);
});
