import { timeInWords } from '../lib/in-words.ts';
import { experience, guaranteeMonths } from './claims.ts';

// Phrases about claims, for use inside texts.

/** Guarantee on services and repairs: `a year`. */
export const guaranteeTime = timeInWords(guaranteeMonths.service);

const [, years, more] = /^(\d+)(\+?)$/.exec(experience.years) ?? [];

/** Years in business: `more than ten years`. Empty if that claim is empty. */
export const yearsOfWork = years && `${more && 'more than '}${timeInWords(12 * Number(years))}`;
