// Entry point for `bakeSummaries`, which evaluates these modules at build time.
export * as 'brand-summaries' from '../../src/content/brand-summaries.ts';
export * as 'fault-summaries' from '../../src/content/fault-summaries.ts';
export * as 'guide-summaries' from '../../src/content/guide-summaries.ts';
export * as 'job-summaries' from '../../src/content/job-summaries.ts';
export * as 'price-summaries' from '../../src/content/price-summaries.ts';
export * as 'repair-summaries' from '../../src/content/repair-summaries.ts';
