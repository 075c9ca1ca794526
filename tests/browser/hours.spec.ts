import type { Page } from 'playwright/test';
import { site } from '../../src/site.config.ts';
import { layoutShiftScore, recordLayoutShifts } from './in-page/motion.ts';
import { boundaryTimes, momentAt, nextClosing, stateAt } from './office-hours.ts';
import { expect, hydrated, test } from './site.ts';

const openingState = (page: Page) => page.locator('.hero .open-now > span');

async function openAt(page: Page, when: Date): Promise<void> {
  await page.clock.install({ time: when });
  await page.goto('/');
  await page.clock.runFor(1000);
  await hydrated(page);
}

const later = (when: Date, seconds: number) => new Date(when.getTime() + seconds * 1000);

/** The first day of a week without a bank holiday. */
const monday = '2026-11-02T00:00';
const closing = nextClosing('2026-11-04T12:00');

for (const timezoneId of ['Europe/London', 'Pacific/Auckland']) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the opening state follows London time, bank holidays and both clock changes', async ({ page, watch: _ }) => {
      await openAt(page, momentAt(monday));
      for (const when of boundaryTimes()) {
        await page.clock.setFixedTime(when);
        await restore(page);
        const texts = await page.locator('.open-now > span').allTextContents();
        expect(texts, when.toISOString()).toEqual([stateAt(when), stateAt(when)]);
      }
    });

    test('the first page view shows the right opening state on a bank holiday', async ({ page, watch: _ }) => {
      const noon = momentAt(`${site.bankHolidays[0]?.date ?? '2026-08-31'}T12:00`);
      await openAt(page, noon);
      await expect(openingState(page)).toHaveText(stateAt(noon));
    });
  });
}

test('the opening state changes on the minute, without a reload', async ({ page, watch: _ }) => {
  await openAt(page, later(closing, -80));
  await expect(openingState(page)).toHaveText(stateAt(later(closing, -60)));
  await page.clock.runFor(75_000);
  await expect(openingState(page)).toHaveText(stateAt(later(closing, -60)));
  await page.clock.runFor(5000);
  await expect(openingState(page)).toHaveText(stateAt(closing));
  await page.clock.fastForward('11:00:00');
  await expect(openingState(page)).toHaveText(stateAt(later(closing, 11 * 3600)));
});

test('a page from the back/forward cache updates its opening state', async ({ page, watch: _ }) => {
  await openAt(page, later(closing, -1800));
  await expect(openingState(page)).toHaveText(stateAt(later(closing, -1800)));
  await page.clock.setFixedTime(later(closing, 1800));
  await restore(page);
  await expect(openingState(page)).toHaveText(stateAt(later(closing, 1800)));
});

test('no timer runs while the page is hidden; showing it updates the opening state', async ({ page, watch: _ }) => {
  await openAt(page, later(closing, -80));
  await setHidden(page, true);
  await page.clock.runFor(600_000);
  await expect(openingState(page)).toHaveText(stateAt(later(closing, -60)));
  await setHidden(page, false);
  await expect(openingState(page)).toHaveText(stateAt(later(closing, 520)));
});

test('no timer is left after going to another page', async ({ page, watch: _ }) => {
  await page.addInitScript(() => {
    // Five seconds into a minute, so that timers until the next minute are longer than 10 s, unlike all others.
    Date.now = () => Date.UTC(2026, 10, 4, 12, 0, 5);
    const running = new Set<number>();
    const [set, clear] = [window.setTimeout, window.clearTimeout];
    Object.assign(window, {
      minuteTimers: running,
      setTimeout: (run: () => void, delay = 0) => {
        const timer = set(() => {
          running.delete(timer);
          run();
        }, delay);
        if (delay > 10_000) running.add(timer);
        return timer;
      },
      clearTimeout: (timer: number) => {
        running.delete(timer);
        clear(timer);
      },
    });
  });
  const timers = () => page.evaluate(() => (window as unknown as { minuteTimers: Set<number> }).minuteTimers.size);
  await page.goto('/');
  await hydrated(page);
  await expect.poll(timers).toBe(2);
  await page.locator('footer a[href="/guides/boiler-pressure-guide"]').click();
  await expect(page).toHaveURL('/guides/boiler-pressure-guide');
  await expect(page.locator('.open-now')).toHaveCount(0);
  await expect.poll(timers).toBe(0);
});

for (const width of [320, 1280]) {
  test(`a changed opening state causes no layout shift at ${width} px`, async ({ page, watch: _ }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(recordLayoutShifts);
    await page.clock.setFixedTime(momentAt(monday));
    await page.goto('/');
    await hydrated(page);
    const heights = () =>
      page.locator('.open-now').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    const first = await heights();
    for (const when of boundaryTimes()) {
      await page.clock.setFixedTime(when);
      await restore(page);
      expect(await heights()).toEqual(first);
    }
    const shifts = await page.evaluate(layoutShiftScore);
    expect(shifts).toBe(0);
  });
}

async function restore(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
