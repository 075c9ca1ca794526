import { expect, test } from 'vitest';
import { faultPages } from '../../../src/content/brand-summaries.ts';
import { loadBrand } from '../../../src/content/brands/index.ts';
import { faultSummaries } from '../../../src/content/fault-summaries.ts';
import { listFaults } from '../../../src/content/faults.ts';
import { brandSlugs } from '../../../src/routes.ts';
import { unfinished } from '../unfinished.ts';

test.skipIf(unfinished)('the code finder explains each fault in one sentence', () => {
  const sentences = brandSlugs.flatMap((slug) => faultSummaries[slug].rows.map(([, sentence]) => sentence));
  expect(sentences.filter((sentence) => !/^[^.?!]+(?:\.\d[^.?!]+)*[.?!]$/.test(sentence))).toEqual([]);
});

test('codes are sorted by number: E20 before E110', async () => {
  const labels = listFaults(await loadBrand('baxi')).map(({ label }) => label);
  expect(labels.indexOf('E20')).toBeLessThan(labels.indexOf('E110'));
});

test('the code finder has no entries for brands with the short layout', () => {
  const withShortLayout = brandSlugs.filter((slug) => faultPages[slug] === `/services/${slug}`);
  expect(withShortLayout).toContain('ideal');
  expect(brandSlugs.filter((slug) => faultSummaries[slug].rows.length === 0)).toEqual(withShortLayout);
});

test('the same kind of fault has the same urgency for every brand', async () => {
  const faults = (await Promise.all(brandSlugs.map(loadBrand))).flatMap((brand) =>
    brand.layout === 'short' ? [] : [...brand.issues, ...(brand.moreCodes ?? [])].map((one) => ({ ...brand, ...one })),
  );
  const wrong = faults.filter(({ meaning, urgency, ...fault }) => {
    const kind = `${'issue' in fault ? fault.issue : ''}. ${meaning.split(/(?<=[.?!]) /)[0]}`;
    const isDanger =
      /\b(overheated|overheating|(got|flue|leaving the boiler) too hot|false flame|flame seen|fan fault)\b/i;
    if (isDanger.test(kind)) return urgency !== 'now';
    return (
      /\b(didn’t light|no (ignition|flame)|(?<!or )low (water |system )?pressure)\b/i.test(kind) && urgency !== 'today'
    );
  });
  expect(faults.length).toBeGreaterThan(150);
  expect(wrong.map(({ slug, meaning }) => `${slug}: ${meaning}`)).toEqual([]);
});
