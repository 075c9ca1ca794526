import { test as base, type CDPSession, expect, type Locator, type Page } from 'playwright/test';
import { guideSlugs } from '../../src/routes.ts';

export { expect };

/** One page of each kind, with each layout of the brands' pages, each guide and both kinds of location. */
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

/** What went wrong on a page behind the visitor's back. */
export interface Watch {
  errors: string[];
  failed: string[];
  foreign: string[];
}

/** A page whose console, requests and errors are watched from the start. */
export const test = base.extend<{ watch: Watch }>({
  // The styles of what is below the fold come after the first paint: a page is looked at when they are there.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...request) => {
      const response = await goto(...request);
      if (javaScriptEnabled !== false) await styled(page);
      return response;
    };
    await use(page);
  },
  watch: async ({ page, baseURL }, use) => {
    const watch: Watch = { errors: [], failed: [], foreign: [] };
    page.on('pageerror', (error) => watch.errors.push(error.message));
    page.on('console', (message) => {
      // The browser reports the status of the document itself; that a page is not found is no error of the page.
      const ofDocument = message.location().url === page.url() || message.text().includes('status of 404');
      if (message.type() === 'error' && !ofDocument) watch.errors.push(message.text());
    });
    page.on('requestfailed', (request) => {
      // What a navigation cut short was no longer wanted.
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

/** Waits for the styles of what is below the fold. */
export async function styled(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
}

/** Waits for the parts that are laid out one after the other, out of sight: after the last, `main` clips nothing. */
export async function whole(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-initial');
}

/** Opens a page as a visitor does who goes on, and waits until it is hydrated: from then on the router answers to links. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Presses a link as a visitor does, who points at it first: then its page is at hand, and the router shows it. */
export async function follow(page: Page, link: Locator): Promise<void> {
  await fetchAhead(page, [link]);
  await link.evaluate((element: HTMLElement) => element.click());
}

/** Points at links as a visitor does, and waits until all that this asks for has come. */
export async function fetchAhead(page: Page, links: readonly Locator[]): Promise<void> {
  const pending = new Set<unknown>();
  let asked = 0;
  const begin = (request: unknown) => {
    asked += 1;
    pending.add(request);
  };
  const end = (request: unknown) => pending.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  for (const link of links) await link.dispatchEvent('pointerover');
  // What has come may ask for more, once it has been read.
  for (let before = -1; asked !== before; ) {
    before = asked;
    await expect.poll(() => pending.size).toBe(0);
    await page.evaluate(() => new Promise((read) => setTimeout(read, 100)));
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Points at a link, which starts the app, and waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('a.brand-mark').dispatchEvent('pointerover');
    await page.locator('#root[data-hydrated]').waitFor({ state: 'attached', timeout: 500 });
  }).toPass();
}

/** Waits until the page's own elements answer: the last of them is defined. */
export async function answering(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('maintenance-tip') !== undefined);
}

/** Counts what a page's policy forbids, from its first line on, also across documents of one tab. */
export async function watchPolicy(page: Page): Promise<string[]> {
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

/** Everything that a site could keep in a visitor's browser. */
export async function kept(page: Page) {
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

export const nothingKept = { cookies: [], cookie: '', local: [], session: [], databases: [], caches: [], workers: 0 };

/** Sets the size of letters that the visitor has set in the browser, in px. */
export async function setFontSize(devtools: CDPSession, standard: number): Promise<void> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** A link of the footer, its group unfolded where that is folded: on a phone, and where the stylesheet has not come. */
export async function inFooter(page: Page, path: string): Promise<Locator> {
  const target = page.locator(`a[href="${path}"]`);
  const link = page.getByRole('contentinfo').locator(target);
  const group = page.getByRole('contentinfo').locator('details', { has: target });
  if (!(await link.isVisible())) await group.locator('summary').click();
  return link;
}
