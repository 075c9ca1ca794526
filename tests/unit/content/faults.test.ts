import { describe, expect, test } from 'vitest';
import { faultPages, worcesterCodes } from '../../../src/content/brand-summaries.ts';
import { loadBrand } from '../../../src/content/brands/index.ts';
import { worcesterFaults } from '../../../src/content/fault-codes.ts';
import { faultSummaries } from '../../../src/content/fault-summaries.ts';
import { faultsOf } from '../../../src/content/faults.ts';
import { slugify } from '../../../src/lib/slugify.ts';
import { brandSlugs } from '../../../src/routes.ts';
import { unfinished } from '../unfinished.ts';

describe.skipIf(unfinished).each(brandSlugs)('the code finder on %s', async (slug) => {
  const brand = await loadBrand(slug);
  const { rows } = faultSummaries[slug];

  test('has every code of the brand’s page, in order, each once', () => {
    const { issues = [], moreCodes = [] } = brand.layout === 'short' ? {} : brand;
    const codes = [...issues, ...moreCodes].flatMap(({ code }) => code ?? []);
    const labels = rows.map(([label]) => label);
    if (codes.length > 0) expect([...labels].sort()).toEqual(codes.sort());
    else expect(labels).toEqual(issues.map(({ issue }) => issue));
    expect(new Set(rows.map(([, , , , id]) => id)).size).toBe(labels.length);
  });

  test('explains each in one sentence', () => {
    expect(rows.filter(([, sentence]) => !/^[^.?!]+(?:\.\d[^.?!]+)*[.?!]$/.test(sentence))).toEqual([]);
  });
});

test('codes are sorted as a reader counts, not as letters are', async () => {
  const labels = faultsOf(await loadBrand('baxi')).map(({ label }) => label);
  expect(labels.indexOf('E20')).toBeLessThan(labels.indexOf('E110'));
});

test('a brand whose page is only prose has no keys', () => {
  const withoutPart = brandSlugs.filter((slug) => faultPages[slug] === `/services/${slug}`);
  expect(withoutPart).toContain('ideal');
  expect(brandSlugs.filter((slug) => faultSummaries[slug].rows.length === 0)).toEqual(withoutPart);
});

test('every Worcester code has a card in the guide, and every card a code that leads to it', () => {
  expect(worcesterCodes.map(([label]) => label)).toEqual(
    faultSummaries['worcester-bosch'].rows.map(([label]) => label),
  );
  const cards = worcesterFaults.map(({ code }) => slugify(code));
  expect([...new Set(worcesterCodes.map(([, card]) => card))].sort()).toEqual(cards.sort());
});
