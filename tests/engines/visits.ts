import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, type EngineName, launch, type Page } from '../../scripts/engines/driver.ts';
import { kinds } from '../browser/site.ts';
import { type Boxes, type Site, serveRecorded } from './server.ts';

const pollOptions = { timeout: 20_000, interval: 200 };
const eventually = (read: () => unknown) => expect.poll(read, pollOptions);

/** Defines the tests for one engine. Each engine has its own test file, so that they run in parallel. */
export function testVisits(engine: EngineName): void {
  let browser: Browser;
  let phone: Page;
  let desktop: Page;
  let site: Site;
  let lateSite: Site;
  let scriptless: Site;

  const start = async () => {
    browser = await launch(engine);
    phone = await browser.open({ width: 375, height: 667 });
    desktop = await browser.open({ width: 1280, height: 800 });
  };
  beforeAll(async () => {
    await start();
    site = await serveRecorded();
    lateSite = await serveRecorded({ styleDelayMs: 800 });
    scriptless = await serveRecorded({ scripts: false });
    // Caches the font. Firefox may paint a frame without a font that it decodes for the first time.
    if (engine === 'firefox') for (const page of [phone, desktop]) await open(page, `${lateSite.url}/404`);
  });
  // Restarts a crashed browser, so that it fails only one test.
  beforeEach(() => desktop.evaluate(() => undefined).catch(start));
  afterAll(async () => {
    await browser.close();
    for (const served of [site, lateSite, scriptless]) await served.close();
  });
  afterEach(() => {
    const faults = [...site.takeFaults(), ...lateSite.takeFaults()];
    // The not-found page logs its path.
    const others = faults.filter((fault) => !fault.startsWith('/404: console.warn: 404 Error: '));
    expect(others, 'errors, warnings and policy violations').toEqual([]);
  });

  describe.each(kinds)('%s with its stylesheet 800 ms late', (path) => {
    beforeEach(async () => {
      // Loads the page at both widths in parallel. The second test finds it loaded.
      const leave = (url: string) => void (location.href === url || setTimeout(() => location.assign(url)));
      for (const page of [phone, desktop]) await page.evaluate(leave, lateSite.url + path);
    });

    test.each([375, 1280])('has its final layout in every frame, with font and drawings, at %i px', async (width) => {
      const page = width === 375 ? phone : desktop;
      await eventually(() => page.evaluate(appearance)).toEqual({ path, hasFont: true, undrawn: [], sideways: 0 });
      expect(movements(await page.evaluate(recordedFrames))).toEqual([]);
    });
  });

  test('the recorder reports errors, warnings and policy violations', async () => {
    await open(desktop, `${site.url}/404`);
    await desktop.evaluate(() => {
      console.warn('careful');
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "run"' }));
      setTimeout(() => {
        throw new Error('broken');
      });
    });
    const faults: string[] = [];
    await eventually(() => faults.push(...site.takeFaults()) && faults).toEqual(
      expect.arrayContaining([
        expect.stringContaining('broken'),
        '/404: console.warn: careful',
        '/404: script-src-elem blocks inline',
      ]),
    );
  });

  test('opens the menu of a phone, closes it with Escape and follows its link', async () => {
    const menu = () =>
      phone.evaluate(() => ({
        isOpen: document.querySelector('#menu a')?.checkVisibility(),
        focus: document.activeElement?.getAttribute('aria-label'),
      }));
    await open(phone, `${site.url}/`);
    await phone.click('.menu-button');
    await eventually(menu).toMatchObject({ isOpen: true });
    await phone.press('Escape');
    await eventually(menu).toEqual({ isOpen: false, focus: 'Menu' });
    await phone.click('.menu-button');
    await eventually(menu).toMatchObject({ isOpen: true });
    await phone.click('#menu a[href="/combi-boilers"]');
    await eventually(() => phone.evaluate(scrollState)).toMatchObject({ path: '/combi-boilers' });
    await eventually(menu).toMatchObject({ isOpen: false });
  });

  test('opens a dropdown below its button and closes it with Escape', async () => {
    const dropdown = () =>
      desktop.evaluate(() => {
        const [panel, button] = ['#nav-services', '[popovertarget="nav-services"]'].map(
          (part) => document.querySelector(part) as HTMLElement,
        );
        const [inside, above] = [panel?.getBoundingClientRect(), button?.getBoundingClientRect()];
        return {
          isOpen: panel?.checkVisibility(),
          expanded: button?.ariaExpanded,
          isBelow: inside && above && inside.top >= above.bottom && Math.abs(inside.left - above.left) < 40,
        };
      });
    await open(desktop, `${site.url}/`);
    await desktop.click('[popovertarget="nav-services"]');
    await eventually(dropdown).toEqual({ isOpen: true, expanded: 'true', isBelow: true });
    await desktop.press('Escape');
    await eventually(dropdown).toMatchObject({ isOpen: false, expanded: 'false' });
  });

  test('keeps the chosen theme on the next visit', async () => {
    const background = () => desktop.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await open(desktop, `${site.url}/services/baxi`);
    const light = await background();
    await desktop.click('footer [data-set-theme="dark"]');
    await eventually(background).not.toBe(light);
    const dark = await background();
    await open(desktop, `${site.url}/services/baxi`);
    expect(await background()).toBe(dark);
    await desktop.click('footer [data-set-theme="system"]');
    await eventually(background).toBe(light);
  });

  test('follows a link to another page, and restores the scroll position after going back', async () => {
    await open(desktop, `${site.url}/`);
    await desktop.press('End');
    // Repeated until the page is loaded: the first call loads only the app.
    await eventually(() => desktop.evaluate(preload, 'footer a[href="/services/viessmann"]')).toBe(true);
    const { top } = await desktop.evaluate(scrollState);
    expect(top).toBeGreaterThan(2000);
    await desktop.click('footer a[href="/services/viessmann"]');
    await eventually(() => desktop.evaluate(scrollState)).toMatchObject({ path: '/services/viessmann' });
    // Rendering the sections must not scroll the page.
    await eventually(() => desktop.evaluate(isComplete)).toBe(true);
    expect(await desktop.evaluate(scrollState)).toMatchObject({
      heading: expect.stringContaining('Viessmann'),
      top: 0,
    });
    await desktop.evaluate(() => void setTimeout(() => history.back()));
    await eventually(() => desktop.evaluate(scrollState)).toMatchObject({ path: '/' });
    await eventually(async () => Math.abs((await desktop.evaluate(scrollState)).top - top)).toBeLessThan(100);
  });

  test('finds a fault code, and follows the link that expands its entry on another page', async () => {
    await open(phone, `${site.url}/`);
    await clickNamed(phone, '.code-finder', 'Baxi');
    await clickNamed(phone, '.code-finder', 'E133');
    await clickNamed(phone, '.code-finder', 'What to check');
    await eventually(() => phone.evaluate(arrival, 'e133')).toEqual({ path: '/services/baxi', ...arrived });
  });

  test('follows a link to a fragment of another page', async () => {
    await open(desktop, `${site.url}/guides/worcester-error-codes`);
    await desktop.click('main a[href="/guides/boiler-pressure-guide#repressurise"]');
    await eventually(() => desktop.evaluate(arrival, 'repressurise')).toEqual({
      path: '/guides/boiler-pressure-guide',
      ...arrived,
    });
  });

  test('shows the price for a home, and a comma between the facts of a boiler but not before its button', async () => {
    const price = () => phone.evaluate(() => document.querySelector('.price-answer')?.textContent);
    await open(phone, `${site.url}/boiler-quotes`);
    const middles = () =>
      ['legend', 'fieldset button'].map((part) => {
        const { top = 0, height = 0 } = document.querySelector(`price-by-home ${part}`)?.getBoundingClientRect() ?? {};
        return Math.round(top + height / 2);
      });
    const [question = 0, options = 0] = await phone.evaluate(middles);
    expect(Math.abs(question - options), 'a question is beside its options').toBeLessThan(3);
    const mark = (at: string) => getComputedStyle(document.querySelector('td:has(.btn)') as Element, at).content;
    for (const at of ['::before', '::after']) expect(await phone.evaluate(mark, at)).toBe('none');
    const before = await price();
    await clickNamed(phone, 'price-by-home', 'Cylinder');
    await eventually(price).toContain('system boiler');
    expect(before).not.toContain('system boiler');
  });

  test('moves the pressure gauge with the arrow keys', async () => {
    const reading = () =>
      phone.evaluate(() => {
        const dial = document.querySelector<HTMLElement>('[role="slider"]');
        dial?.focus();
        return dial?.ariaValueNow;
      });
    await open(phone, `${site.url}/guides/boiler-pressure-guide`);
    await eventually(reading).toBe('1.3');
    await phone.press('ArrowLeft');
    await eventually(reading).toBe('1.2');
  });

  test('without JavaScript, shows text, styles and the replacements of tools', async () => {
    for (const page of [phone, desktop]) {
      await page.goto(`${scriptless.url}/boiler-quotes`);
      const shown = () => ({
        scripts: 'scripts' in document.documentElement.dataset,
        heading: document.querySelector('h1')?.checkVisibility(),
        isStyled: [...document.styleSheets].some(({ href, media }) => href && matchMedia(media.mediaText).matches),
        sideways: document.documentElement.scrollWidth - innerWidth,
        questions: document.querySelector('price-by-home fieldset')?.checkVisibility(),
        prices: document.querySelector('.home-cases table')?.checkVisibility(),
      });
      await eventually(() => page.evaluate(shown)).toEqual({
        scripts: false,
        heading: true,
        isStyled: true,
        sideways: 0,
        questions: false,
        prices: true,
      });
    }
  });

  test.each([
    [375, '.menu-button', '#menu', '/combi-boilers'],
    [1280, '[popovertarget="nav-services"]', '#nav-services', '/services/baxi'],
  ])('opens the menu without JavaScript at %i px', async (width, button, menu, path) => {
    const page = width === 375 ? phone : desktop;
    const link = `${menu} a[href="${path}"]`;
    await page.goto(`${scriptless.url}/boiler-quotes`);
    await page.click(button);
    expect(await page.evaluate((selector) => document.querySelector(selector)?.checkVisibility(), link)).toBe(true);
    await page.click(link);
    await eventually(() => page.evaluate(scrollState)).toMatchObject({ path });
  });
}

/** Loads a page, and waits until it is fully rendered and its elements are defined. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  // Hooks may not call `expect.poll`.
  await vi.waitFor(async () => expect(await page.evaluate(isComplete)).toBe(true), pollOptions);
}

/** Clicks a visible link or button by its name, as soon as it exists. */
async function clickNamed(page: Page, within: string, name: string): Promise<void> {
  const mark = ([scope, wanted]: string[]) => {
    const found = [...document.querySelectorAll(`${scope} a, ${scope} button`)].find(
      (element) => element.textContent?.trim() === wanted && element.checkVisibility(),
    );
    document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
    found?.setAttribute('data-wanted', '');
    return found !== undefined;
  };
  await eventually(() => page.evaluate(mark, [within, name])).toBe(true);
  await page.click('[data-wanted]');
}

/** Lists elements whose box in a frame differs from their box in the last frame. */
function movements(frames: readonly Boxes[]): string[] {
  const last = frames.at(-1) ?? {};
  const isFar = (one: number[] = [], other: number[] = []) =>
    one.some((side, index) => Math.abs(side - (other[index] ?? 0)) > 1);
  const inWindow = Object.keys(last).filter((part) => (last[part]?.[1] ?? 0) < 667);
  return frames.flatMap((boxes) =>
    inWindow.filter((part) => isFar(boxes[part], last[part])).map((part) => `${part}: ${boxes[part]} -> ${last[part]}`),
  );
}

// The functions below run in the page.

const recordedFrames = () => (window as unknown as { recorded: Boxes[] }).recorded;

const isComplete = () =>
  !('initial' in document.documentElement.dataset) && document.querySelector(':not(:defined)') === null;

/** Points at a link, and returns whether the script of its page is loaded. */
function preload(selector: string): boolean {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  link?.scrollIntoView({ block: 'center' });
  link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  const name = `/${link?.pathname.split('/').at(-1)}-`;
  return performance.getEntriesByType('resource').some((file) => file.name.includes(name));
}

const scrollState = () => ({
  path: location.pathname,
  heading: document.querySelector('h1')?.textContent,
  top: Math.round(scrollY),
});

/** Returns whether a loaded page has its font and drawings, and how far it scrolls sideways. */
function appearance() {
  // Reading the layout earlier makes WebKit paint without the stylesheet.
  if (document.readyState !== 'complete') return undefined;
  scrollTo(1000, 0);
  const sideways = scrollX;
  scrollTo(0, 0);
  return {
    path: location.pathname,
    hasFont: [...document.fonts].some(({ family, status }) => /^"?Besley"?$/.test(family) && status === 'loaded'),
    undrawn: [...document.querySelectorAll('svg')]
      .filter((drawing) => drawing.checkVisibility() && drawing.getBBox().width === 0)
      .map((drawing) => drawing.innerHTML.slice(0, 60)),
    sideways,
  };
}

const arrived = { isInView: true, isExpanded: true, hasFocus: true };

/** Returns whether an element is in view, expanded and focused, as after following a link to it. */
function arrival(id: string) {
  const part = document.getElementById(id);
  const box = part?.getBoundingClientRect();
  return {
    path: location.pathname,
    isInView: box !== undefined && box.top >= 0 && box.top < innerHeight,
    isExpanded: part?.querySelector('p')?.checkVisibility() ?? false,
    hasFocus: part?.contains(document.activeElement) ?? false,
  };
}
