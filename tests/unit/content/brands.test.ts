import { expect, test } from 'vitest';
import { loadBrand } from '../../../src/content/brands/index.ts';
import { brandSlugs } from '../../../src/routes.ts';

test.each(brandSlugs)('%s: whoever is told to add water is told what to do with a gauge at zero', async (slug) => {
  const brand = await loadBrand(slug);
  const checks = 'issues' in brand ? brand.issues.map(({ check }) => check.join(' ')) : [];
  const unsaid = checks.filter(
    (check) => /\b(top (it )?up|fill) .*\b(1\.\d|loop\b)/i.test(check) && !/\bzero\b|\b0\.0\b/i.test(check),
  );
  expect(unsaid).toEqual([]);
});
