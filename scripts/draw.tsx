import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { House } from '../src/components/drawings/house.tsx';
import { ensureBrowser, launchOptions } from './lib/browser.ts';

/** The sharing image: the drawn house on its flow and return, and what we do. No name, so that it fits any owner. */
const sharingImage = (
  <body
    style={{
      display: 'grid',
      gridTemplateColumns: '500px 560px',
      gap: 60,
      alignItems: 'end',
      width: 1200,
      height: 630,
      paddingLeft: 60,
    }}
  >
    <p style={{ alignSelf: 'center', font: '600 62px/1.08 Besley', letterSpacing: '-0.015em', wordSpacing: '-0.06em' }}>
      Boiler installation, servicing and repair in London
    </p>
    <div style={{ marginBottom: 40 }}>
      <House />
    </div>
    <div className="pipes" style={{ position: 'absolute', left: 0, right: 0, bottom: 31 }} />
  </body>
);

/** The mark on paper, for home screens and search results. */
const icon = (
  <body style={{ width: 512, height: 512, padding: 96, background: '#faf5ec' }}>
    <img
      src={`data:image/svg+xml;base64,${readFileSync('public/favicon.svg').toString('base64')}`}
      width={320}
      height={320}
      alt=""
    />
  </body>
);

/**
 * `npm run draw`: draws the pictures in `public` that are kept as files, after a change to the drawings or the tokens.
 * It takes the stylesheet and the face from the last build.
 */
async function main(): Promise<void> {
  const assets = readdirSync('dist/assets').filter((name) => /\.(css|woff2)$/.test(name));
  const face = readFileSync(`dist/assets/${assets.find((name) => name.endsWith('.woff2'))}`).toString('base64');
  const css = readFileSync(`dist/assets/${assets.find((name) => name.endsWith('.css'))}`, 'utf8').replace(
    /url\([^)]*\.woff2\)/g,
    `url(data:font/woff2;base64,${face})`,
  );

  const browser = await chromium.launch(launchOptions(ensureBrowser()));
  const draw = async (body: ReactElement, width: number, height: number, type: 'jpeg' | 'png') => {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<style>${css}</style>${renderToStaticMarkup(body)}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page.screenshot({ type, ...(type === 'jpeg' && { quality: 88 }) });
  };
  writeFileSync('public/hero-boiler-installation.jpg', await draw(sharingImage, 1200, 630, 'jpeg'));
  writeFileSync('public/icon-512.png', await draw(icon, 512, 512, 'png'));
  await browser.close();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
