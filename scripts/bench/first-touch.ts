import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { ensureBrowser, launchOptions } from '../setup/browser.ts';

/** What was measured in a page, in ms. Event Timing counts in steps of 8 ms; a task of less than 50 ms is not told. */
export interface Touch {
  name: string;
  /** From the press to the next frame, the longest of the interaction. */
  delay: number;
  /** The longest task, from the load or the press on. */
  task: number;
}

/** A first touch, on a page whose tools and app are not loaded yet. */
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

/**
 * Measures on a phone how long tasks are while a page loads, and how long each kind of first touch waits for its frame.
 *
 * @param slowdown how many times slower than here the processor is taken to be
 */
export async function measureTouches(url: string, slowdown: number): Promise<Touch[]> {
  const browser = await chromium.launch(launchOptions(ensureBrowser()));
  try {
    const measured: Touch[] = [];
    for (const name of Object.keys(touches)) measured.push(...(await measureTouch(browser, url, slowdown, name)));
    const loads = measured.filter((touch) => touch.name === 'load');
    const task = Math.max(...loads.map((load) => load.task));
    return [{ name: 'load', delay: 0, task }, ...measured.filter((touch) => touch.name !== 'load')];
  } finally {
    await browser.close();
  }
}

async function measureTouch(browser: Browser, url: string, slowdown: number, name: string): Promise<Touch[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  try {
    const page = await slowPage(context, slowdown);
    await page.goto(url);
    await page.waitForTimeout(2500);
    const load = await page.evaluate(takeNotes);
    const touched = await touches[name]?.(page).then(
      () => true,
      () => false,
    );
    await page.waitForTimeout(2500);
    const { delay, task } = await page.evaluate(takeNotes);
    return [{ name: 'load', ...load }, ...(touched ? [{ name, delay, task }] : [])];
  } finally {
    await context.close();
  }
}

async function slowPage(context: BrowserContext, slowdown: number): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(noteTasksAndEvents);
  return page;
}

/** What the page notes, in ms: the longest of each. */
type Notes = Record<'longtask' | 'event', number>;

/** Runs in the page, before anything else. */
function noteTasksAndEvents(): void {
  const notes: Notes = { longtask: 0, event: 0 };
  for (const type of Object.keys(notes) as (keyof Notes)[]) {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) notes[type] = Math.max(notes[type], duration);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
  Object.assign(window, { notes });
}

/** Runs in the page: what was noted since the last time. */
function takeNotes(): Pick<Touch, 'delay' | 'task'> {
  const { notes } = window as unknown as { notes: Notes };
  const taken = { delay: notes.event, task: notes.longtask };
  Object.assign(notes, { longtask: 0, event: 0 });
  return taken;
}
