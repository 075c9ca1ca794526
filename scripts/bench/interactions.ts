import { type Browser, chromium, type Page } from 'playwright';
import { ensureBrowser, launchOptions } from '../setup/browser.ts';

/** First touches of a page whose tools and app are not loaded yet. */
const touches: Record<string, (page: Page) => Promise<void>> = {
  menu: (page) => page.locator('.menu-button').tap(),
  tool: async (page) => {
    const control = 'main :is(code-finder a, price-by-home button, pressure-dial button, decision-matrix button)';
    await page.locator(control).nth(1).tap({ timeout: 5000 });
  },
  fold: (page) => page.locator('main summary').first().tap({ timeout: 5000 }),
  key: (page) => page.keyboard.press('Tab'),
  scroll: (page) => page.mouse.wheel(0, 1500),
};

/** Pages that every footer links to. */
const destinations = ['/services/baxi', '/locations/e', '/guides/boiler-pressure-guide', '/services/ideal'];

/** Calls `work` with a browser, and closes it. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(launchOptions(ensureBrowser()));
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Measures each kind of first touch on a phone with a slower CPU: the time to the next frame, and the longest task of the
 * load and of the touch, in ms. Event Timing rounds to 8 ms, and tasks below 50 ms are not reported.
 */
export async function measureTouches(browser: Browser, url: string, slowdown: number): Promise<string[]> {
  const measured: string[] = [];
  for (const [name, touch] of Object.entries(touches)) {
    const page = await openPhone(browser);
    await throttle(page, slowdown);
    await page.addInitScript(observe);
    await page.goto(url);
    await page.waitForTimeout(2500);
    const load = await page.evaluate(takeLongest);
    const isPresent = await touch(page).then(
      () => true,
      () => false,
    );
    await page.waitForTimeout(2500);
    const { event, longtask } = await page.evaluate(takeLongest);
    if (isPresent) measured.push(`${name} ${event}/${longtask} (load ${load.longtask})`);
    await page.context().close();
  }
  return measured;
}

/** Measures client navigation between loaded pages: from the click to the end of the frame with the new heading, in ms. */
export async function measureChanges(browser: Browser, origin: string, slowdown: number): Promise<number[]> {
  const page = await openPhone(browser);
  await page.goto(origin);
  // Interest in a link starts the app, as soon as the client entry listens.
  await page.waitForFunction(() => {
    document.querySelector('a.brand-mark')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return document.querySelector('#root[data-hydrated]') !== null;
  });
  for (const path of destinations) {
    await page.locator(`.site-footer a[href="${path}"]`).dispatchEvent('pointerover');
    await page.waitForTimeout(500);
  }
  await throttle(page, slowdown);

  const times: number[] = [];
  for (const path of Array.from({ length: 5 }, () => destinations).flat()) {
    times.push(await page.evaluate(click, path));
    await page.waitForTimeout(400);
  }
  return times;
}

async function openPhone(browser: Browser): Promise<Page> {
  return browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
}

async function throttle(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

// These functions run in the page.

function observe(): void {
  const longest = { longtask: 0, event: 0 };
  for (const type of ['longtask', 'event'] as const) {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest[type] = Math.max(longest[type], duration);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
  Object.assign(window, { longest });
}

/** Returns the longest event and task since the last call. */
function takeLongest() {
  const { longest } = window as unknown as { longest: Record<'longtask' | 'event', number> };
  const taken = { ...longest };
  Object.assign(longest, { longtask: 0, event: 0 });
  return taken;
}

async function click(path: string): Promise<number> {
  const before = document.querySelector('h1');
  const start = performance.now();
  document.querySelector<HTMLAnchorElement>(`.site-footer a[href="${path}"]`)?.click();
  while (document.querySelector('h1') === before) await new Promise(requestAnimationFrame);
  // A new task runs after layout and paint of this frame.
  await new Promise((done) => setTimeout(done));
  return performance.now() - start;
}
