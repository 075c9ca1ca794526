import { formatPounds, formatPoundsRange } from '../lib/money.ts';
import { type HomeChoice, homeQuestions } from './home-questions.ts';
import type { QuotedBoiler } from './schemas/quote.ts';

/** Data for the price calculation. The page passes this data, because importing it here would load the page's texts. */
export interface PriceFacts {
  /** Rows of the price table. */
  boilers: readonly Pick<QuotedBoiler, 'model' | 'type' | 'output' | 'price'>[];
  /** In ascending order; `output` has the form `24-27kW`. */
  sizes: readonly { output: string; radiators: string; bathrooms: string }[];
}

export interface HomeAnswer {
  /** A price, a price range or `needsVisit`. */
  figure: string;
  terms: string;
  why: string;
  /** Boilers with prices, or preparatory steps without prices. */
  rows: readonly { name: string; price?: number }[];
  /** Circumstances that change the price, or alternatives. */
  change: string;
}

/** Text shown instead of a price if the table does not cover the home. */
export const needsVisit = 'We need to see it';

/** Boilers that fit a gas home, if the new boiler goes in the same place. */
interface Fit {
  size: PriceFacts['sizes'][number];
  /** Required size and its reason, as a sentence. */
  needs: string;
  /** In order of price; empty if all boilers are too small. */
  boilers: PriceFacts['boilers'];
}

/**
 * Returns the price of a new boiler for a home. Prices are always rows of the price table, never sums. The figure is
 * `needsVisit` if the table does not cover the home.
 */
export function priceByHome(choice: HomeChoice, facts: PriceFacts): HomeAnswer {
  const { figure, why, rows, change } = answerTo(choice, facts);
  return {
    figure,
    terms: figure === needsVisit ? 'You’ll have a price before any work starts' : 'Installed, VAT included',
    why: withoutBreaks(why),
    rows: rows.map((row) => ({ ...row, name: withoutBreaks(row.name) })),
    change: withoutBreaks(change),
  };
}

/** Prevents line breaks in ranges and names such as `24-27kW` and `050-W` with a word joiner after each hyphen. */
function withoutBreaks(text: string): string {
  return text.replace(/(?<=\d)-(?=\S)/g, '-\u2060');
}

type Answer = Omit<HomeAnswer, 'terms'>;

function answerTo(choice: HomeChoice, facts: PriceFacts): Answer {
  if (choice.boiler === 'other') return withoutGas;
  const answer = inSamePlace(choice, facts);
  if (choice.place === 'same') return answer;
  return {
    figure: needsVisit,
    why: 'A move takes two to three days, with new pipes and a new hole for the flue, so we price it once we’ve seen the route.',
    rows: answer.rows,
    change: answer.figure === needsVisit ? answer.change : `In the same place it’s ${answer.figure}, installed.`,
  };
}

const withoutGas: Answer = {
  figure: needsVisit,
  why: 'Our prices are for replacing one gas boiler with another, so oil, electric heating and heat networks need a visit.',
  rows: [
    { name: 'Tell us what heats your home now' },
    { name: 'Look for a gas meter' },
    { name: 'Count your radiators' },
  ],
  change: 'Have these three ready when you call or book, and we’ll tell you what we need to see.',
};

function inSamePlace(choice: HomeChoice, facts: PriceFacts): Answer {
  const keepsCylinder = choice.boiler === 'cylinder';
  const { size, needs, boilers } = fitOf(choice, keepsCylinder ? 'System' : 'Combi', facts);
  if (boilers.length === 0) return withNewCylinder(choice, needs, facts);

  const answer = { figure: figureOf(boilers), rows: rowsOf(boilers) };
  if (!keepsCylinder) {
    const isLarger = boilers.some(({ output }) => output > rangeOf(size)[1]);
    return {
      ...answer,
      why: isLarger
        ? `${needs} We list the next size up too, because every size of a model has the same price.`
        : needs,
      change:
        choice.bathrooms === '2'
          ? 'Two strong showers at once take a system boiler and a cylinder. A wider gas pipe or a roof flue changes the price too.'
          : usualChanges,
    };
  }
  const combis = fitOf(choice, 'Combi', facts).boilers;
  return {
    ...answer,
    why: 'This is for a system boiler with your cylinder. With tanks in the loft it may be a heat-only boiler, which has a price of its own.',
    change:
      combis.length > 0
        ? `A combi instead is ${figureOf(combis)}. Taking out the cylinder and tanks adds most of a day and costs extra, as listed below.`
        : usualChanges,
  };
}

const usualChanges =
  'A wider gas pipe, a roof flue or a plume kit would change the price, and you’d know before we start.';

/** Returns the answer for homes that need more than the largest combi: a system boiler with an unpriced cylinder. */
function withNewCylinder(choice: HomeChoice, needs: string, facts: PriceFacts): Answer {
  const { boilers } = fitOf(choice, 'System', facts);
  const largest = Math.max(...facts.boilers.filter(({ type }) => type === 'Combi').map(({ output }) => output));
  return {
    figure: needsVisit,
    why: `${needs} The combis we price here stop at ${largest} kW, so it’s a system boiler with a new cylinder.`,
    rows: rowsOf(boilers),
    change: `The boiler is ${figureOf(boilers)} installed. The cylinder isn’t in that price: we need to see where it can go.`,
  };
}

/** Finds the combis in a home's size or the next size up. All system boilers fit: their size depends on heat loss. */
function fitOf(
  { home, bathrooms }: Pick<HomeChoice, 'home' | 'bathrooms'>,
  type: QuotedBoiler['type'],
  { boilers, sizes }: PriceFacts,
): Fit {
  const [homes, baths] = homeQuestions;
  const byRadiators = homes.options.findIndex(({ value }) => value === home);
  const byBathrooms = baths.options.findIndex(({ value }) => value === bathrooms);
  const step = Math.max(byRadiators, byBathrooms);
  const size = sizes[step] as Fit['size'];
  const reasons = [byRadiators === step && size.radiators, byBathrooms === step && size.bathrooms].filter(Boolean);
  const [minimum] = rangeOf(size);
  const [, maximum] = rangeOf(sizes[step + 1] ?? size);
  const fits = ({ output }: { output: number }) => type === 'System' || (output >= minimum && output <= maximum);
  return {
    size,
    needs: `A home with ${reasons.join(' and ')} needs ${size.output}.`,
    boilers: boilers
      .filter((boiler) => boiler.type === type && fits(boiler))
      .sort((one, other) => one.price - other.price),
  };
}

/** Parses an output range in kW. */
function rangeOf({ output }: { output: string }): [number, number] {
  const [from = 0, to = from] = (output.match(/\d+/g) ?? []).map(Number);
  return [from, to];
}

function figureOf(boilers: PriceFacts['boilers']): string {
  const prices = boilers.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return lowest === highest ? formatPounds(lowest) : formatPoundsRange([lowest, highest]);
}

function rowsOf(boilers: PriceFacts['boilers']): HomeAnswer['rows'] {
  return boilers.map(({ model, output, price }) => ({ name: `${model} ${output}kW`, price }));
}

export interface HomePrice {
  figure: string;
  /** Type of the boilers at that price, with sizes for combis: `25-30kW combi`. Missing for `needsVisit`. */
  outputs?: string;
}

/** Prices for one group of homes: for a combi, and for a system boiler with the old cylinder. */
export interface HomePriceRow {
  home: string;
  combi: HomePrice;
  cylinder: HomePrice;
}

/** Lists the prices of a new boiler in the same place for all gas homes, in the order of the questions. */
export function homePriceRows(facts: PriceFacts): HomePriceRow[] {
  const [homes, { options: counts }] = homeQuestions;
  return homes.options.flatMap(({ value: home, label }) => {
    const prices = counts.map(({ value: bathrooms }) => ({
      bathrooms: Number(bathrooms),
      combi: homePriceOf(fitOf({ home, bathrooms }, 'Combi', facts).boilers),
      cylinder: homePriceOf(fitOf({ home, bathrooms }, 'System', facts).boilers),
    }));
    const starts = prices.filter((one, index) => index === 0 || !haveSamePrices(one, prices[index - 1]));
    return starts.map(({ bathrooms, combi, cylinder }, index) => {
      const next = starts[index + 1];
      const count = countOf(bathrooms, next && next.bathrooms - 1);
      return { home: starts.length > 1 ? `${label}, ${count}` : label, combi, cylinder };
    });
  });
}

function homePriceOf(boilers: PriceFacts['boilers']): HomePrice {
  const [first] = boilers;
  if (!first) return { figure: needsVisit };
  const outputs = boilers.map(({ output }) => output);
  const [smallest, largest] = [Math.min(...outputs), Math.max(...outputs)];
  const size = smallest === largest ? `${smallest}kW` : `${smallest}-${largest}kW`;
  return { figure: figureOf(boilers), outputs: first.type === 'Combi' ? `${size} combi` : 'system boiler' };
}

type HomePrices = Pick<HomePriceRow, 'combi' | 'cylinder'>;

function haveSamePrices(one: HomePrices, other: HomePrices | undefined): boolean {
  const key = (prices: HomePrices | undefined) => JSON.stringify([prices?.combi, prices?.cylinder]);
  return key(one) === key(other);
}

/** Formats a range as `1 bathroom`, `1-2 bathrooms` or `3+ bathrooms`. */
function countOf(from: number, to: number | undefined): string {
  if (to === undefined) return `${from}+ bathrooms`;
  if (from === to) return `${from} bathroom${from > 1 ? 's' : ''}`;
  return `${from}-${to} bathrooms`;
}
