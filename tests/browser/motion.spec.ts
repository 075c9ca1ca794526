import type { Page } from 'playwright/test';
import { expect, follow, open, preloadPages, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('CSS animations on the home page change only the opacity, unless scroll-driven', async ({ page, watch: _ }) => {
  await page.goto('/');
  const changed = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.timeline instanceof DocumentTimeline)
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap(({ offset, computedOffset, easing, composite, ...properties }) => Object.keys(properties)),
  );
  expect([...new Set(changed)]).toEqual(['opacity']);
});

test('the menu opens within 200 ms, and without animation if motion is reduced', async ({ page, watch: _ }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/locations/e3');
  for (const [reducedMotion, max] of [
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
    expect(Math.max(...durations)).toBeLessThanOrEqual(max);
    await page.keyboard.press('Escape');
  }
});

test('a disclosure opens without animation', async ({ page, watch: _ }) => {
  await open(page, '/services/worcester-bosch');
  const closed = page.locator('details:not([open])').first();
  const shown = await closed.evaluate(async (details) => {
    details.querySelector('summary')?.click();
    await new Promise(requestAnimationFrame);
    const answer = details.lastElementChild as HTMLElement;
    return {
      height: answer.checkVisibility() ? answer.clientHeight : 0,
      moving: details.getAnimations({ subtree: true }).length,
    };
  });
  expect(shown.height).toBeGreaterThan(20);
  expect(shown.moving).toBe(0);
});

test('the next page runs no animation longer than 200 ms, and responds to clicks', async ({ page, watch: _ }) => {
  await open(page, '/boiler-quotes');
  await preloadPages(page, [page.getByRole('contentinfo').locator('a[href="/services/baxi"]')]);
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

test.describe('navigation to another page', () => {
  const countFades = (page: Page) =>
    page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      Object.assign(window, { fades: 0 });
      document.startViewTransition = (change) => {
        Object.assign(window, { fades: (window as unknown as { fades: number }).fades + 1 });
        return start(change);
      };
    });
  const fades = (page: Page) => page.evaluate(() => (window as unknown as { fades: number }).fades);
  const link = (page: Page) => page.getByRole('contentinfo').locator('a[href="/services/baxi"]');
  const click = (page: Page) => link(page).evaluate((element: HTMLElement) => element.click());
  /** Delays the script of the other page, and extends the time that a click waits for it. */
  const delayScript = async (page: Page) => {
    await page.addInitScript(() => {
      const wait = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (work: () => void, ms = 0) => wait(work, ms === 200 ? 20_000 : ms) });
    });
    await page.route(/\/assets\/baxi-/, async (route) => {
      await new Promise((done) => setTimeout(done, 30));
      await route.continue();
    });
  };

  test('has no transition if the script of that page is already loaded', async ({ page, watch: _ }) => {
    await open(page, '/');
    await countFades(page);
    await follow(page, link(page));
    await expect(page.locator('h1')).toContainText('Baxi');
    expect(await fades(page)).toBe(0);
  });

  test('fades for at most 200 ms if the script has to be loaded', async ({ page, watch: _ }) => {
    await delayScript(page);
    await open(page, '/');
    await countFades(page);
    const durations = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!document.querySelector('h1')?.textContent?.includes('Baxi')) return;
            observer.disconnect();
            const check = () => {
              const running = document.getAnimations().filter(({ effect }) => {
                const { pseudoElement = '' } = effect as KeyframeEffect;
                return pseudoElement?.startsWith('::view-transition');
              });
              if (running.length === 0) requestAnimationFrame(check);
              else resolve(running.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
            };
            requestAnimationFrame(check);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await click(page);
    expect(Math.max(...(await durations))).toBeLessThanOrEqual(200);
    expect(await fades(page)).toBe(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('main')).toBeFocused();
  });

  test('does not fade if motion is reduced', async ({ page, watch: _ }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await delayScript(page);
    await open(page, '/');
    await countFades(page);
    await click(page);
    await expect(page.locator('h1')).toContainText('Baxi');
    expect(await fades(page)).toBe(0);
  });
});
