import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readHead } from '../../../scripts/metadata/head-summary.ts';
import { colourOf } from '../../../scripts/metadata/style-sheets.ts';
import { drawingStyle } from '../../../scripts/sharing/drawing-style.ts';
import { renderCard, splitTitle } from '../../../scripts/sharing/render-card.ts';
import { sceneOf } from '../../../scripts/sharing/scenes.tsx';
import { openSharingImages } from '../../../scripts/sharing/sharing-images.ts';
import { breakLines, outlineLine } from '../../../scripts/sharing/text-outlines.ts';
import { site } from '../../../src/site.config.ts';
import { unfinished } from '../unfinished.ts';
import { writeSite } from './temporary-site.ts';

describe('letters', () => {
  test('are kerned', () => {
    expect(outlineLine('To', 100).width).toBeLessThan(outlineLine('T', 100).width + outlineLine('o', 100).width);
  });

  test('include letters of European names', () => {
    const names = ['Müller', 'Łódź', 'Çağlar', 'Ștefănescu', 'Siobhán', 'O’Brien', 'Œuvre', 'Mu\u0308ller'];
    expect(names.filter((name) => outlineLine(name, 40).width < 60)).toEqual([]);
  });
});

test('titles break into even lines that fit, and after a colon', () => {
  const guide = 'Boiler Service and Maintenance: What to Expect and Pay';
  expect(breakLines(guide, 48, 1080)).toEqual(['Boiler Service and Maintenance:', 'What to Expect and Pay']);
  expect(breakLines(guide, 54, 500)).toEqual(['Boiler Service', 'and Maintenance:', 'What to Expect', 'and Pay']);
});

test.each([
  ['Baxi Boiler Service London | Fixed Price £85', undefined, 'Baxi Boiler Service London', 'Fixed Price £85'],
  ['Acton Boiler Repair, Service & New Boilers | W3', 'W3', 'Acton Boiler Repair, Service & New Boilers', ''],
  ['Boiler Repair & Installation in Bow, E3', 'E3', 'Boiler Repair & Installation in Bow', ''],
  ['E2 Boiler Engineers for Bethnal Green', 'E2', 'E2 Boiler Engineers for Bethnal Green', ''],
])('splits the title "%s"', (text, plate, title, note) => {
  expect(splitTitle(text, plate)).toEqual({ title, note });
});

describe('an image', () => {
  test('shrinks a long name until it fits', () => {
    const sizeOf = (name: string) => {
      const card = renderCard({ name, title: 'Title', note: '', scene: sceneOf('/combi-boilers') });
      return Number(/translate\(102 69\)"><path transform="scale\(([\d.]+)\)/.exec(card)?.[1]) * 1000;
    };
    expect(sizeOf('Lamp Heating')).toBe(28);
    const name = 'W'.repeat(60);
    expect(outlineLine(name, sizeOf(name)).width).toBeLessThanOrEqual(1200 - 102 - 60 + 1);
  });

  test.skipIf(unfinished)('needs no font, stylesheet or other file', () => {
    const cards = ['/', '/boiler-quotes', '/services/grant', '/locations/se28', '/guides/boiler-pressure-guide'].map(
      (path) => renderCard({ name: site.name, title: 'Title', note: '', scene: sceneOf(path) }),
    );
    expect(cards.filter((card) => /undefined|NaN|<text|href|url\(|var\(/.test(card))).toEqual([]);
    expect(drawingStyle).toContain(`stroke:${colourOf('flow')}`);
  });
});

describe('a build', () => {
  test('fails, and reports the page and the letter that has no outline', async () => {
    const images = openSharingImages(writeSite({}), site);
    images.add('/services/baxi', readHead('<title>Baxi Київ</title><link rel="canonical" href="">'));
    await expect(images.finish().finally(images.stop)).rejects.toThrow(/\/services\/baxi {4}.*"К"/);
  });

  test('reports the letters of a business name that have no outline, in one line', () => {
    const open = () => openSharingImages(tmpdir(), { ...site, name: 'Heating 🔥 火' });
    expect(open).toThrow(
      /^1 invalid value; nothing was written\.\n {2}src\/site\.config\.ts {2}name .* which does not have 🔥 火$/,
    );
  });
});
