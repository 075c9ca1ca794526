/**
 * What a loan costs that is paid back in equal amounts, the first a month after it starts.
 *
 * @param amount pounds borrowed
 * @param apr per cent a year with interest on the interest, as the Financial Conduct Authority has it (CONC App 1.2)
 * @returns pounds to the penny: what each month takes, and all of them
 */
export function instalments(amount: number, months: number, apr: number): { perMonth: number; total: number } {
  const monthly = (1 + apr / 100) ** (1 / 12) - 1;
  const perMonth = monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);
  return { perMonth: toPence(perMonth), total: toPence(perMonth * months) };
}

function toPence(pounds: number): number {
  return Math.round(pounds * 100) / 100;
}
