import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { formatPhone } from '../../src/lib/phone.ts';
import { site } from '../../src/site.config.ts';
import { findForcedColorFaults, findNameFaults, finishTransitions } from './in-page/accessibility.ts';
import { boxes, collisions } from './in-page/geometry.ts';
import { walk } from './in-page/keyboard.ts';
import { animationTimes, findSlowTransitions, layoutShiftScore, recordLayoutShifts } from './in-page/motion.ts';
import { findDeadControls, findSqueezedText, visibleLines } from './in-page/no-javascript.ts';
import { findPrintFaults } from './in-page/print.ts';
import { findLostText, findSmallTargets } from './in-page/reflow.ts';
import {
  expect,
  fullyRendered,
  hydrated,
  kinds,
  nothingStored,
  recordPolicyViolations,
  setFontSize,
  storedData,
  test,
} from './site.ts';

// The steps of a test share one page, because loading takes longer than most steps.

const phone = { width: 375, height: 667 };
const desktop = { width: 1280, height: 800 };
const tablet = { width: 1024, height: 1366 };

type Theme = 'light' | 'dark';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The text spacing of WCAG 1.4.12.
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

async function checkCallBar(page: Page) {
  await page.evaluate(() => scrollTo(0, innerHeight * 2));
  for (const link of ['a[href^="tel:"]', 'a[href*="request_booking"]']) {
    const inBar = page.locator('.call-bar').locator(link);
    await expect.soft(inBar).toBeVisible();
    await expect.soft(inBar).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Parts that are not printed. The last two exist on some pages only. */
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
  test(`${path} works on phones, tablets and desktops, in print and without JavaScript`, async ({
    page,
    context,
    watch: _,
  }) => {
    const violations = await recordPolicyViolations(page);
    await page.addInitScript(recordLayoutShifts);
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'no-preference' });

    await test.step('has a content security policy, no layout shift, and no animation longer than 5 s', async () => {
      const response = await page.goto(path);
      expect.soft(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; /);
      expect.soft(Math.max(0, ...(await page.evaluate(animationTimes)))).toBeLessThanOrEqual(5000);
      await hydrated(page);
      expect.soft(await page.evaluate(findSlowTransitions), 'transitions longer than 200 ms').toEqual([]);
      expect.soft(await page.evaluate(layoutShiftScore), 'layout shift').toBeLessThan(0.001);
    });

    await test.step('shows the phone number in the first screen, and the call bar further down', async () => {
      await expect.soft(page.locator('header .strip-phone')).toBeInViewport({ ratio: 1 });
      await expect.soft(page.locator('header .strip-phone')).toHaveText(formatPhone(site.phone));
      await checkCallBar(page);
    });

    await test.step('links the manifest after the first paint', async () => {
      await expect.soft(page.locator('head link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest');
    });

    await test.step('runs no animation for visitors who prefer reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(async () => Math.max(0, ...(await page.evaluate(animationTimes)))).toBeLessThan(1);
      await expect.soft(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    });

    await test.step('has a skip link that moves the focus to the content', async () => {
      const skip = page.getByRole('link', { name: 'Skip to the content' });
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });

    await fullyRendered(page);
    await checkKeyboard(page, ['header', 'main', 'footer', 'section']);
    await checkLayout(page, phone.width, ['light', 'dark']);
    await checkLayout(page, 768);

    await test.step('keeps all its text at 400% zoom, and up to the width of a tablet', async () => {
      for (const size of [{ width: 320, height: 256 }, phone, { width: 768, height: 1024 }]) {
        await page.setViewportSize(size);
        expect.soft(await page.evaluate(findLostText), `${size.width} px`).toEqual([]);
      }
    });

    await checkWideSpacing(page, 320);
    await page.setViewportSize(phone);
    // Removes elements from the page, which is loaded again below.
    const lines = await page.locator('main').evaluate(visibleLines);

    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    await test.step('has no layout shift on a desktop and a tablet', async () => {
      for (const size of [tablet, desktop]) {
        await page.setViewportSize(size);
        await page.goto(path);
        await (size === desktop ? hydrated(page) : fullyRendered(page));
        expect.soft(await page.evaluate(layoutShiftScore), `${size.width} px`).toBeLessThan(0.001);
      }
    });

    await fullyRendered(page);

    await test.step('keeps all its text in windows of 1024 to 1920 px', async () => {
      for (const width of [1024, 1920, desktop.width]) {
        await page.setViewportSize({ ...desktop, width });
        expect.soft(await page.evaluate(findLostText), `${width} px`).toEqual([]);
      }
    });

    await checkKeyboard(page, ['header', 'main', 'footer']);
    await checkLayout(page, desktop.width, ['light'], { 'color-contrast': { enabled: false } });
    await checkWideSpacing(page, desktop.width);

    await test.step('shows buttons, focus and drawings in forced colours', async () => {
      await page.setViewportSize(desktop);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await page.locator('main').focus();
        await page.keyboard.press('Tab');
        await page.evaluate(finishTransitions);
        expect.soft(await page.evaluate(findForcedColorFaults), colorScheme).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    });

    await test.step('keeps all its text when the browser’s font size is doubled', async () => {
      await page.locator('main').focus();
      await setFontSize(devtools, 32);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      for (const width of [640, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(findLostText), `${width} px`).toEqual([]);
      }
      await setFontSize(devtools, 16);
    });

    await test.step('prints its text with phone number and web address, without controls', async () => {
      for (const part of forScreens.slice(0, -2)) await expect(page.locator(part)).not.toHaveCount(0);
      // A4 with margins of 12 mm, at 96 px per inch. Paper must be white in the dark theme too.
      await page.setViewportSize({ width: 703, height: 1032 });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect.soft(page.getByRole('banner')).toContainText(formatPhone(site.phone));
      await expect.soft(page.getByText(new URL(site.host).host).filter({ visible: true }).first()).toBeVisible();
      for (const part of forScreens) {
        await expect.soft(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
      }
      expect.soft(await page.evaluate(findPrintFaults)).toEqual([]);
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    });

    await test.step('violates no policy and stores nothing', async () => {
      expect.soft(violations).toEqual([]);
      expect.soft(await storedData(page)).toEqual(nothingStored);
    });

    await page.setViewportSize(phone);
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
    await test.step('without JavaScript, has no dead controls, squeezed text or opening state', async () => {
      expect.soft(await page.evaluate(findDeadControls), 'dead').toEqual([]);
      expect.soft(await page.locator('main').evaluate(findSqueezedText), 'squeezed').toEqual([]);
      for (const hours of await page.locator('main .open-now').all()) {
        await expect.soft(hours).toBeVisible();
        await expect.soft(hours).not.toContainText(/(?<!Emergency line )open now|closed/i);
      }
      await checkCallBar(page);
    });
    await test.step('has the same text with and without JavaScript', async () => {
      expect.soft(lines).toEqual(await page.locator('main').evaluate(visibleLines));
    });
  });
}

async function checkKeyboard(page: Page, parts: readonly string[]): Promise<void> {
  await test.step('can be used with the keyboard, and the focus is visible', async () => {
    // The call bar is shown only further down.
    await page.evaluate(() => scrollTo(0, innerHeight * 2));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { order, faults } = await page.evaluate(walk);
    expect.soft(faults).toEqual([]);
    expect.soft(order).toEqual(['skip link', ...parts]);
  });
}

/**
 * Checks landmarks and layout at a width (px), and runs axe in the given themes, except for some rules. Only colours,
 * which do not depend on the width, differ between themes.
 */
async function checkLayout(page: Page, width: number, themes: Theme[] = [], rules: RunOptions['rules'] = {}) {
  const also = themes.length > 0 ? ', and passes axe' : '';
  await test.step(`lays out its text and targets without collisions at ${width} px${also}`, async () => {
    await page.setViewportSize({ width, height: 800 });
    // As tall as the page, so that the call bar covers nothing. A focused skip link would cover the header.
    await page.setViewportSize({ width, height: await page.evaluate(pageHeight) });
    await page.locator('main').focus();
    const { overlapping, outside, covered, close } = await page.evaluate(collisions);
    expect.soft(overlapping, 'text overlaps no other text').toEqual([]);
    expect.soft(outside, 'text does not leave its box').toEqual([]);
    expect.soft(covered, 'text is not covered').toEqual([]);
    expect.soft(close, 'neighbours in a column are at least 8 px apart').toEqual([]);
    const small = await page.evaluate(findSmallTargets);
    expect.soft(small, 'targets are at least 24 px, or have that much space around them').toEqual([]);

    const layout = await page.evaluate(boxes);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(finishTransitions);
    expect.soft(await page.evaluate(boxes), 'layout in the dark theme').toBe(layout);
    if (themes.length > 0) await page.evaluate(axe);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(finishTransitions);
      const runOnly = colorScheme === 'light' ? standards : ['color-contrast'];
      const options: RunOptions = { runOnly, rules, resultTypes: ['violations'], preload: false };
      const { violations } = await page.evaluate(runAxe, options);
      const faults = violations.map(({ id, nodes }) => [
        id,
        ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)),
      ]);
      expect.soft(faults, colorScheme).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await page.evaluate(findNameFaults), 'names').toEqual([]);
  });
}

async function checkWideSpacing(page: Page, width: number): Promise<void> {
  await test.step('keeps all its text with wide spacing', async () => {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, wideSpacing);
    expect.soft(await page.evaluate(findLostText)).toEqual([]);
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

/** Returns the height of the page (px), with room for the call bar below it. */
function pageHeight(): number {
  return document.documentElement.scrollHeight + 100;
}
