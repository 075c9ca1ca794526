const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const poundsAndPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Formats whole pounds as `£2,590`. */
export function formatPounds(amount: number): string {
  return pounds.format(amount);
}

/** Formats pounds and pence as `£208.33`. */
export function formatPence(amount: number): string {
  return poundsAndPence.format(amount);
}

/** Formats whole pounds as `£95`, other amounts as `£72.50`. */
export function formatPrice(amount: number): string {
  return Number.isInteger(amount) ? formatPounds(amount) : formatPence(amount);
}

/** Formats a range as `£1,800-£3,500`, with the hyphen of the specification. */
export function formatPoundsRange([low, high]: readonly [number, number]): string {
  return `${formatPounds(low)}-${formatPounds(high)}`;
}
