import type { CombiReview, InstallationPackage, RankedCombi } from '../../src/content/schemas/boilers.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import type { QuotedBoiler } from '../../src/content/schemas/quote.ts';
import { brandSlugs } from '../../src/routes.ts';
import type { Content } from './content.ts';

/** A sentence that compares or repeats figures in words: no template can fill it in, so it holds for some only. */
export interface BoundSentence {
  /** From the project's folder. */
  file: string;
  /** Its words, as the source has them. */
  words: string;
  holds: (figures: Figures) => boolean;
  /** What the figures are, for whoever has to rewrite it. */
  now: (figures: Figures) => string;
}

type Range = readonly [number, number];

/** What the sentences are about: prices in pounds, outputs in kW, efficiencies in per cent, warranties in years. */
export interface Figures {
  ranking: readonly RankedCombi[];
  reviews: readonly CombiReview[];
  quoted: readonly QuotedBoiler[];
  packages: readonly InstallationPackage[];
  /** Of each package. */
  packageYears: number;
  topThree: readonly { name: string; typicalPrice: Range; output: Range }[];
  /** What a service costs from each brand, and the care plans by the month. */
  services: readonly { fuel: Brand['fuel']; price: number }[];
  plans: readonly number[];
  /** What service plans cost elsewhere, by the month. */
  planPrice: Range;
}

/** The figures that sentences compare. */
export function figuresOf(content: Content): Figures {
  const exported = (file: string, name: string) => content.get(file)?.[name] as never;
  const brands = brandSlugs.map((slug): Brand => exported(`brands/${slug}.ts`, 'brand'));
  return {
    ranking: exported('combi-ranking.ts', 'combiRanking'),
    reviews: exported('combi-reviews.ts', 'combiReviews'),
    quoted: exported('quote.ts', 'quotedBoilers'),
    packages: exported('packages.ts', 'packages'),
    packageYears: exported('packages.ts', 'packageWarrantyYears'),
    topThree: exported('guides/top-combi-boilers-london.ts', 'topThree'),
    services: brands.map(({ fuel, servicePrice }) => ({ fuel, price: servicePrice })),
    plans: brands.flatMap((brand) =>
      brand.layout === 'rich' ? brand.packages.filter(({ per }) => per === 'month').map(({ price }) => price) : [],
    ),
    planPrice: exported('guides/boiler-service-maintenance.ts', 'planPrice'),
  };
}

export const lowest = (rows: readonly { price: number }[]) => Math.min(...rows.map(({ price }) => price));

/** Whether a row has more of something than all the others. */
export const leads = <Row>(row: Row | undefined, rows: readonly Row[], of: (row: Row) => number) =>
  row !== undefined && rows.every((other) => other === row || of(other) < of(row));
