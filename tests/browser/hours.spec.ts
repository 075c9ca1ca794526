import type { Page } from 'playwright/test';
import { noteShifts, sumOfShifts } from './questions/motion.ts';
import { expect, hydrated, test } from './site.ts';

/** The line in the hero of the home page; the sidebar has a shorter one. */
const line = (page: Page) => page.locator('.hero .open-now > span');

/** Opens the home page at a moment of the visitor's clock, which then runs on. */
async function openAt(page: Page, when: string): Promise<void> {
  await page.clock.install({ time: new Date(when) });
  await page.goto('/');
  await page.clock.runFor(1000);
  await hydrated(page);
}

/** Moments and the line at each, by the hours and bank holidays of the config. */
const moments = [
  { when: '2026-11-04T12:00:00Z', why: 'a Wednesday noon', text: 'Office open until 8 PM' },
  { when: '2026-11-04T21:00:00Z', why: 'that evening', text: 'Office closed, opens 7 AM' },
  { when: '2026-08-31T11:00:00Z', why: 'a bank holiday', text: 'Office closed today, opens 7 AM' },
  { when: '2026-09-01T11:00:00Z', why: 'the day after it', text: 'Office open until 8 PM' },
  { when: '2026-10-25T08:30:00Z', why: 'the Sunday on which the clocks go back', text: 'Office closed, opens 9 AM' },
  { when: '2026-10-25T09:30:00Z', why: 'an hour later', text: 'Office open until 5 PM' },
  { when: '2027-03-28T07:30:00Z', why: 'the Sunday on which they go forward', text: 'Office closed, opens 9 AM' },
  { when: '2027-03-28T08:30:00Z', why: 'an hour later', text: 'Office open until 5 PM' },
];

for (const timezoneId of ['Europe/London', 'Pacific/Auckland']) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the line follows London’s clock, bank holidays and both changes of it', async ({ page, watch: _ }) => {
      await openAt(page, '2026-11-03T12:00:00Z');
      for (const { when, why, text } of moments) {
        await page.clock.setFixedTime(new Date(when));
        await comeBack(page);
        await expect(line(page), why).toHaveText(text);
        await expect(page.locator('.sidebar .open-now > span'), why).toHaveText(text);
      }
    });

    test('the first view has it right on a bank holiday', async ({ page, watch: _ }) => {
      await openAt(page, '2026-08-31T11:00:00Z');
      await expect(line(page)).toHaveText(/^Office closed today, opens 7 AM/);
    });
  });
}

test('the line turns at the minute, without a reload', async ({ page, watch: _ }) => {
  await openAt(page, '2026-11-04T19:58:40Z');
  await expect(line(page)).toHaveText(/^Office open until 8 PM/);
  await page.clock.runFor(75_000);
  await expect(line(page)).toHaveText(/^Office open until 8 PM/);
  await page.clock.runFor(5000);
  await expect(line(page)).toHaveText(/^Office closed, opens 7 AM/);
  await page.clock.fastForward('11:00:00');
  await expect(line(page)).toHaveText(/^Office open until 8 PM/);
});

test('the line is right again when the page comes back from the history', async ({ page, watch: _ }) => {
  await openAt(page, '2026-11-04T19:30:00Z');
  await expect(line(page)).toHaveText(/^Office open/);
  await page.clock.setFixedTime(new Date('2026-11-05T06:00:00Z'));
  await comeBack(page);
  await expect(line(page)).toHaveText(/^Office closed, opens 7 AM/);
});

test('no timer runs while the page is hidden; shown again, the line is right at once', async ({ page, watch: _ }) => {
  await openAt(page, '2026-11-04T19:58:40Z');
  await setHidden(page, true);
  await page.clock.runFor(600_000);
  await expect(line(page)).toHaveText(/^Office open until 8 PM/);
  await setHidden(page, false);
  await expect(line(page)).toHaveText(/^Office closed, opens 7 AM/);
});

test('nothing is left running when the visitor goes on to another page', async ({ page, watch: _ }) => {
  await page.addInitScript(() => {
    // Five seconds into a minute, so that the next is far enough to be told from other timers.
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
  test(`no line moves the page, ${width} px wide`, async ({ page, watch: _ }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(noteShifts);
    await page.clock.setFixedTime(new Date('2026-11-04T12:00:00Z'));
    await page.goto('/');
    await hydrated(page);
    const heights = () =>
      page.locator('.open-now').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    const open = await heights();
    for (const { when } of moments) {
      await page.clock.setFixedTime(new Date(when));
      await comeBack(page);
      expect(await heights()).toEqual(open);
    }
    const shifts = await page.evaluate(sumOfShifts);
    expect(shifts).toBe(0);
  });
}

/** Tells the page that it is shown again, as a browser does that kept it in its history. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

/** Tells the page that it is hidden or shown, as a browser does that changes tabs. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
