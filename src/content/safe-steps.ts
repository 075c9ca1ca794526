import { formatBar, pressure } from './pressure.ts';

// Steps that are the same for every gas boiler. They are functions, because only the pages that use them show them.

/** Returns what to check when the burner does not light. */
export function gasSteps(): string[] {
  return [
    'Check that the hob lights and that a prepayment meter has credit.',
    'If the gas is off and you don’t know why, leave it off and call your supplier. If your neighbours have none either, call 0800 111 999.',
    thawStep(),
  ];
}

export function thawStep(): string {
  return 'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never use boiling water.';
}

/** Returns how to top up, with what to check before and after. */
export function topUpSteps(): string[] {
  return [
    'Look for drips under the boiler and at the radiators. If anything leaks, switch the boiler off and call us.',
    `If everything is dry, top it up once to ${formatBar(pressure.cold)} with the boiler off and cold, even from zero.`,
    'Watch the gauge for an hour. If it drops, leave the boiler off and call us.',
  ];
}

/** Returns the short form of `topUpSteps`, for faults that low pressure can cause. */
export function pressureStep(): string {
  return `Read the gauge cold. If it’s below ${pressure.cold[0].toFixed(1)} bar and nothing leaks, top it up once to ${formatBar(pressure.cold)}, even from zero. If anything leaks, or it drops within the hour, leave the boiler off and call us.`;
}

/** Returns the only reset that a fault allows. */
export function resetStep(code: string): string {
  return `Press reset once. If ${code} comes back, leave the boiler off and call us.`;
}

/** Returns the step of faults that a reset would hide or repeat. */
export function noResetStep(): string {
  return 'Don’t reset it. Leave the boiler off and call us.';
}
