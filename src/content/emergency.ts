// Texts about emergencies, and advice that several pages show.

import type { Business } from '../lib/business.ts';
import { formatPrice } from '../lib/money.ts';

export const emergencyRule: string =
  'It’s an emergency if you can’t stop a leak or an engineer has told you to leave the boiler off. It’s also one if someone very young, old or ill has no heating or hot water.';

/** Returns sentences about arrival times. `minutes` is an average call-out time, for example `25-50`. */
export function arrival(minutes: string): string {
  return `In an emergency we leave at once and we’re with you in ${minutes} minutes on average, day or night. Other repairs are done the same day or the next.`;
}

/** Returns a sentence with the range of call-out prices, or an empty text if a price is not set. */
export function callOutPrices({ prices: { day, night } }: Business['visits']): string {
  return day && night ? `A call-out is ${formatPrice(day)}-${formatPrice(night)}, depending on the time.` : '';
}

/** Advice if there is no gas. */
export const gasOff: string =
  'If only your gas is off, call your supplier. If the neighbours have none either, call 0800 111 999.';

/** Sentence after the advice to reset once. */
export const resetRule: string =
  'Reset it a second time only if you’ve since put another cause right, and never a third time.';

export const powerOff: string = 'In a power cut, call 105.';
