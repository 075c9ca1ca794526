import { timeInWords } from '../lib/in-words.ts';
import { experience, guaranteeMonths } from './claims.ts';

// Claims as running text has them.

/** How long our guarantee on services and repairs runs: `a year`. */
export const guaranteeTime = timeInWords(guaranteeMonths.service);

/** How long the firm has been at work: `more than ten years`. */
export const yearsOfWork = experience.years.replace(/^(\d+)(\+?)$/, (_, years, more) => {
  return `${more && 'more than '}${timeInWords(12 * Number(years))}`;
});
