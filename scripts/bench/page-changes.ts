import { type Browser, chromium } from 'playwright';
import { ensureBrowser, launchOptions } from '../setup/browser.ts';

/** What the footer of every page links to. */
const turns = ['/services/baxi', '/locations/e', '/guides/boiler-pressure-guide', '/services/ideal'];

/**
 * Measures changes of the page whose code is at hand: from the press on a link to the end of the frame that shows the new
 * heading, on a phone.
 *
 * @param slowdown how many times slower than here the processor is taken to be
 * @returns one figure for each change, in ms
 */
export async function measureChanges(origin: string, slowdown: number, changes = 20): Promise<number[]> {
  const browser = await chromium.launch(launchOptions(ensureBrowser()));
  try {
    return await changesIn(browser, origin, slowdown, changes);
  } finally {
    await browser.close();
  }
}

async function changesIn(browser: Browser, origin: string, slowdown: number, changes: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  await page.goto(origin);
  // Interest in a link starts the app, once the client entry listens.
  await page.waitForFunction(() => {
    document.querySelector('a.brand-mark')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return document.querySelector('#root[data-hydrated]') !== null;
  });
  for (const path of turns) {
    await page.locator(`.site-footer a[href="${path}"]`).dispatchEvent('pointerover');
    await page.waitForTimeout(500);
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const times: number[] = [];
  for (let turn = 0; turn < changes; turn += 1) {
    times.push(await page.evaluate(press, turns[turn % turns.length] ?? ''));
    await page.waitForTimeout(400);
  }
  return times;
}

/** Runs in the page. */
async function press(path: string): Promise<number> {
  const before = document.querySelector('h1');
  const start = performance.now();
  document.querySelector<HTMLAnchorElement>(`.site-footer a[href="${path}"]`)?.click();
  while (document.querySelector('h1') === before) await new Promise(requestAnimationFrame);
  // A task of its own comes after this frame has been laid out and painted.
  await new Promise((done) => setTimeout(done));
  return performance.now() - start;
}
