import { load } from 'cheerio';
import { knownDeadPaths } from '../../src/routes.ts';
import { expect, follow, hydrated, kinds, open, test } from './site.ts';

/** Returns the sorted head tags with their sorted attributes, except react-helmet's marker. */
function headTags(html: string): string[] {
  const $ = load(html);
  return $('head')
    .find('title, meta, link[rel="canonical"], script[type="application/ld+json"]')
    .map((_, tag) => {
      const attributes = Object.entries(tag.attribs)
        .filter(([name]) => name !== 'data-rh')
        .map(([name, value]) => `${name}="${value}"`);
      return `${tag.tagName} ${attributes.sort().join(' ')} ${$(tag).text()}`;
    })
    .get()
    .sort();
}

test('client navigation and going back set the head tags of the page', async ({ page, request, watch: _ }) => {
  test.slow();
  const headOf = async (path: string) => headTags(await (await request.get(path)).text());
  const home = await headOf('/');
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  for (const target of kinds.filter((path) => path !== '/' && path !== '/404')) {
    await follow(page, page.locator(`a[href="${target}"]`).first());
    await expect(page).toHaveURL(target);
    await expect.poll(async () => headTags(await page.content()), target).toEqual(await headOf(target));
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => headTags(await page.content()), `back from ${target}`).toEqual(home);
    expect(await page.evaluate(() => 'sameDocument' in window), target).toBe(true);
  }
});

test('a navigation scrolls to the top and focuses the new page', async ({ page, watch: _ }) => {
  await open(page, '/');
  await follow(page, page.getByRole('contentinfo').getByRole('link', { name: 'Baxi' }));
  await expect(page.locator('h1')).toContainText('Baxi');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
});

test('an unknown path has status 404, shows the not-found page and logs the path', async ({ page }) => {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(log).toContain('404 Error: User attempted to access non-existent route: /no/such/page');
});

const deadLinks = knownDeadPaths.map((path) => `a[href="${path}"]`);

// No test if the owner has built all of these pages.
for (const link of deadLinks.slice(0, 1)) {
  test(`the known dead link ${link} leads to the not-found page`, async ({ page }) => {
    await open(page, '/');
    await page
      .locator(link)
      .first()
      .evaluate((anchor: HTMLAnchorElement) => anchor.click());
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  });
}
