import { test as base, type CDPSession, expect, type Locator, type Page } from 'playwright/test';
import { guideSlugs } from '../../src/routes.ts';

export { expect };

/** Pages of every kind: every guide, every layout of brand pages, an area and a district. */
export const kinds = [
  '/',
  '/boiler-quotes',
  '/combi-boilers',
  ...guideSlugs.map((slug) => `/guides/${slug}`),
  '/services/worcester-bosch',
  '/services/ideal',
  '/services/vaillant',
  '/services/baxi',
  '/services/grant',
  '/locations/e3',
  '/locations/nw',
  '/404',
];

/** Recorded errors, failed requests and requests to other origins. */
export interface Watch {
  errors: string[];
  failed: string[];
  foreign: string[];
}

/** Makes `goto` wait for the stylesheet, and adds the fixture `watch`, which fails the test if it recorded anything. */
export const test = base.extend<{ watch: Watch }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...request) => {
      const response = await goto(...request);
      if (javaScriptEnabled !== false) await stylesheetLoaded(page);
      return response;
    };
    await use(page);
  },
  watch: async ({ page, baseURL }, use) => {
    const watch: Watch = { errors: [], failed: [], foreign: [] };
    page.on('pageerror', (error) => watch.errors.push(error.message));
    page.on('console', (message) => {
      // The browser logs the status of the document, which is not an error of the page.
      const ofDocument = message.location().url === page.url() || message.text().includes('status of 404');
      if (message.type() === 'error' && !ofDocument) watch.errors.push(message.text());
    });
    page.on('requestfailed', (request) => {
      // A navigation aborts pending requests.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') watch.failed.push(request.url());
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.request().isNavigationRequest()) watch.failed.push(response.url());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
        watch.foreign.push(request.url());
    });
    await use(watch);
    expect(watch).toEqual({ errors: [], failed: [], foreign: [] });
  },
});

/** Waits for the stylesheet, which loads after the first paint. */
export async function stylesheetLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
}

/** Waits until the sections below the first screen are rendered. */
export async function fullyRendered(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-initial');
}

/** Opens a page, and waits until the router handles links. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Preloads the page of a link, then clicks the link, so that the router renders the page. */
export async function follow(page: Page, link: Locator): Promise<void> {
  await preloadPages(page, [link]);
  await link.evaluate((element: HTMLElement) => element.click());
}

/** Points at links, and waits until their pages are loaded. */
export async function preloadPages(page: Page, links: readonly Locator[]): Promise<void> {
  const pending = new Set<unknown>();
  let requests = 0;
  const begin = (request: unknown) => {
    requests += 1;
    pending.add(request);
  };
  const end = (request: unknown) => pending.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  for (const link of links) await link.dispatchEvent('pointerover');
  // A loaded file may request others.
  for (let before = -1; requests !== before; ) {
    before = requests;
    await expect.poll(() => pending.size).toBe(0);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Points at a link, which starts the app, and waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('a.brand-mark').dispatchEvent('pointerover');
    await page.locator('#root[data-hydrated]').waitFor({ state: 'attached', timeout: 500 });
  }).toPass();
}

/** Waits until the page's custom elements are defined. */
export async function elementsDefined(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('maintenance-tip') !== undefined);
}

/** Records policy violations in all documents of a tab. */
export async function recordPolicyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void };
      noteViolation(`${location.pathname}: ${effectiveDirective} blocks ${blockedURI} ${sample}`);
    });
  });
  page.on('console', (message) => {
    if (/Content.Security.Policy|Cross-Origin|Permissions-Policy/i.test(message.text()))
      violations.push(message.text());
  });
  return violations;
}

export async function storedData(page: Page) {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { cookies, ...inPage };
}

export const nothingStored = { cookies: [], cookie: '', local: [], session: [], databases: [], caches: [], workers: 0 };

/** Returns the first link to a page in the footer. */
export const linkTo = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls, and waits until the scroll event is handled. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Sets the browser's default font size (px). */
export async function setFontSize(devtools: CDPSession, standard: number): Promise<void> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** Returns the footer's link to a page. Expands the group of the link if it is collapsed. */
export async function footerLink(page: Page, path: string): Promise<Locator> {
  const target = page.locator(`a[href="${path}"]`);
  const link = page.getByRole('contentinfo').locator(target);
  const group = page.getByRole('contentinfo').locator('details', { has: target });
  if (!(await link.isVisible())) await group.locator('summary').click();
  return link;
}
