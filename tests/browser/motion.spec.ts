import type { Page } from 'playwright/test';
import { expect, kinds, open, test } from './site.ts';

/** How long each running animation of the page lasts in all, in ms. */
const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );

for (const path of kinds) {
  test(`${path} comes to rest within 5 s, and stands still for who asks for that`, async ({ page }) => {
    await page.goto(path);
    expect(Math.max(0, ...(await running(page)))).toBeLessThanOrEqual(5000);
    expect(await page.evaluate(slow)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    expect(Math.max(0, ...(await running(page)))).toBeLessThan(1);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
}

test('the menu is there within 200 ms, at once where less motion is asked for', async ({ page, watch: _ }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/locations/e3');
  for (const [reducedMotion, most] of [
    ['no-preference', 200],
    ['reduce', 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const durations = await page.getByRole('button', { name: 'Menu', exact: true }).evaluate((button: HTMLElement) => {
      button.click();
      return document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.menu'))
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    });
    expect(Math.max(...durations)).toBeLessThanOrEqual(most);
    await page.keyboard.press('Escape');
  }
});

test('an answer unfolds at once', async ({ page, watch: _ }) => {
  await open(page, '/services/worcester-bosch');
  const closed = page.locator('details:not([open])').first();
  const shown = await closed.evaluate(async (details) => {
    details.querySelector('summary')?.click();
    await new Promise(requestAnimationFrame);
    const answer = details.lastElementChild as HTMLElement;
    return { height: answer.checkVisibility() ? answer.clientHeight : 0, moving: document.getAnimations().length };
  });
  expect(shown.height).toBeGreaterThan(20);
  expect(shown.moving).toBe(0);
});

test('the next page is shown whole in its first frame, and answers to presses', async ({ page, watch: _ }) => {
  await open(page, '/boiler-quotes');
  const moving = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('h1')?.textContent?.includes('Baxi')) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            resolve(document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration))),
          );
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLAnchorElement>('footer a[href="/services/baxi"]')?.click();
      }),
  );
  expect(moving.filter((duration) => duration > 200)).toEqual([]);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
});

/** What would take longer than 200 ms to answer; the emergency button's pulse answers to nothing. */
function slow(): string[] {
  const long = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.2);
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
      return long(transitionDuration) || (animationName !== 'pulse-emergency' && long(animationDuration));
    })
    .map((element) => element.outerHTML.slice(0, 80));
}
