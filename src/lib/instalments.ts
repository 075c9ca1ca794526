/** Returns the cost of a loan with equal monthly instalments, in pounds. `apr` is a compound rate (CONC App 1.2). */
export function instalments(amount: number, months: number, apr: number): { perMonth: number; total: number } {
  const monthly = (1 + apr / 100) ** (1 / 12) - 1;
  const perMonth = monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);
  return { perMonth: toPence(perMonth), total: toPence(perMonth * months) };
}

function toPence(pounds: number): number {
  return Math.round(pounds * 100) / 100;
}
