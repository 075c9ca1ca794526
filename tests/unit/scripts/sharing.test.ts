import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readHead } from '../../../scripts/metadata/head-summary.ts';
import { colourOf } from '../../../scripts/metadata/style-sheets.ts';
import { drawingStyle, placeDrawing } from '../../../scripts/sharing/drawing-style.ts';
import { renderCard, splitTitle } from '../../../scripts/sharing/render-card.ts';
import { sceneOf } from '../../../scripts/sharing/scenes.tsx';
import { openSharingImages } from '../../../scripts/sharing/sharing-images.ts';
import { breakLines, setLine } from '../../../scripts/sharing/text-outlines.ts';
import { sharingImageOf } from '../../../src/head/sharing-image.ts';
import { listPages } from '../../../src/lib/route-table.ts';
import { routes } from '../../../src/routes.ts';
import { site } from '../../../src/site.config.ts';
import { unfinished } from '../unfinished.ts';

describe('letters', () => {
  test('kern: a pair is narrower than its letters apart', () => {
    expect(setLine('To', 100).width).toBeLessThan(setLine('T', 100).width + setLine('o', 100).width);
  });

  test('name the one that the face does not have', () => {
    expect(() => setLine('Київ', 40)).toThrow('"К"');
  });

  test.each(['Müller', 'Łódź', 'Çağlar', 'Ștefănescu', 'Siobhán', 'O’Brien', 'Œuvre', 'Mu\u0308ller'])(
    'are those of any European name: %s',
    (name) => {
      expect(setLine(name, 40).width).toBeGreaterThan(60);
    },
  );

  test.each([300, 500, 1080])('are broken into lines that fit %i pixels, and none is lost', (width) => {
    const text = 'Boiler Installation, Servicing & Repair in London';
    const lines = breakLines(text, 48, width);
    expect(lines.join(' ')).toBe(text);
    expect(lines.every((line) => setLine(line, 48).width <= width)).toBe(true);
  });

  test('end their line at a colon, and leave no word alone that need not be', () => {
    const guide = 'Boiler Service and Maintenance: What to Expect and Pay';
    expect(breakLines(guide, 48, 1080)).toEqual(['Boiler Service and Maintenance:', 'What to Expect and Pay']);
    expect(breakLines(guide, 54, 500)).toEqual(['Boiler Service', 'and Maintenance:', 'What to Expect', 'and Pay']);
  });
});

describe('the style of the drawings', () => {
  test('holds values in place of custom properties', () => {
    expect(drawingStyle).toContain(`stroke:${colourOf('flow')}`);
    expect(drawingStyle).not.toContain('var(');
  });

  test('sets letters as outlines', () => {
    const svg = placeDrawing('<svg viewBox="0 0 9 9"><text class="d-reading" x="4" y="5">20°</text></svg>', {
      x: 0,
      y: 0,
      scale: 1,
    });
    expect(svg).not.toContain('<text');
    expect(svg).toContain('class="d-reading"');
  });
});

describe('a title', () => {
  test.each([
    ['Baxi Boiler Service London | Fixed Price £85', undefined, 'Baxi Boiler Service London', 'Fixed Price £85'],
    ['Acton Boiler Repair, Service & New Boilers | W3', 'W3', 'Acton Boiler Repair, Service & New Boilers', ''],
    ['Boiler Repair & Installation in Bow, E3', 'E3', 'Boiler Repair & Installation in Bow', ''],
    ['E2 Boiler Engineers for Bethnal Green', 'E2', 'E2 Boiler Engineers for Bethnal Green', ''],
  ])('"%s" is taken apart', (text, plate, title, note) => {
    expect(splitTitle(text, plate)).toEqual({ title, note });
  });
});

describe('sharing images', () => {
  const paths = listPages(routes).flatMap(({ path, page }) => (page === 'notFound' ? [] : [path]));

  test('have a file of their own for every page', () => {
    expect(new Set(paths.map((path) => sharingImageOf(site, path, '').file)).size).toBe(paths.length);
  });

  test('set a long name smaller, so that it stays in the picture', () => {
    const sizeOf = (name: string) => {
      const card = renderCard({ name, title: 'Title', note: '', scene: sceneOf('/combi-boilers') });
      return Number(/translate\(102 69\)"><path transform="scale\(([\d.]+)\)/.exec(card)?.[1]) * 1000;
    };
    expect(sizeOf('Lamp Heating')).toBe(28);
    const name = 'W'.repeat(60);
    expect(setLine(name, sizeOf(name)).width).toBeLessThanOrEqual(1200 - 102 - 60 + 1);
  });

  test
    .skipIf(unfinished)
    .each([
      '/',
      '/boiler-quotes',
      '/services/grant',
      '/locations/nw',
      '/locations/se28',
      '/guides/boiler-pressure-guide',
    ])('are drawn the same twice, and refer to nothing: %s', (path) => {
    const draw = () => renderCard({ name: site.name, title: 'Title', note: '', scene: sceneOf(path) });
    expect(draw()).toBe(draw());
    expect(draw()).not.toMatch(/undefined|NaN|<text|href|url\(/);
  });
});

describe('a build', () => {
  const head = (title: string) => readHead(`<title>${title}</title><link rel="canonical" href="">`);
  const build = async (title: string) => {
    const dist = mkdtempSync(join(tmpdir(), 'sharing-'));
    const images = openSharingImages(dist, site);
    images.add('/services/baxi', head(title));
    images.add('/404', readHead('<title>Not found</title>'));
    await images.finish().finally(images.stop);
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));
    const pictures = files.map((file) => readFileSync(join(dist, file)).toString('base64'));
    rmSync(dist, { recursive: true });
    return { files, pictures };
  };

  test('draws a page once, keeps what it drew, and gives the same bytes again', async () => {
    const title = `Baxi & others ${process.pid}`;
    const first = await build(title);
    expect(first.files).toEqual([join('sharing', 'services-baxi.png')]);
    expect(await build(title)).toEqual(first);
  });

  test('draws afresh when the title has changed', async () => {
    expect((await build('Baxi, one')).pictures).not.toEqual((await build('Baxi, two')).pictures);
  });

  test('fails naming the page and the letter that cannot be set', async () => {
    await expect(build('Baxi Київ')).rejects.toThrow(/\/services\/baxi {4}.*"К"/);
  });

  test('refuses a name of the business that cannot be set, in one line', () => {
    const open = () => openSharingImages(tmpdir(), { ...site, name: 'Heating 🔥 火' });
    expect(open).toThrow(/^1 value is wrong; nothing was written\.\n {2}the name of the business .* so not 🔥 火$/);
  });
});
