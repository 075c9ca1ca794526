import type { BrowserContext, Page, Route } from 'playwright/test';
import { expect, follow, footerLink, hydrated, open, test } from './site.ts';

const faults: Record<string, (route: Route) => unknown> = {
  'has status 404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  'is aborted': (route) => route.abort('connectionreset'),
  'never arrives': () => {},
};
const gone = faults['has status 404'] as (route: Route) => unknown;

const codeOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`);

/** Serves a module that exports the function `broken` of `definition` under each of the original export names. */
async function fulfillBroken(route: Route, definition: string): Promise<void> {
  const code = await (await route.fetch()).text();
  const names = [...(/export\s*\{([^}]*)\}/.exec(code)?.[1]?.matchAll(/(?:\bas\s+)?([\w$]+)\s*(?:,|$)/g) ?? [])];
  const body = `${definition}\nexport { ${names.map(([, name]) => `broken as ${name}`).join(', ')} };`;
  await route.fulfill({ contentType: 'text/javascript', body });
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toCombiBoilers = (page: Page) => page.locator('main a[href="/combi-boilers"]').first();

/** Marks the document, to detect whether it was replaced. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back(), 20));

async function openBare(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function recordErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.exposeFunction('recordError', (text: string) => errors.push(text));
  await page.addInitScript(() => {
    const { recordError } = window as unknown as { recordError: (text: string) => void };
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading?.textContent?.startsWith('Unexpected')) {
        recordError(`${location.pathname}: ${heading.nextElementSibling?.textContent}`);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return errors;
}

for (const [name, fault] of Object.entries(faults)) {
  test(`a click loads the document if the page script ${name}`, async ({ page }) => {
    const errors = await recordErrors(page);
    await page.route(codeOf('combi-boilers-page'), fault);
    await open(page, '/');
    await mark(page);
    await toCombiBoilers(page).click();
    await expect(page).toHaveURL('/combi-boilers');
    await expect(title(page)).toContainText('combi', { ignoreCase: true });
    expect(await isMarked(page)).toBe(false);
    expect(errors).toEqual([]);
  });
}

for (const [name, fault] of Object.entries(faults).filter(([key]) => /404|never/.test(key))) {
  test.describe(`a page script that ${name}`, () => {
    test('going back to its page loads the document, and going forward works', async ({ page }) => {
      const errors = await recordErrors(page);
      await open(page, '/');
      const home = await title(page).textContent();
      await follow(page, toCombiBoilers(page));
      await expect(page).toHaveURL('/combi-boilers');
      // After the reload the script of the home page is not loaded.
      await page.route(codeOf('home-page'), fault);
      await page.reload();
      await hydrated(page);
      await mark(page);

      await back(page);
      await expect(title(page)).toHaveText(home ?? '');
      await expect(page).toHaveURL('/');
      expect(await isMarked(page)).toBe(false);
      await hydrated(page);

      await page.evaluate(() => history.forward());
      await expect(page).toHaveURL('/combi-boilers');
      await expect(title(page)).toContainText('combi', { ignoreCase: true });
      expect(errors).toEqual([]);
    });

    test('the page of an unlisted postcode shows the five areas and the phone number', async ({ context }) => {
      await context.route(codeOf('location-page'), fault);
      const page = await openBare(context, '/locations/ec1a');
      const main = page.getByRole('main');
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
      for (const area of ['e', 'w', 'n', 's', 'nw']) {
        await expect(main.locator(`a[href="/locations/${area}"]`)).toBeVisible();
      }
    });
  });
}

test.describe('a new deployment while a tab is open', () => {
  test('links work although the old files are gone', async ({ page }) => {
    const errors = await recordErrors(page);
    await open(page, '/');
    await page.route('**/assets/**', gone);
    // New documents and the new site.js refer to new files.
    await page.route(/^[^.]*$|\/site\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('assets/', 'assets-new/') });
    });
    await page.route('**/assets-new/**', async (route) =>
      route.fulfill({
        response: await route.fetch({ url: route.request().url().replace('/assets-new/', '/assets/') }),
      }),
    );

    for (const [path, name] of [
      ['/services/baxi', 'Baxi'],
      ['/locations/e', 'East London'],
      ['/guides/boiler-pressure-guide', 'pressure'],
    ] as const) {
      await (await footerLink(page, path)).click();
      await expect(page).toHaveURL(path);
      await expect(title(page)).toContainText(name, { ignoreCase: true });
    }
    await back(page);
    await expect(page).toHaveURL('/locations/e');
    await expect(title(page)).toContainText('East London');
    expect(errors).toEqual([]);
    // The last page may still be loading.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('the app starts at the next interaction if its script failed to load at the first', async ({ page }) => {
    const errors = await recordErrors(page);
    const requested: string[] = [];
    await page.route(codeOf('app-react'), (route) => {
      requested.push(route.request().url());
      return gone(route);
    });
    await page.goto('/');
    const point = () => page.locator('a.brand-mark').dispatchEvent('pointerover');
    await expect(async () => {
      await point();
      expect(requested).not.toEqual([]);
    }).toPass();
    await page.waitForTimeout(500);
    expect(errors).toEqual([]);
    await page.unroute(codeOf('app-react'));
    await hydrated(page);
    expect(errors).toEqual([]);
  });

  test('links work without any script file', async ({ page }) => {
    const errors = await recordErrors(page);
    await page.route(/\.js$/, gone);
    await page.goto('/');
    await page.getByRole('contentinfo').locator('a[href="/services/baxi"]').click();
    await expect(page).toHaveURL('/services/baxi');
    await expect(title(page)).toContainText('Baxi');
    expect(errors).toEqual([]);
  });
});

test.describe('a missing stylesheet', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  for (const [name, fault] of Object.entries({ 'has status 404': gone, 'is aborted': faults['is aborted'] ?? gone })) {
    test(`that ${name} leaves the first screen styled, all text visible, and links working`, async ({ context }) => {
      let requests = 0;
      await context.route(/\.css$/, (route) => {
        requests += 1;
        return fault(route);
      });
      const page = await openBare(context, '/');
      await hydrated(page);
      expect(requests).toBe(1);
      const look = await title(page).evaluate((heading) => {
        const { fontSize, fontFamily } = getComputedStyle(heading);
        return { size: Number.parseFloat(fontSize), family: fontFamily };
      });
      expect(look.size).toBeGreaterThan(26);
      expect(look.family).toMatch(/^Besley/);
      await expect(page.locator('.call-bar a[href^="tel:"]')).toBeInViewport();
      for (const heading of await page.locator('main h2').all()) await expect(heading).toBeVisible();

      await (await footerLink(page, '/services/baxi')).click();
      await expect(page).toHaveURL('/services/baxi');
      await expect(title(page)).toContainText('Baxi');
    });
  }
});

test.describe('offline', () => {
  test('visited pages open, going back works, and everything works once online again', async ({ page, context }) => {
    const errors = await recordErrors(page);
    await open(page, '/');
    const home = (await title(page).textContent()) ?? '';
    await follow(page, toCombiBoilers(page));
    await expect(page).toHaveURL('/combi-boilers');
    await back(page);
    await expect(title(page)).toHaveText(home);

    await context.setOffline(true);
    await toCombiBoilers(page).click();
    await expect(page).toHaveURL('/combi-boilers');
    await back(page);
    await expect(title(page)).toHaveText(home);

    // The browser shows its own error page for a page that is not loaded.
    await page.getByRole('contentinfo').locator('a[href="/services/baxi"]').click();
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    await page.goBack();
    await expect(title(page)).toHaveText(home);
    await page.getByRole('contentinfo').locator('a[href="/services/baxi"]').click();
    await expect(title(page)).toContainText('Baxi');
    expect(errors).toEqual([]);
  });

  test('going back to a page that is not loaded shows the phone number', async ({ page, context }) => {
    await open(page, '/boiler-quotes'); // Not the home page, which `hydrated` may load.
    const quotes = (await title(page).textContent()) ?? '';
    await follow(page, toCombiBoilers(page));
    await expect(page).toHaveURL('/combi-boilers');
    await page.reload();
    await hydrated(page);
    await context.setOffline(true);
    await back(page);
    await expect(title(page)).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('main')).toContainText('You’re offline');
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();

    await context.setOffline(false);
    await expect(title(page)).toHaveText(quotes);
    await expect(page).toHaveURL('/boiler-quotes');
  });
});

for (const [who, connection] of Object.entries({
  'has data saver on': { saveData: true, effectiveType: '4g' },
  'is on 2G': { saveData: false, effectiveType: '2g' },
})) {
  test(`nothing is prefetched for a visitor who ${who}, and links work`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const [scripts, prefetched]: [string[], string[]] = [[], []];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const devtools = await page.context().newCDPSession(page);
    devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => prefetched.push(prefetchUrl));
    await devtools.send('Preload.enable');
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 250_000 / 8,
      uploadThroughput: 50_000 / 8,
    });

    // Larger windows wait for the stylesheet.
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto('/');
    expect(await page.evaluate(paintBlockers)).toEqual([]);
    for (const path of ['/combi-boilers', '/guides/boiler-installation-cost']) {
      await page.locator(`main a[href="${path}"]`).first().hover();
      // Otherwise, the browser would have prefetched by now.
      await page.waitForTimeout(500);
    }
    // Every page loads this script after the first paint.
    const clientEntry = [expect.stringMatching(/\/site\.js$/)];
    expect({ scripts, prefetched }).toEqual({ scripts: clientEntry, prefetched: [] });

    await toCombiBoilers(page).click();
    await expect(page).toHaveURL('/combi-boilers');
    await expect(title(page)).toContainText('combi', { ignoreCase: true });
    expect([...new Set(scripts)]).toEqual(clientEntry);
  });
}

test('with storage blocked, the theme can be switched for the visit, without an error', async ({ page, watch: _ }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, store, { get });
  });
  await open(page, '/');
  const dark = page.getByRole('contentinfo').getByRole('button', { name: 'Dark' });
  await dark.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await follow(page, toCombiBoilers(page));
  await expect(page).toHaveURL('/combi-boilers');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a page that throws shows the phone number and a home link, and the next page works', async ({ page }) => {
  await page.route(codeOf('combi-boilers-page'), (route) =>
    fulfillBroken(route, "function broken() { throw new Error('This page is broken.'); }"),
  );
  await open(page, '/');
  const main = page.getByRole('main');
  for (const leave of [
    () => main.getByRole('link', { name: 'home page' }).click(),
    () => page.getByRole('banner').locator('a[href="/"]').first().click(),
  ]) {
    await follow(page, toCombiBoilers(page));
    await expect(title(page)).toHaveText('Unexpected Application Error!');
    await expect(page).toHaveTitle('Unexpected Application Error!');
    await expect(main).toContainText('This page is broken.');
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    await leave();
    await expect(page).toHaveURL('/');
    await expect(title(page)).toContainText('across London');
    await hydrated(page);
  }
  await follow(page, page.getByRole('contentinfo').locator('a[href="/services/baxi"]'));
  await expect(title(page)).toContainText('Baxi');
});

test('a custom element that throws keeps its prerendered text', async ({ page }) => {
  await page.route(codeOf('maintenance-tip'), (route) =>
    // The bundle exports the module's default or the module itself.
    fulfillBroken(route, "function broken() { throw new Error('This part is broken.'); } broken.default = broken;"),
  );
  const failed = page.waitForEvent('pageerror', ({ message }) => message.includes('This part is broken.'));
  await open(page, '/locations/e3');
  await failed;
  await expect(page.locator('.tip h2')).toBeVisible();
  await expect(page.locator('.tip-text')).not.toBeEmpty();
});

/** Returns scripts that were requested before the first paint, and stylesheets that blocked it. */
function paintBlockers(): string[] {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const requests = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus: string;
  })[];
  return requests
    .filter(({ name, startTime }) => /\.(js|css)$/.test(name) && startTime < paint)
    .filter(({ name, renderBlockingStatus }) => name.endsWith('.js') || renderBlockingStatus === 'blocking')
    .map(({ name }) => name);
}
