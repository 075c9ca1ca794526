import { expect, hydrated, nothingStored, open, recordPolicyViolations, storedData, test } from './site.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the fallback document and the not-found page violate no policy and store nothing', async ({ page, watch: _ }) => {
  const violations = await recordPolicyViolations(page);
  for (const path of ['/locations/ec1a', '/no/such/page']) {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; /);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
    expect(await storedData(page)).toEqual(nothingStored);
  }
});

test('policy violations are detected', async ({ page }) => {
  const violations = await recordPolicyViolations(page);
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

test('a visit with many interactions violates no policy and stores only the theme', async ({ page, watch: _ }) => {
  const violations = await recordPolicyViolations(page);
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
  await hydrated(page);

  expect(violations).toEqual([]);
  expect(await storedData(page)).toEqual({ ...nothingStored, local: ['theme'] });

  await footer.getByRole('button', { name: 'System' }).click();
  expect(await storedData(page)).toEqual(nothingStored);
});
