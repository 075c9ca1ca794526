import { emergencyRule, gasOff, powerOff } from './emergency.ts';
import { formatBar, pressure, topUpRule, zeroRule } from './pressure.ts';

interface Symptom {
  /** Fragment of the entry on the home page. */
  id: string;
  name: string;
  /** Label of the link on other pages. */
  short: string;
  /** Checks that are safe for owners; none is gas work. */
  checks: readonly string[];
  /** Repairs that it often needs, by their names in `work-prices.ts`. */
  repairs: readonly string[];
  /** What to do if the checks do not help. */
  otherwise: string;
}

export const symptoms = [
  {
    id: 'no-heat',
    short: 'No heat',
    name: 'No heat and no hot water',
    checks: [
      `Is the display blank? Check the switch beside the boiler and the fuse board once. If it trips again, leave it off. ${powerOff}`,
      `Does the hob light, and is the meter in credit? ${gasOff}`,
      'Is the thermostat turned up, is the clock right and are the batteries good?',
      'On a freezing day, pour warm water along the plastic pipe outside, from the ground. Never use boiling water.',
    ],
    repairs: ['Frozen condensate pipe', 'Electrode and lead', 'Fan', 'Circuit board'],
    otherwise: 'If the boiler shows a code, look it up below before you press anything.',
  },
  {
    id: 'no-hot-water',
    short: 'No hot water',
    name: 'Heating works, but no hot water',
    checks: [
      'Open the hot tap fully, because a combi needs a few litres a minute before it lights.',
      'Turn the hot water dial up, and check its timer if you have a cylinder.',
    ],
    repairs: ['Diverter valve', 'Plate heat exchanger'],
    otherwise: 'If you have an immersion heater, you can use it until we come.',
  },
  {
    id: 'only-hot-water',
    short: 'No heating',
    name: 'Hot water works, but no heating',
    checks: [
      'Turn the room thermostat up and set the heating to on.',
      'Check that the radiator valves are open. Bleed the radiators that are cold at the top.',
    ],
    repairs: ['Diverter valve', 'Pump'],
    otherwise: 'If only one radiator is cold, it’s usually its valve or sludge, and it can wait for a weekday.',
  },
  {
    id: 'leak',
    short: 'Leaking',
    name: 'The boiler is leaking',
    checks: [
      'If it’s more than a drip, turn off the stopcock, usually under the kitchen sink, and open the cold taps.',
      'Don’t touch a wet boiler or its switch. Turn it off at the fuse board, as long as that’s dry.',
      'Put a bowl under the drip, and don’t top the system up.',
    ],
    repairs: ['Relief valve', 'Pump', 'Plate heat exchanger'],
    otherwise: 'If you can’t stop the water, call now: we treat it as an emergency.',
  },
  {
    id: 'noise',
    short: 'Noise',
    name: 'Banging, gurgling or whistling',
    checks: [
      'In frost, a gurgle usually means a frozen pipe outside. Warm it from the ground with warm water, never boiling.',
      'For banging or whistling, check the gauge, then turn the heating temperature down.',
    ],
    repairs: ['Frozen condensate pipe', 'Pump', 'Plate heat exchanger'],
    otherwise: 'If the sound of the flame has changed or you see soot, turn the boiler off and call us the same day.',
  },
  {
    id: 'pressure',
    short: 'Pressure',
    name: 'Pressure too low or too high',
    checks: [
      `Below ${formatBar(pressure.cold[0])} cold: ${topUpRule.charAt(0).toLowerCase()}${topUpRule.slice(1)}`,
      `From zero: ${zeroRule.charAt(0).toLowerCase()}${zeroRule.slice(1)}`,
      `At ${formatBar(pressure.limit)} or more: switch it off, let it cool and call us. Don’t add water.`,
    ],
    repairs: ['Pressure sensor', 'Relief valve', 'Expansion vessel'],
    otherwise: 'Topping up every month means a leak or a worn part, so book a visit.',
  },
] as const satisfies readonly Symptom[];

/** Questions on the phone, and advice until the engineer arrives. */
export const untilWeCome = [
  {
    title: 'What we’ll ask you',
    text: 'Your postcode, the brand and model, the code on the display, what the gauge reads and whether anything is leaking. Tell us about parking too.',
  },
  {
    title: 'Who we visit first',
    text: emergencyRule,
  },
  {
    title: 'Keeping warm until then',
    text: 'Heat one room with an electric heater, well away from curtains and never on an extension lead. Don’t use a barbecue or camping stove indoors.',
  },
] as const;
