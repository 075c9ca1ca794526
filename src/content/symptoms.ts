import { gasOff, powerOff } from './emergency.ts';
import { formatBar, pressure, topUpRule, zeroRule } from './pressure.ts';

interface Symptom {
  /** Fragment of the entry on the home page. */
  id: string;
  name: string;
  /** Label of the link on other pages. */
  short: string;
  /** Checks that are safe for owners and do not involve gas work. */
  checks: readonly string[];
  /** Common repairs, by their names in `work-prices.ts`. */
  repairs: readonly string[];
  /** Advice if the checks do not help. */
  otherwise: string;
}

export const symptoms = [
  {
    id: 'no-heat',
    short: 'Nothing works',
    name: 'No heat and no hot water',
    checks: [
      `If the display is blank, check the boiler’s switch and the fuse board once. If it trips again, leave it off. ${powerOff}`,
      `Check that a gas hob lights and the meter is in credit, and if gas is off and you don’t know why, leave it off. ${gasOff}`,
      `Turn the thermostat up and check its batteries. If the gauge is below ${formatBar(pressure.cold[0])}, see “Pressure”.`,
      'If it’s freezing, pour warm water over the plastic pipe outside, from the ground and never boiling.',
    ],
    repairs: ['Frozen condensate pipe', 'Electrode and lead', 'Fan', 'Circuit board'],
    otherwise: 'Look up any code below before you reset, or call us if there’s none.',
  },
  {
    id: 'no-hot-water',
    short: 'No hot water',
    name: 'Heating works, but no hot water',
    checks: ['Open the hot tap fully and turn the hot water dial up. With a cylinder, check its timer.'],
    repairs: ['Diverter valve', 'Plate heat exchanger'],
    otherwise: 'Use an immersion heater if you have one, and call us to book a visit.',
  },
  {
    id: 'no-heating',
    short: 'No heating',
    name: 'Hot water works, but no heating',
    checks: ['Check the timer and thermostat, and open the radiator valves.'],
    repairs: ['Diverter valve', 'Pump'],
    otherwise: 'If only one radiator is cold, that can wait, so book a visit online.',
  },
  {
    id: 'leak',
    short: 'Leaking',
    name: 'The boiler is leaking',
    checks: [
      'If it’s more than a drip, turn off the stopcock, usually under the sink, and open the cold taps.',
      'Don’t touch a wet boiler or its switch. Turn it off at the fuse board, as long as that’s dry.',
      'Put a bowl under it, and don’t top up.',
    ],
    repairs: ['Relief valve', 'Pump', 'Plate heat exchanger'],
    otherwise: 'If you can’t stop the water, call now, because it’s an emergency.',
  },
  {
    id: 'noise',
    short: 'Noise',
    name: 'Banging, gurgling or whistling',
    checks: [
      'If it gurgles in frost, the plastic pipe outside may be frozen, so thaw it with warm water, never boiling.',
      'If it bangs, leave it off and call us, and if it whistles, turn it down.',
    ],
    repairs: ['Frozen condensate pipe', 'Pump', 'Plate heat exchanger'],
    otherwise: 'If you see soot, turn it off and call us at once.',
  },
  {
    id: 'pressure',
    short: 'Pressure',
    name: 'Pressure too low or too high',
    checks: [
      `Below ${formatBar(pressure.cold[0])} cold: ${topUpRule.charAt(0).toLowerCase()}${topUpRule.slice(1)}`,
      `From zero: do the same, then ${zeroRule.charAt(0).toLowerCase()}${zeroRule.slice(1)}`,
      `At ${formatBar(pressure.limit)} or more: switch it off, let it cool and call us. Don’t add water.`,
    ],
    repairs: ['Pressure sensor', 'Relief valve', 'Expansion vessel'],
    otherwise: 'If you top up every month, something leaks, so call us.',
  },
] as const satisfies readonly Symptom[];

/** Information to have ready for the call, and advice until the engineer arrives. */
export const untilWeCome = [
  {
    title: 'What we’ll ask you',
    text: 'your postcode, the model, the code and the gauge reading ready.',
  },
  {
    title: 'Keeping warm until then',
    text: 'Heat one room with an electric heater, well away from curtains, and never use a camping stove indoors.',
  },
] as const;
