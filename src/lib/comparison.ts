import { formatPounds } from './money.ts';

// Words for sentences that compare figures, so that a changed figure changes the sentence.

const steps = ['', 'second-', 'third-', 'fourth-', 'fifth-'];

/** Ranks a figure among others, counted from the nearer end: `lowest`, `second-highest`, `joint lowest`. */
export function rankOf(
  figure: number,
  all: readonly number[],
  [low, high]: readonly [low: string, high: string] = ['lowest', 'highest'],
): string {
  const below = all.filter((other) => other < figure).length;
  const above = all.filter((other) => other > figure).length;
  const joint = below + above < all.length - 1 ? 'joint ' : '';
  return `${joint}${steps[Math.min(below, above)] ?? ''}${below <= above ? low : high}`;
}

/** Returns whether a figure is among the lower ones: a pro of a price, a con of a warranty. */
export function isLow(figure: number, all: readonly number[]): boolean {
  return all.filter((other) => other < figure).length <= all.filter((other) => other > figure).length;
}

/** Returns the row with the lowest price, the first of several. */
export function cheapestOf<Row extends { readonly price: number }>(rows: readonly [Row, ...Row[]]): Row {
  return rows.reduce((least, one) => (one.price < least.price ? one : least));
}

/** Compares one price with another: `£205 more`, `£440 less`. */
export function priceAgainst(price: number, other: number): string {
  if (price === other) return 'the same';
  return `${formatPounds(Math.abs(price - other))} ${moreOrLess(price, other)}`;
}

/** Compares one figure with another in a word: `more` or `less`. */
export function moreOrLess(figure: number, other: number): 'more' | 'less' {
  return figure < other ? 'less' : 'more';
}

/** Returns entries of a list that apply only where something is true. */
export function entriesIf<const Entry>(holds: boolean, ...entries: readonly Entry[]): readonly Entry[] {
  return holds ? entries : [];
}
