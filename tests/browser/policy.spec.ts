import type { Page } from 'playwright/test';
import { expect, kinds, open, test } from './site.ts';

/** Movement takes time, and none of it is looked at here. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

/** Counts what a page's policy forbids, from its first line on, also across documents of one tab. */
async function watchPolicy(page: Page): Promise<string[]> {
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
async function kept(page: Page) {
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

const nothing = { cookies: [], cookie: '', local: [], session: [], databases: [], caches: [], workers: 0 };

for (const path of [...kinds, '/locations/ec1a', '/no/such/page']) {
  test(`${path} breaks no policy, asks no other origin and keeps nothing`, async ({ page, baseURL }) => {
    const violations = await watchPolicy(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; /);
    await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');

    expect(violations).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await kept(page)).toEqual(nothing);
  });
}

test('the watch sees what a policy blocks', async ({ page }) => {
  const violations = await watchPolicy(page);
  await open(page, '/');
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "run"' }));
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
    document.body.setAttribute('style', 'color: red');
  });
  await expect
    .poll(() => violations.filter((violation) => violation.startsWith('/: ')).map((text) => text.split(' ')[1]))
    .toEqual(['script-src-elem', 'style-src-elem', 'style-src-attr']);
  expect(await page.title()).not.toBe('run');
});

test('a visit that uses everything breaks no policy and keeps the theme alone', async ({ page, watch: _ }) => {
  const violations = await watchPolicy(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Dark' }).click();
  await footer.locator('.copy-number').hover();
  await expect(footer.getByRole('tooltip')).toBeVisible();
  await footer.locator('.copy-number').click();
  await expect(page.locator('.toast')).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Guides' }).click();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 667 });
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  for (const target of ['/services/baxi', '/guides/boiler-pressure-guide', '/locations/e', '/combi-boilers']) {
    const link = page.locator(`a[href="${target}"]`).first();
    await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
    await expect(page).toHaveURL(target);
  }
  await page.goBack();
  await page.reload();
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });

  expect(violations).toEqual([]);
  expect(await kept(page)).toEqual({ ...nothing, local: ['theme'] });

  await footer.getByRole('button', { name: 'System' }).click();
  expect(await kept(page)).toEqual(nothing);
});

test('a page that is gone back to stands where it was left, also after a reload', async ({ page, watch: _ }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Baxi' });
  await link.scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(1000);

  await link.click();
  await expect(page).toHaveURL('/services/baxi');
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(place).toBe(left);

  await page.reload();
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(100);
});
