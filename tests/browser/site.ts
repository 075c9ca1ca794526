import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { listPages } from '../../src/lib/route-table.ts';
import { guideSlugs, routes } from '../../src/routes.ts';

export { expect };

/** One page of each kind, with each layout of the makers' pages and both kinds of location. */
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

/** Every page of the route table. */
export const paths = listPages(routes).map(({ path }) => path);

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
  const areThere = () => [...document.styleSheets].some(({ href }) => href !== null);
  await page.waitForFunction(areThere, undefined, { timeout: 5000 });
}

/** Waits for the parts that are laid out one after the other, out of sight. */
export async function whole(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-initial');
}

/** Opens a page and waits until it is hydrated: from then on the router answers to links. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Presses a link as a visitor does, who points at it first: then its page is at hand, and the router shows it. */
export async function follow(page: Page, link: Locator): Promise<void> {
  await link.dispatchEvent('pointerover');
  await quiet(page);
  await link.evaluate((element: HTMLElement) => element.click());
}

/** Waits until nothing more has been loaded for a while. */
async function quiet(page: Page): Promise<void> {
  let [before, now] = [-1, 0];
  while (now !== before) {
    before = now;
    await page.waitForTimeout(200);
    now = await page.evaluate(() => performance.getEntriesByType('resource').length);
  }
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });
}
