import { gasOff } from './emergency.ts';
import { formatBar, pressure, topUpRule, zeroRule } from './pressure.ts';

// Steps that are the same for every gas boiler.

/** Target when topping up. */
export const refill: string = formatBar(pressure.refill);

/** Returns the step for a failed sensor or gauge. */
export function stuckStep(): string {
  return 'If the reading doesn’t rise as you fill, close the valves and call us.';
}

const low = formatBar(pressure.cold[0]);

/** Returns the checks for a burner that does not light. */
export function gasSteps(): string[] {
  return [
    'From the ground, check that nothing covers the flue. If something does, leave the boiler off and call us.',
    'Check that a gas hob lights and that a prepayment meter has credit.',
    `If the gas is off and you don’t know why, leave it off. ${gasOff}`,
    thawStep(),
  ];
}

export function thawStep(): string {
  return 'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never use boiling water.';
}

/** Returns the steps for topping up, with checks before and after. */
export function topUpSteps(): string[] {
  return [
    'Turn the heating and hot water off, let it cool and look for drips. If anything is wet, leave it off and call us.',
    `${topUpRule} You can do that from zero too. ${stuckStep()}`,
    zeroRule,
  ];
}

/**
 * Returns the short form of `topUpSteps`, for overheating and circulation faults. Owners must not refill a boiler that
 * overheated without water. `code` is the fault on the same page that lists the full steps, if any.
 */
export function pressureStep(code?: string): string {
  const topUp = code
    ? `follow the steps for ${code} first.`
    : `look for leaks and call us if you find one. ${topUpRule}`;
  return `If the gauge is at zero, leave the boiler off and call us. If it’s below ${low} cold, ${topUp}`;
}

/** Returns the step for faults that allow one reset. */
export function resetStep(code: string): string {
  return `Press reset once. If ${code} comes back, leave the boiler off and call us.`;
}

/** Returns the step for faults that a reset would repeat or hide. */
export function noResetStep(): string {
  return 'Don’t reset it. Leave the boiler off and call us.';
}
