import type { CombiReview, InstallationPackage, RankedCombi } from '../../src/content/schemas/boilers.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import type { QuotedBoiler } from '../../src/content/schemas/quote.ts';
import { formatPounds, formatPoundsRange } from '../../src/lib/money.ts';
import { brandSlugs } from '../../src/routes.ts';
import type { Content } from './content.ts';

/** A sentence that compares figures in words: no template can fill it in, so it holds for some figures only. */
interface BoundSentence {
  /** From the project's folder. */
  file: string;
  /** Its words, as the source has them. */
  words: string;
  holds: (figures: Figures) => boolean;
  /** What the figures are, for whoever has to rewrite it. */
  now: (figures: Figures) => string;
}

type Range = readonly [number, number];

/** What the sentences are about: prices in pounds. */
interface Figures {
  ranking: readonly RankedCombi[];
  reviews: readonly CombiReview[];
  packages: readonly InstallationPackage[];
  systems: readonly number[];
  topThree: readonly { name: string; typicalPrice: Range }[];
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
  const quoted: readonly QuotedBoiler[] = exported('quote.ts', 'quotedBoilers');
  return {
    ranking: exported('combi-ranking.ts', 'combiRanking'),
    reviews: exported('combi-reviews.ts', 'combiReviews'),
    packages: exported('packages.ts', 'packages'),
    systems: quoted.filter(({ type }) => type === 'System').map(({ price }) => price),
    topThree: exported('guides/top-combi-boilers-london.ts', 'topThree'),
    services: brands.map(({ fuel, servicePrice }) => ({ fuel, price: servicePrice })),
    plans: brands.flatMap((brand) =>
      brand.layout === 'rich' ? brand.packages.filter(({ per }) => per === 'month').map(({ price }) => price) : [],
    ),
    planPrice: exported('guides/boiler-service-maintenance.ts', 'planPrice'),
  };
}

const lowest = (rows: readonly { price: number }[]) => Math.min(...rows.map(({ price }) => price));

/** The rows of a name that a sentence says; none where the list no longer has it. */
const called = <Row extends { name: string }>(rows: readonly Row[], name: string) =>
  rows.find((row) => row.name === name);

/** Whether a row has more of something than all the others. */
const leads = <Row>(row: Row | undefined, rows: readonly Row[], of: (row: Row) => number) =>
  row !== undefined && rows.every((other) => other === row || of(other) < of(row));

const topOutput = ({ output }: RankedCombi) => Number(/(\d+)kW$/.exec(output)?.[1]);

const told = (rows: readonly { name: string; price: number; warranty: number; output: string | number }[]) =>
  rows
    .map(
      ({ name, price, warranty, output }) =>
        `${name} ${formatPounds(price)}, ${warranty} years, ${`${output}`.replace('kW', '')} kW`,
    )
    .join('; ');

const systemAgainstCombi = {
  holds: ({ systems, packages }: Figures) => Math.min(...systems) > lowest(packages),
  now: ({ systems, packages }: Figures) =>
    `a system boiler costs ${formatPounds(Math.min(...systems))} and a combi ${formatPounds(lowest(packages))}, each the lowest of its type`,
};

/** Every sentence of that kind. */
export const boundSentences: readonly BoundSentence[] = [
  {
    file: 'src/pages/combi-boilers-page.tsx',
    words: 'less, but its warranty is shorter and its top output smaller',
    holds: ({ ranking }) => {
      const [first, baxi] = [ranking[0], called(ranking, 'Baxi 600')];
      if (!first || !baxi) return false;
      return baxi.price < first.price && baxi.warranty < first.warranty && topOutput(baxi) < topOutput(first);
    },
    now: ({ ranking }) => told(ranking.filter(({ rank, name }) => rank === 1 || name === 'Baxi 600')),
  },
  {
    file: 'src/content/combi-ranking.ts',
    words: 'Lowest price of our packages',
    holds: ({ packages }) => packages.find(({ brand }) => brand === 'ideal')?.price === lowest(packages),
    now: ({ packages }) => packages.map(({ boiler, price }) => `${boiler} ${formatPounds(price)}`).join(', '),
  },
  {
    file: 'src/content/combi-ranking.ts',
    words: 'Seven-year warranty; the others have ten',
    holds: ({ ranking }) => ranking.every(({ name, warranty }) => warranty === (name === 'Baxi 600' ? 7 : 10)),
    now: ({ ranking }) => told(ranking),
  },
  {
    file: 'src/content/combi-reviews.ts',
    words: 'Longest warranty of the five',
    holds: ({ reviews }) => leads(called(reviews, 'Viessmann Vitodens 100-W'), reviews, ({ warranty }) => warranty),
    now: ({ reviews }) => told(reviews),
  },
  {
    file: 'src/content/combi-reviews.ts',
    words: 'Seven years of warranty, the shortest here',
    holds: ({ reviews }) => {
      const small = called(reviews, 'Worcester Bosch Greenstar 2000');
      return small?.warranty === 7 && leads(small, reviews, ({ warranty }) => -warranty);
    },
    now: ({ reviews }) => told(reviews),
  },
  {
    file: 'src/content/combi-ranking.ts',
    words: 'There’s one appliance, and fewer pipes than with a cylinder.',
    ...systemAgainstCombi,
  },
  {
    file: 'src/content/quote.ts',
    words: 'Keeping a cylinder means a system boiler, which costs more.',
    ...systemAgainstCombi,
  },
  {
    file: 'src/pages/guides/best-combi-boilers-london.tsx',
    words: 'it gives the most hot water at the third-lowest price',
    holds: ({ reviews }) =>
      leads(reviews[0], reviews, ({ output }) => output) &&
      reviews.filter(({ price }) => price < (reviews[0]?.price ?? 0)).length === 2,
    now: ({ reviews }) => told(reviews),
  },
  {
    file: 'src/pages/guides/best-combi-boilers-london.tsx',
    words: 'The Greenstar 2000 is last for its shorter warranty.',
    holds: ({ reviews }) => {
      const last = reviews.at(-1);
      return last?.name.endsWith('Greenstar 2000') === true && leads(last, reviews, ({ warranty }) => -warranty);
    },
    now: ({ reviews }) => told(reviews),
  },
  {
    file: 'src/pages/guides/best-combi-boilers-london.tsx',
    words: 'more than the 2000. Its two extra points save',
    holds: ({ reviews }) => {
      const large = called(reviews, 'Worcester Bosch Greenstar 4000');
      const small = called(reviews, 'Worcester Bosch Greenstar 2000');
      return !!large && !!small && large.price > small.price && large.efficiency - small.efficiency === 2;
    },
    now: ({ reviews }) =>
      reviews
        .filter(({ name }) => /Greenstar [24]000/.test(name))
        .map(({ name, price, efficiency }) => `${name} ${formatPounds(price)}, ${efficiency}%`)
        .join('; '),
  },
  {
    file: 'src/content/guides/top-combi-boilers-london.ts',
    words: 'It has the lowest typical price of the three.',
    holds: ({ topThree }) => leads(topThree[2], topThree, ({ typicalPrice: [low] }) => -low),
    now: ({ topThree }) =>
      topThree.map(({ name, typicalPrice }) => `${name} ${formatPoundsRange(typicalPrice)}`).join(', '),
  },
  {
    file: 'src/pages/guides/boiler-service-maintenance.tsx',
    words: 'Our own plans cost more:',
    holds: ({ plans, planPrice: [, most] }) => plans.every((price) => price > most),
    now: ({ plans, planPrice }) =>
      `ours cost ${plans.map(formatPounds).join(' and ')} a month, others ${formatPoundsRange(planPrice)}`,
  },
  {
    file: 'src/pages/guides/boiler-service-maintenance.tsx',
    words: 'Oil boilers cost more,',
    holds: ({ services }) => lowest(services.filter(({ fuel }) => fuel === 'oil')) > lowest(services),
    now: ({ services }) =>
      `a service costs ${formatPounds(lowest(services.filter(({ fuel }) => fuel === 'oil')))} for oil and ${formatPounds(lowest(services))} for gas`,
  },
];
