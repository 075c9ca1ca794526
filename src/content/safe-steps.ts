import { gasOff } from './emergency.ts';
import { formatBar, pressure, topUpRule, zeroRule } from './pressure.ts';

// Steps that are the same for every gas boiler.

/** Target when topping up. */
export const refill: string = formatBar(pressure.refill);

/** Returns what to do if the sensor or the gauge has failed. */
export function stuckStep(): string {
  return 'If the reading doesn’t rise as you fill, close the valves and call us.';
}

const low = formatBar(pressure.cold[0]);

/** Returns what to check when the burner does not light. */
export function gasSteps(): string[] {
  return [
    'Check that the hob lights and that a prepayment meter has credit.',
    `If the gas is off and you don’t know why, leave it off. ${gasOff}`,
    thawStep(),
  ];
}

export function thawStep(): string {
  return 'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never use boiling water.';
}

/** Returns how to top up, with what to check before and after. */
export function topUpSteps(): string[] {
  return [
    'Switch the boiler off and look for drips under it and at the radiators. If anything is wet, leave it off and call us.',
    `${topUpRule} You can do that from zero too. ${stuckStep()}`,
    zeroRule,
  ];
}

/** Returns the short form of `topUpSteps`, for faults that low pressure can cause. */
export function pressureStep(): string {
  return `If the gauge is below ${low} cold, or at zero, look for leaks. If anything is wet, leave the boiler off and call us. ${topUpRule} ${zeroRule}`;
}

/** Returns the only reset that a fault allows. */
export function resetStep(code: string): string {
  return `Press reset once. If ${code} comes back, leave the boiler off and call us.`;
}

/** Returns the step for faults that a reset would repeat or hide. */
export function noResetStep(): string {
  return 'Don’t reset it. Leave the boiler off and call us.';
}
