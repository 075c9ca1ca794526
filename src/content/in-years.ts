import { timeInWords } from '../lib/in-words.ts';
import { experience, guaranteeMonths } from './claims.ts';

// Claims as running text has them.

/** How long our guarantee on services and repairs runs: `a year`. */
export const guaranteeTime = timeInWords(guaranteeMonths.service);

const [, years, more] = /^(\d+)(\+?)$/.exec(experience.years) ?? [];

/** How long the firm has been at work, where that is claimed: `more than ten years`. */
export const yearsOfWork = years && `${more && 'more than '}${timeInWords(12 * Number(years))}`;
