import { chromium, firefox, type Browser as PlaywrightBrowser, webkit } from 'playwright';
import { ensureBrowser, launchOptions } from '../setup/browser.ts';
import { findEngine } from '../setup/engines.ts';
import { launchWebKitGtk } from './webkit-gtk.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface Size {
  width: number;
  height: number;
}

export type Key = 'End' | 'Escape' | 'ArrowLeft';

export interface Browser {
  open: (size: Size) => Promise<Page>;
  close: () => Promise<void>;
}

/** The common interface of Playwright, puppeteer and WebDriver. */
export interface Page {
  resize: (size: Size) => Promise<unknown>;
  /** Loads a document and waits for the `load` event. */
  goto: (url: string) => Promise<unknown>;
  /** Runs a function in the page. Argument and result are passed as JSON. */
  evaluate: <Arg, Result>(run: (arg: Arg) => Result, arg?: Arg) => Promise<Awaited<Result>>;
  /** Scrolls to the first element that matches and clicks its centre. */
  click: (selector: string) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  /** Returns a PNG of the viewport. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<unknown>;
}

/** Starts a headless browser that `ensureBrowser` or `ensureEngines` has found or installed. */
export async function launch(name: EngineName): Promise<Browser> {
  if (name === 'chromium') return adapt(await chromium.launch(launchOptions(ensureBrowser())));
  const program = findEngine(name);
  if (program === undefined) return adapt(await (name === 'firefox' ? firefox : webkit).launch());
  return name === 'firefox' ? launchFirefox(program) : launchWebKitGtk(program);
}

function adapt(browser: PlaywrightBrowser): Browser {
  return {
    open: async (size) => {
      const page = await browser.newPage({ viewport: size });
      return {
        resize: (next) => page.setViewportSize(next),
        goto: (url) => page.goto(url),
        evaluate: (run, arg) => page.evaluate(run as never, arg),
        click: (selector) => page.locator(selector).first().click(),
        press: (key) => page.keyboard.press(key),
        screenshot: () => page.screenshot(),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Starts an installed Firefox. Playwright only supports its own build of Firefox. */
async function launchFirefox(executablePath: string): Promise<Browser> {
  const { default: puppeteer } = await import('puppeteer-core');
  // Scroll bars that take no width, as on a phone, and a mouse.
  const extraPrefsFirefox = {
    'widget.gtk.overlay-scrollbars.enabled': true,
    'ui.useOverlayScrollbars': 1,
    'ui.primaryPointerCapabilities': 6,
  };
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  return {
    open: async (size) => {
      const page = await browser.newPage({ type: 'window' });
      await page.setViewport(size);
      return {
        resize: (next) => page.setViewport(next),
        goto: (url) => page.goto(url),
        evaluate: (run, arg) => page.evaluate(run as never, arg),
        click: (selector) => page.evaluate(reveal, selector).then(() => page.click(selector)),
        press: (key) => page.keyboard.press(key),
        screenshot: () => page.screenshot(),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Runs in the page: scrolls to an element, and waits until it is painted. */
export function reveal(selector: string): Promise<void> {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}
