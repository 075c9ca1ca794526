import { brandSlugs } from '../routes.ts';
import { loadBrands } from './brands/index.ts';
import { worcesterFaults } from './fault-codes.ts';
import { listFaults } from './faults.ts';
import { lastRepairPrice } from './job-lists.ts';

const brands = await loadBrands();

/** Prices of the latest repairs in pounds, by brand and code: `vaillant F22`. `bakeSummaries` inlines them. */
export const lastRepairs: Readonly<Record<string, number>> = Object.fromEntries(
  brandSlugs.flatMap((slug) => {
    const brand = brands[slug];
    const labels = brand ? listFaults(brand).map(({ label }) => label) : [];
    const codes = slug === 'worcester-bosch' ? worcesterFaults.map(({ code }) => code) : [];
    return [...labels, ...codes].flatMap((label) => {
      const price = lastRepairPrice(slug, label);
      return price === undefined ? [] : [[`${slug} ${label}`, price] as const];
    });
  }),
);
