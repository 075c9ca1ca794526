import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { kinds } from '../tests/browser/site.ts';
import { type EngineName, launch, type Page } from './engines/driver.ts';
import { runCommand } from './run-command.ts';
import { serve } from './server/serve.ts';

const engines: readonly string[] = ['chromium', 'firefox', 'webkit'] satisfies EngineName[];
const widths = [375, 768, 1280];
const themes = ['light', 'dark'] as const;
const folder = 'reports/screenshots';

/** `npm run screenshots`: takes screenshots of every kind of page, and writes an `index.html` that shows them. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { engine: { type: 'string', default: 'chromium' }, page: { type: 'string', multiple: true } },
  });
  const { engine, page: paths = kinds } = values;
  if (!engines.includes(engine)) throw new Error(`--engine is "${engine}"; expected ${engines.join(', ')}`);
  if (!existsSync('dist/index.html')) throw new Error('dist contains no pages; run npm run build first');

  mkdirSync(join(folder, engine), { recursive: true });
  const site = await serve('dist');
  const browser = await launch(engine as EngineName);
  try {
    const page = await browser.open({ width: 1280, height: 800 });
    for (const width of widths) {
      for (const path of paths) await takePictures(page, engine, site.url, path, width);
    }
  } finally {
    await browser.close();
    await site.close();
    writeFileSync(join(folder, 'index.html'), contactSheet());
    console.log(`${folder}/index.html`);
  }
}

async function takePictures(page: Page, engine: string, origin: string, path: string, width: number): Promise<void> {
  await page.resize({ width, height: 800 });
  await page.goto(origin + path);
  await rendered(page);
  // Makes the viewport as tall as the page, so that the call bar is at the bottom of the page.
  await page.resize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  for (const theme of themes) {
    await page.evaluate(show, theme);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    writeFileSync(join(folder, engine, `${name}-${width}-${theme}.png`), await page.screenshot());
  }
  console.log(`${engine} ${path} ${width} px`);
}

/** Waits until every section is rendered and all fonts are loaded. */
async function rendered(page: Page): Promise<void> {
  const isRendered = () =>
    document.documentElement.dataset.initial === undefined && customElements.get('maintenance-tip') !== undefined;
  for (let tries = 0; !(await page.evaluate(isRendered)); tries += 1) {
    if (tries === 600) throw new Error('sections below the first screen were not rendered within 30 s');
    await wait(50);
  }
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await wait(300);
}

function show(theme: string): Promise<unknown> {
  document.documentElement.dataset.theme = theme;
  for (const animation of document.getAnimations()) animation.cancel();
  return new Promise((done) => setTimeout(done, 400));
}

function contactSheet(): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));
  const pictures = files.sort().map((file) => `<a href="${file}"><img src="${file}" alt="" loading="lazy">${file}</a>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { font: 12px/1.5 sans-serif; display: grid; grid-template-columns: repeat(6, 200px); gap: 16px }
  img { display: block; width: 200px; height: 320px; object-fit: cover; object-position: top; border: 1px solid #999 }
</style>
${pictures.join('\n')}
</html>
`;
}

runCommand(main, '');
