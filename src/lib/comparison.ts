import { formatPounds } from './money.ts';

const ordinals = ['', 'second-', 'third-', 'fourth-', 'fifth-', 'sixth-', 'seventh-', 'eighth-', 'ninth-', 'tenth-'];

/** Returns the rank of a figure, counted from the nearer end: `lowest`, `second-highest`, `joint lowest`. */
export function rankOf(
  figure: number,
  all: readonly number[],
  [low, high]: readonly [low: string, high: string] = ['lowest', 'highest'],
): string {
  const below = all.filter((other) => other < figure).length;
  const above = all.filter((other) => other > figure).length;
  const joint = below + above < all.length - 1 ? 'joint ' : '';
  return `${joint}${ordinals[Math.min(below, above)] ?? ''}${below <= above ? low : high}`;
}

/** Returns whether a figure is at least as near to the lowest as to the highest, by rank. */
export function isLow(figure: number, all: readonly number[]): boolean {
  return all.filter((other) => other < figure).length <= all.filter((other) => other > figure).length;
}

/** Returns the first row with the lowest price. */
export function cheapestOf<Row extends { readonly price: number }>(rows: readonly [Row, ...Row[]]): Row {
  return rows.reduce((least, one) => (one.price < least.price ? one : least));
}

/** Compares one price with another: `£205 more`, `£440 less`. */
export function priceAgainst(price: number, other: number): string {
  if (price === other) return 'the same';
  return `${formatPounds(Math.abs(price - other))} ${moreOrLess(price, other)}`;
}

export function moreOrLess(figure: number, other: number): 'more' | 'less' {
  return figure < other ? 'less' : 'more';
}

/** Returns the entries if the condition is true, otherwise an empty list. */
export function entriesIf<const Entry>(condition: boolean, ...entries: readonly Entry[]): readonly Entry[] {
  return condition ? entries : [];
}
