import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { formatPhone } from '../../src/lib/phone.ts';
import { site } from '../../src/site.config.ts';
import { misnamed, settled, unseen } from './questions/accessibility.ts';
import { walk } from './questions/keyboard.ts';
import { noteShifts, running, slow, sumOfShifts } from './questions/motion.ts';
import { idle, lines, squeezed } from './questions/no-javascript.ts';
import { spoilt } from './questions/print.ts';
import { lost, small } from './questions/reflow.ts';
import { expect, hydrated, kept, kinds, nothingKept, setFontSize, test, watchPolicy, whole } from './site.ts';

// Each kind of page is opened once in a window, and asked everything there: a load costs more than most questions.

const phone = { width: 375, height: 667 };
const desk = { width: 1280, height: 800 };
/** A tall window, and a tablet held upright. */
const others = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 1366 },
];

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Written on the page as WCAG 1.4.12 has it, whatever the site's own styles say.
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The bar at the foot of a phone comes once the buttons in the head of the page have gone; back to the top. */
async function hasCallAndBooking(page: Page) {
  await page.evaluate(() => scrollTo(0, innerHeight * 2));
  for (const link of ['a[href^="tel:"]', 'a[href*="request_booking"]']) {
    const inBar = page.locator('.call-bar').locator(link);
    await expect.soft(inBar).toBeVisible();
    await expect.soft(inBar).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** What only a screen can do. The last two stand on some pages alone. */
const forScreens = [
  'header a[href="tel:+44800111999"]',
  'nav[aria-label="Main"]',
  'footer nav',
  'section[aria-label="Call or book"]',
  'footer fieldset',
  'button[aria-label="Copy the phone number"]',
  'nav[aria-label="Breadcrumb"]',
  '.sidebar .btn-hero',
];

for (const path of kinds) {
  test.describe(path, () => {
    test('on a phone', async ({ page, browser, baseURL, watch: _ }) => {
      test.setTimeout(120_000);
      const violations = await watchPolicy(page);
      await page.setViewportSize(phone);

      await test.step('comes with a policy, without a shift, and is still within 5 s', async () => {
        await page.addInitScript(noteShifts);
        const response = await page.goto(path);
        expect.soft(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; /);
        expect.soft(Math.max(0, ...(await page.evaluate(running)))).toBeLessThanOrEqual(5000);
        await hydrated(page);
        expect.soft(await page.evaluate(slow), 'what takes longer than 200 ms').toEqual([]);
        expect.soft(await page.evaluate(sumOfShifts), 'layout shift').toBeLessThan(0.001);
      });

      await test.step('has a number to call in the first screen, and call and booking further down', async () => {
        await expect.soft(page.locator('header .strip-phone')).toBeInViewport({ ratio: 1 });
        await expect.soft(page.locator('header .strip-phone')).toHaveText(formatPhone(site.phone));
        await hasCallAndBooking(page);
      });

      await test.step('names its manifest once it is painted', async () => {
        await expect.soft(page.locator('head link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest');
      });

      await test.step('stands still for visitors who ask for less motion', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expect.poll(async () => Math.max(0, ...(await page.evaluate(running)))).toBeLessThan(1);
        await expect.soft(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
      });

      await test.step('lets the keyboard skip to its content', async () => {
        const skip = page.getByRole('link', { name: 'Skip to the content' });
        await page.keyboard.press('Tab');
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Enter');
        await expect(page.locator('main')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.locator('main :focus')).toHaveCount(1);
      });

      await whole(page);
      await canBeWalkedThrough(page, ['header', 'main', 'footer', 'section']);

      await test.step('has targets that fit a finger', async () => {
        expect.soft(await page.evaluate(small)).toEqual([]);
      });

      await hasNoFaultThatAxeKnows(page, phone.width);

      await test.step('keeps all its text at 400 % zoom, and in windows up to a tablet', async () => {
        for (const size of [{ width: 320, height: 256 }, phone, { width: 768, height: 1024 }]) {
          await page.setViewportSize(size);
          expect.soft(await page.evaluate(lost), `${size.width} px`).toEqual([]);
        }
      });

      await keepsItsTextWithWideSpacing(page, 320);

      await test.step('breaks no policy and keeps nothing', async () => {
        expect.soft(violations).toEqual([]);
        expect.soft(await kept(page)).toEqual(nothingKept);
      });

      const plain = await browser.newPage({ javaScriptEnabled: false, viewport: phone, baseURL: baseURL ?? '' });
      await plain.goto(path);
      await test.step('shows without JavaScript no control that does nothing, no gap and no guess at the hours', async () => {
        expect.soft(await plain.evaluate(idle), 'idle').toEqual([]);
        expect.soft(await plain.locator('main').evaluate(squeezed), 'squeezed').toEqual([]);
        for (const hours of await plain.locator('main .open-now').all()) {
          await expect.soft(hours).toBeVisible();
          await expect.soft(hours).not.toContainText(/open now|closed/i);
        }
        await hasCallAndBooking(plain);
      });
      await test.step('says without JavaScript what it says with it', async () => {
        await page.setViewportSize(phone);
        const spoken = await plain.locator('main').evaluate(lines);
        expect.soft(await page.locator('main').evaluate(lines)).toEqual(spoken);
      });
      await plain.close();
    });

    test('on a desk', async ({ page, context, watch: _ }) => {
      test.setTimeout(120_000);

      await test.step('shifts nothing in a usual window, a tall one and a tablet', async () => {
        await page.addInitScript(noteShifts);
        for (const size of [...others, desk]) {
          await page.setViewportSize(size);
          await page.goto(path);
          await (size === desk ? hydrated(page) : whole(page));
          expect.soft(await page.evaluate(sumOfShifts), `${size.width} px`).toBeLessThan(0.001);
        }
      });

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await whole(page);

      await test.step('scrolls in no window sideways', async () => {
        for (const width of [1024, 1920, desk.width]) {
          await page.setViewportSize({ ...desk, width });
          expect.soft(await page.evaluate(lost), `${width} px`).toEqual([]);
        }
      });

      await canBeWalkedThrough(page, ['header', 'main', 'footer']);
      await hasNoFaultThatAxeKnows(page, desk.width);
      await keepsItsTextWithWideSpacing(page, desk.width);

      await test.step('keeps buttons, focus and drawings in sight in a reader’s own few colours', async () => {
        await page.setViewportSize(desk);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ forcedColors: 'active', colorScheme });
          await page.locator('main').focus();
          await page.keyboard.press('Tab');
          await page.evaluate(settled);
          expect.soft(await page.evaluate(unseen), colorScheme).toEqual([]);
        }
        await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
      });

      await test.step('loses nothing in a browser whose letters are twice as large', async () => {
        await page.locator('main').focus();
        const devtools = await context.newCDPSession(page);
        await setFontSize(devtools, 32);
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        for (const width of [640, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await page.evaluate(lost), `${width} px`).toEqual([]);
        }
        await setFontSize(devtools, 16);
      });

      await test.step('prints its text with our number and address, and nothing that only a screen can do', async () => {
        for (const part of forScreens.slice(0, -2)) await expect(page.locator(part)).not.toHaveCount(0);
        // The text of an A4 sheet inside margins of 12 mm, at 96 px to the inch. A dark screen must not blacken paper.
        await page.setViewportSize({ width: 703, height: 1032 });
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        await expect.soft(page.getByRole('banner')).toContainText(formatPhone(site.phone));
        await expect.soft(page.getByText(new URL(site.host).host).filter({ visible: true }).first()).toBeVisible();
        for (const part of forScreens) {
          await expect.soft(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
        }
        expect.soft(await page.evaluate(spoilt)).toEqual([]);
      });
    });
  });
}

async function canBeWalkedThrough(page: Page, parts: readonly string[]): Promise<void> {
  await test.step('can be walked through with the keyboard, and what has the focus is in sight', async () => {
    // Below the page's head, where the bar at the foot has come.
    await page.evaluate(() => scrollTo(0, innerHeight * 2));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { order, faults } = await page.evaluate(walk);
    expect.soft(faults).toEqual([]);
    expect.soft(order).toEqual(['skip link', ...parts]);
  });
}

async function hasNoFaultThatAxeKnows(page: Page, width: number): Promise<void> {
  await test.step('has no fault that axe knows, in both themes, and names its landmarks', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(axe);
    // As tall as the page, so that the call bar stands in its own place and covers nothing.
    await page.setViewportSize({ width, height: await page.evaluate(pageHeight) });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(settled);
      // The theme changes nothing but colours.
      const options: RunOptions = {
        runOnly: colorScheme === 'light' ? standards : ['color-contrast'],
        resultTypes: ['violations'],
        preload: false,
      };
      const { violations } = await page.evaluate(runAxe, options);
      const faults = violations.map(({ id, nodes }) => [
        id,
        ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)),
      ]);
      expect.soft(faults, colorScheme).toEqual([]);
    }
    expect.soft(await page.evaluate(misnamed), 'names').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });
}

async function keepsItsTextWithWideSpacing(page: Page, width: number): Promise<void> {
  await test.step('keeps all its text with wide spacing', async () => {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, wideSpacing);
    expect.soft(await page.evaluate(lost)).toEqual([]);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  });
}

function runAxe(options: RunOptions): Promise<AxeResults> {
  return (window as unknown as { axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> } }).axe.run(
    document,
    options,
  );
}

/** In px, with room for the call bar below the page. */
function pageHeight(): number {
  return document.documentElement.scrollHeight + 100;
}
