import type { BrowserContext, Page, Route } from 'playwright/test';
import { expect, follow, hydrated, open, test } from './site.ts';

/** What a host, a proxy or a dead spot can do to a request. */
const faults: Record<string, (route: Route) => unknown> = {
  'answers 404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Sorry' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'never comes': () => {},
};
const gone = faults['answers 404'] as (route: Route) => unknown;

/** The code of one page. */
const codeOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`);

/** Longest wait (ms) for a page whose code does not come: the router's patience, then the document. */
const soon = { timeout: 1500 };

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toCombiBoilers = (page: Page) => page.locator('main a[href="/combi-boilers"]').first();

/** Marks the document, so that the next one can be told from it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const back = (page: Page) => page.evaluate(() => history.back());

/** Opens a page on a day when its styles may not come: the one of the fixture would wait for them. */
async function openBare(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Notes every error, and every error screen, however short it was shown. */
async function watchTrouble(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  await page.exposeFunction('noteTrouble', (text: string) => trouble.push(text));
  await page.addInitScript(() => {
    const { noteTrouble } = window as unknown as { noteTrouble: (text: string) => void };
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading?.textContent?.startsWith('Unexpected')) {
        noteTrouble(`${location.pathname}: ${heading.nextElementSibling?.textContent}`);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return trouble;
}

for (const [what, fault] of Object.entries(faults)) {
  test.describe(`the code of a page ${what}`, () => {
    test('a press on its link shows the page from its document', async ({ page }) => {
      const trouble = await watchTrouble(page);
      await page.route(codeOf('combi-boilers-page'), fault);
      await open(page, '/');
      await mark(page);
      await toCombiBoilers(page).click();
      await expect(page).toHaveURL('/combi-boilers', soon);
      await expect(title(page)).toContainText('combi', { ...soon, ignoreCase: true });
      expect(await isMarked(page)).toBe(false);
      expect(trouble).toEqual([]);
    });

    test('going back to it shows the page from its document, and going forward again works', async ({ page }) => {
      const trouble = await watchTrouble(page);
      await open(page, '/');
      const home = await title(page).textContent();
      await follow(page, toCombiBoilers(page));
      await expect(page).toHaveURL('/combi-boilers');
      // Afresh from here on: the code of the home page is not at hand.
      await page.route(codeOf('home-page'), fault);
      await page.reload();
      await hydrated(page);
      await mark(page);

      await back(page);
      await expect(title(page)).toHaveText(home ?? '', soon);
      await expect(page).toHaveURL('/');
      expect(await isMarked(page)).toBe(false);
      await hydrated(page);

      await page.evaluate(() => history.forward());
      await expect(page).toHaveURL('/combi-boilers');
      await expect(title(page)).toContainText('combi', { ignoreCase: true });
      expect(trouble).toEqual([]);
    });

    test('a postcode without a file names the five areas and the phone, and does not wait for ever', async ({
      context,
    }) => {
      await context.route(codeOf('location-page'), fault);
      const page = await openBare(context, '/locations/ec1a');
      const main = page.getByRole('main');
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
      for (const area of ['e', 'w', 'n', 's', 'nw']) {
        await expect(main.locator(`a[href="/locations/${area}"]`)).toBeVisible({ timeout: 8000 });
      }
    });
  });
}

test.describe('a new deployment under an open tab', () => {
  test('every link leads on, though no file of the old one is left', async ({ page, baseURL }) => {
    const trouble = await watchTrouble(page);
    await open(page, '/');
    await page.route('**/assets/**', gone);
    // The new documents name new files, which are there.
    await page.route(/^[^.]*$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('/assets/', '/assets/new/') });
    });
    await page.route('**/assets/new/**', async (route) =>
      route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/assets/new/', '/assets/') }) }),
    );

    for (const path of ['/services/baxi', '/locations/e', '/guides/boiler-pressure-guide']) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path, soon);
      await expect(page.locator('#root')).toHaveAttribute('data-path', path);
    }
    await back(page);
    await expect(page).toHaveURL('/locations/e');
    await expect(title(page)).toContainText('East London');
    expect(trouble).toEqual([]);
    expect(baseURL).toBeTruthy();
  });

  test('a page whose script is gone is a page of plain links', async ({ page }) => {
    const trouble = await watchTrouble(page);
    await page.route(/\.js$/, gone);
    await page.goto('/');
    await page.getByRole('contentinfo').locator('a[href="/services/baxi"]').click();
    await expect(page).toHaveURL('/services/baxi');
    await expect(title(page)).toContainText('Baxi');
    expect(trouble).toEqual([]);
  });
});
