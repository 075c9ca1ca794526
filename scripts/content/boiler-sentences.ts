import type { CombiReview, RankedCombi } from '../../src/content/schemas/boilers.ts';
import { formatPounds, formatPoundsRange } from '../../src/lib/money.ts';
import { topOutput } from './ranks.ts';
import { type BoundSentence, type Figures, leads } from './sentence-figures.ts';

const ranking = 'src/content/combi-ranking.ts';
const reviews = 'src/content/combi-reviews.ts';
const quotePage = 'src/pages/quote-page.tsx';
const combiPage = 'src/pages/combi-boilers-page.tsx';
const reviewsGuide = 'src/content/guides/best-combi-boilers-london.ts';
const reviewsPage = 'src/pages/guides/best-combi-boilers-london.tsx';
const costGuide = 'src/content/guides/boiler-installation-cost.ts';
const topGuide = 'src/content/guides/top-combi-boilers-london.ts';

/** The row of a boiler, by what its name ends in; none where the list no longer has it. */
const called = <Row extends { name: string }>(rows: readonly Row[], name: string) =>
  rows.find((row) => row.name.endsWith(name));

const told = (rows: readonly (RankedCombi | CombiReview)[]) =>
  rows
    .map(
      ({ name, price, warranty, output, efficiency }) =>
        `${name} ${formatPounds(price)}, ${warranty} years, ${`${output}`.replace('kW', '')} kW, ${efficiency}%`,
    )
    .join('; ');

/** A sentence about the ranking, or about one boiler of it. */
const ofRanking = (file: string, words: string, holds: (rows: Figures['ranking']) => boolean): BoundSentence => ({
  file,
  words,
  holds: (figures) => holds(figures.ranking),
  now: (figures) => told(figures.ranking),
});

const ofRanked = (file: string, words: string, name: string, holds: (row: RankedCombi) => boolean) =>
  ofRanking(file, words, (rows) => rows.filter((row) => row === called(rows, name)).some(holds));

/** A sentence about the reviews, or about one boiler of them. */
const ofReviews = (file: string, words: string, holds: (rows: Figures['reviews']) => boolean): BoundSentence => ({
  file,
  words,
  holds: (figures) => holds(figures.reviews),
  now: (figures) => told(figures.reviews),
});

const ofReviewed = (file: string, words: string, name: string, holds: (row: CombiReview) => boolean) =>
  ofReviews(file, words, (rows) => rows.filter((row) => row === called(rows, name)).some(holds));

/** A sentence that gives a boiler the warranty of our packages. */
const ofPackageYears = (list: 'ranking' | 'reviews', file: string, words: string, name: string): BoundSentence => ({
  file,
  words,
  holds: (figures) => called<RankedCombi | CombiReview>(figures[list], name)?.warranty === figures.packageYears,
  now: (figures) => told(figures[list]),
});

/** A sentence about the sizes of the price table: of each model the words of its name, its type and its kW. */
const ofQuoted = (file: string, words: string, sizes: readonly (readonly [string, string, number])[]) => ({
  file,
  words,
  holds: ({ quoted }: Figures) =>
    sizes.every(([model, type, output]) =>
      quoted.some((one) => one.model.includes(model) && one.type === type && one.output === output),
    ),
  now: ({ quoted }: Figures) => quoted.map(({ model, output }) => `${model} ${output} kW`).join('; '),
});

/** A sentence about the sizes that a range of the top ten comes in. */
const ofTopThree = (file: string, words: string, rank: number, [low, high]: readonly [number, number]) => ({
  file,
  words,
  holds: ({ topThree }: Figures) => `${topThree[rank - 1]?.output}` === `${low},${high}`,
  now: ({ topThree }: Figures) => topThree.map(({ name, output }) => `${name} ${output.join('-')} kW`).join('; '),
});

const efficiencies = (rows: readonly { efficiency: number }[]) =>
  [...new Set(rows.map(({ efficiency }) => efficiency))].sort().join(' or ');

/** Every sentence about single boilers that their figures have to bear out. */
export const boilerSentences: readonly BoundSentence[] = [
  ofPackageYears('ranking', ranking, '-year warranty depends on a Worcester filter', 'Greenstar 4000'),
  ofRanking(ranking, 'Seven-year warranty; the others have ten', (rows) =>
    rows.every((row) => row.warranty === (row === called(rows, 'Baxi 600') ? 7 : 10)),
  ),
  ofRanking(ranking, 'these five are labelled 93% or 94%', (rows) => efficiencies(rows) === '93 or 94'),
  ofRanked(combiPage, 'The Greenstar 4000 comes first', 'Greenstar 4000', ({ rank }) => rank === 1),
  ofRanking(combiPage, 'less, but its warranty is shorter and its top output smaller', (rows) => {
    const [first, baxi] = [rows[0], called(rows, 'Baxi 600')];
    if (!first || !baxi) return false;
    const isSmaller = topOutput(baxi.output) < topOutput(first.output);
    return baxi.price < first.price && baxi.warranty < first.warranty && isSmaller;
  }),
  ofRanked(quotePage, 'The Vitodens 050-W comes in others too', '050-W', ({ rank }) => rank === 2),
  ofRanked(
    reviewsGuide,
    'the 050-W there is 25-35 kW and 94%',
    '050-W',
    ({ output, efficiency }) => output === '25-35kW' && efficiency === 94,
  ),

  ofReviewed(reviews, 'we review the one with 32 kW', '050-W', ({ output }) => output === 32),
  ofPackageYears('reviews', reviews, 'years of warranty`', '050-W'),
  ofReviewed(reviews, 'Labelled 92%, the lowest', '050-W', ({ efficiency }) => efficiency === 92),
  ofReviewed(reviews, 'Combi in 25 or 30 kW; we review the 30', 'Greenstar 4000', ({ output }) => output === 30),
  ofPackageYears('reviews', reviews, 'years of warranty needs an accredited installer', 'Greenstar 4000'),
  ofReviews(reviews, 'One of two here labelled 94%', (rows) => {
    const names = rows.filter(({ efficiency }) => efficiency === 94);
    return names.length === 2 && called(names, 'Greenstar 4000') !== undefined;
  }),
  ofReviewed(reviews, 'about 3 kW from 30', '100-W', ({ output }) => output === 30),
  ofReviewed(reviews, '25 or 30 kW; this is the larger one', 'Greenstar 2000', ({ output }) => output === 30),
  ofReviews(reviews, 'As much hot water as the 4000 for less money', (rows) => {
    const [small, large] = [called(rows, 'Greenstar 2000'), called(rows, 'Greenstar 4000')];
    return !!small && !!large && small.output === large.output && small.price < large.price;
  }),
  ofReviews(reviews, 'Seven years of warranty, the shortest here', (rows) => {
    const small = called(rows, 'Greenstar 2000');
    return small?.warranty === 7 && leads(small, rows, ({ warranty }) => -warranty);
  }),
  ofReviews(reviews, 'Labelled 92%, like our first and fourth choices', (rows) =>
    rows.every((row) => (row.efficiency === 92) === ([1, 4].includes(row.rank) || row.name.endsWith('2000'))),
  ),
  ofReviews(reviewsGuide, 'Efficiency ratings: 92% or 94%?', (rows) => efficiencies(rows) === '92 or 94'),
  ofReviewed(
    reviewsGuide,
    'our 050-W is 32 kW, labelled 92%',
    '050-W',
    ({ output, efficiency }) => output === 32 && efficiency === 92,
  ),
  ofReviews(
    reviewsGuide,
    'What if I need more than 32 kW?',
    (rows) => Math.max(...rows.map(({ output }) => output)) === 32,
  ),
  ofReviewed(combiPage, 'take the 050-W at', '050-W', ({ rank }) => rank === 1),
  ofReviews(reviewsPage, 'it gives the most hot water at the third-lowest price', (rows) => {
    const [first] = rows;
    const cheaper = rows.filter(({ price }) => price < (first?.price ?? 0));
    return leads(first, rows, ({ output }) => output) && cheaper.length === 2;
  }),
  ofReviews(reviewsPage, 'The Greenstar 2000 is last for its shorter warranty.', (rows) => {
    const last = rows.at(-1);
    return last === called(rows, 'Greenstar 2000') && leads(last, rows, ({ warranty }) => -warranty);
  }),
  ofReviews(reviewsPage, 'more than the 2000. Its two extra points save', (rows) => {
    const [small, large] = [called(rows, 'Greenstar 2000'), called(rows, 'Greenstar 4000')];
    return !!small && !!large && large.price > small.price && large.efficiency - small.efficiency === 2;
  }),
  ofReviews(costGuide, 'Greenstar 2000 to 4000, both 30 kW', (rows) =>
    ['Greenstar 2000', 'Greenstar 4000'].every((name) => called(rows, name)?.output === 30),
  ),
  ofReviews(
    costGuide,
    'Viessmann Vitodens 050-W (32 kW) to 100-W (30 kW)',
    (rows) => called(rows, '050-W')?.output === 32 && called(rows, '100-W')?.output === 30,
  ),

  ofQuoted(costGuide, 'Worcester Bosch 25 kW combi to 30 kW system boiler', [
    ['Worcester Bosch', 'Combi', 25],
    ['Worcester Bosch', 'System', 30],
  ]),
  ofQuoted(costGuide, 'Worcester Bosch 30 kW, ', [['Worcester Bosch', 'System', 30]]),
  ofQuoted(reviewsGuide, 'The quote page has a price for the 29 kW size', [['050-W', 'Combi', 29]]),

  ofTopThree(combiPage, 'The Greenstar 4000 itself comes as 25 or 30 kW', 1, [25, 30]),
  ofTopThree(topGuide, 'Combi in two sizes, 25 and 30 kW', 1, [25, 30]),
  ofTopThree(topGuide, 'Sizes up to 38 kW', 2, [25, 38]),
  {
    file: topGuide,
    words: 'It has the lowest typical price of the three.',
    holds: ({ topThree }) => leads(topThree[2], topThree, ({ typicalPrice: [low] }) => -low),
    now: ({ topThree }) =>
      topThree.map(({ name, typicalPrice }) => `${name} ${formatPoundsRange(typicalPrice)}`).join(', '),
  },
];
