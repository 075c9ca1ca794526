import { chromium } from 'playwright';
import { ensureBrowser, launchOptions } from '../setup/browser.ts';

/** Pages that every footer links to. */
const destinations = ['/services/baxi', '/locations/e', '/guides/boiler-pressure-guide', '/services/ideal'];

/** Measures client navigation between loaded pages on a throttled phone: ms from the click to the frame with the new heading. */
export async function measureNavigations(origin: string, slowdown: number): Promise<number[]> {
  const browser = await chromium.launch(launchOptions(ensureBrowser()));
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
    await page.goto(origin);
    // Pointing at a link starts the app once the client entry is loaded.
    await page.waitForFunction(() => {
      document.querySelector('a.brand-mark')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
      return document.querySelector('#root[data-hydrated]') !== null;
    });
    for (const path of destinations) {
      await page.locator(`.site-footer a[href="${path}"]`).dispatchEvent('pointerover');
      await page.waitForTimeout(500);
    }
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    const times: number[] = [];
    for (const path of Array.from({ length: 5 }, () => destinations).flat()) {
      times.push(await page.evaluate(click, path));
      await page.waitForTimeout(400);
    }
    return times;
  } finally {
    await browser.close();
  }
}

async function click(path: string): Promise<number> {
  const before = document.querySelector('h1');
  const start = performance.now();
  document.querySelector<HTMLAnchorElement>(`.site-footer a[href="${path}"]`)?.click();
  while (document.querySelector('h1') === before) await new Promise(requestAnimationFrame);
  // A new task starts after this frame is painted.
  await new Promise((done) => setTimeout(done));
  return performance.now() - start;
}
