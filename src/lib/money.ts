const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const poundsAndPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Shows whole pounds as `£2,590`. */
export function formatPounds(amount: number): string {
  return pounds.format(amount);
}

/** Shows pounds and pence as `£208.33`; rounds to the nearest penny. */
export function formatPence(amount: number): string {
  return poundsAndPence.format(amount);
}

/** Shows a price as it was set: `£95`, or `£72.50` where it has pence. */
export function formatPrice(amount: number): string {
  return Number.isInteger(amount) ? formatPounds(amount) : formatPence(amount);
}

/** Shows a range of whole pounds as `£1,800-£3,500`, with the hyphen the specification uses. */
export function formatPoundsRange([low, high]: readonly [number, number]): string {
  return `${formatPounds(low)}-${formatPounds(high)}`;
}
