import type { Page } from 'playwright/test';
import { expect, kinds, open, test, whole } from './site.ts';

// What the clock or chance decides, and only scripts can say.
const live = '.open-now, .tip';

test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 667 } });

for (const path of kinds) {
  test(`${path} says without JavaScript what it says with it, and shows no control that does nothing and no gap`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(path);
    for (const hours of await page.locator('main .open-now').all()) {
      await expect(hours).toBeVisible();
      await expect(hours).not.toContainText(/open now|closed/i);
    }
    for (const link of ['a[href^="tel:"]', 'a[href*="request_booking"]']) {
      await expect(page.locator(`.call-bar ${link}`)).toBeInViewport();
    }
    const idle = await page
      .locator('button:not([popovertarget], [commandfor])')
      .evaluateAll((buttons) => buttons.filter((button) => button.checkVisibility()).map((button) => button.outerHTML));
    expect(idle).toEqual([]);
    const gaps = await page
      .locator('svg:has(> use[data-href])')
      .evaluateAll((pictures) =>
        pictures.filter((picture) => picture.checkVisibility()).map(({ outerHTML }) => outerHTML),
      );
    expect(gaps).toEqual([]);
    expect(await page.locator('main').evaluate(squeezed)).toEqual([]);

    const scripted = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: true });
    await open(scripted, path);
    // What is not laid out yet has no text for `innerText`.
    await whole(scripted);
    expect(await lines(page)).toEqual(await lines(scripted));
    await scripted.close();
  });
}

/** The lines of text a visitor can see in the middle of the page. */
const lines = (page: Page) =>
  page.locator('main').evaluate((main, parts) => {
    for (const part of main.querySelectorAll(parts)) part.remove();
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
    return (main as HTMLElement).innerText.split(/\s*\n\s*/).filter(Boolean);
  }, live);

/** Texts in a column so narrow that their words are broken: where a picture stood whose place the words then took. */
function squeezed(main: Element): string[] {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const letters = text.nodeValue?.trim().length ?? 0;
    const shown = text.parentElement?.checkVisibility() && !text.parentElement.closest('thead, .sr-only');
    if (letters < 6 || !shown) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines > 2 && letters / lines < 4) found.push(`${text.nodeValue}`);
  }
  return found;
}
