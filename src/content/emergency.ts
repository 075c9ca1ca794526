// Emergencies, and advice on several pages.

export const emergencyRule: string =
  'It’s an emergency if you can’t stop a leak or you’ve been told to leave the boiler off. It’s also one if there’s no heating or hot water and someone at home is very young, old or ill.';

/** Returns a sentence about the time to arrival. `minutes` is an average call-out time, for example `25-50`. */
export function arrival(minutes: string): string {
  return `In an emergency we leave at once and we’re with you in ${minutes} minutes on average, day or night. Other repairs are done the same day or the next.`;
}

/** Advice if there is no gas. */
export const gasOff: string =
  'If only your gas is off, call your supplier. If the neighbours have none either, call 0800 111 999.';

/** Completes the advice to reset once. */
export const resetRule: string =
  'A second reset is only for after you’ve put right another cause, and there’s never a third.';

export const powerOff: string = 'In a power cut, call 105.';
