import type { Guide } from '../schemas/guide.ts';

/** Readings in bar (specification, section 9, 'Pressure'). */
export const pressure = {
  cold: [1, 1.5],
  recommended: [1.2, 1.3],
  hot: [1.5, 2],
  /** Never above it. */
  limit: 2.5,
  /** Where most boilers stop for want of water. */
  cutOut: [0.5, 0.7],
  /** Where the relief valve opens. */
  relief: 3,
  /** Where to stop when topping up, cold. */
  refill: [1.3, 1.5],
  /** What the needle ordinarily gains between cold and hot. */
  rise: [0.3, 0.7],
  /** What each metre of height above the gauge costs. */
  perMetre: 0.1,
} as const;

type Reading = number | readonly [number, number];

/** Shows a reading as `2.5`, a range as `1.0-1.5`: the bare figures, in bar. */
function formatReading(reading: Reading): string {
  const readings = typeof reading === 'number' ? [reading] : reading;
  return readings.map((bar) => bar.toFixed(1)).join('-');
}

/** Shows a reading as `2.5 bar`, a range as `1.0-1.5 bar`. */
export function formatBar(reading: Reading): string {
  return `${formatReading(reading)} bar`;
}

/** Top of the dial's scale, in bar: the relief band is drawn up to it. */
const dialEnd = 4;

/** The bands of the dial, in the order of the scale. `shown` is in bar. */
export const pressureBands = [
  {
    kind: 'cutout',
    label: 'Low-pressure cut-out',
    from: pressure.cutOut[0],
    to: pressure.cutOut[1],
    shown: `about ${formatReading(pressure.cutOut)}`,
  },
  {
    kind: 'cold',
    label: 'Cold system',
    from: pressure.cold[0],
    to: pressure.cold[1],
    shown: formatReading(pressure.cold),
  },
  { kind: 'hot', label: 'Hot system', from: pressure.hot[0], to: pressure.hot[1], shown: formatReading(pressure.hot) },
  {
    kind: 'limit',
    label: 'Never above',
    from: pressure.limit,
    to: pressure.limit,
    shown: formatReading(pressure.limit),
  },
  {
    kind: 'relief',
    label: 'Relief valve opens',
    from: pressure.relief,
    to: dialEnd,
    shown: `about ${pressure.relief}`,
  },
] as const;

/** The seven steps of topping up. `reading` is what a gauge that began at 0.6 bar should show. */
export const repressuriseSteps = [
  { title: 'Switch off', text: 'Wait until the needle stops falling.', reading: 0.6 },
  { title: 'Look for water', text: 'Boiler, radiators, outdoor pipe. Wet? Stop and call.', reading: 0.6 },
  { title: 'Prepare the loop', text: 'Hose or key in place, valves shut, towel below.', reading: 0.6 },
  { title: 'Open slowly', text: 'First valve fully, second a little, until you hear it.', reading: 0.8 },
  { title: 'Watch the gauge', text: `Only the gauge. Stop at ${formatBar(pressure.refill)}.`, reading: 1.4 },
  { title: 'Close both', text: 'Tight. Hose off and capped, or key out.', reading: 1.4 },
  { title: 'Switch on', text: 'Reset once if asked. Read it cold tomorrow.', reading: 1.3 },
] as const;

export const fillingDevices = [
  {
    title: 'Braided hose',
    text: 'A short silver hose between two small valves, under the boiler or near it. A valve is shut while its handle lies across the pipe, or while the slot of its screw does.',
  },
  {
    title: 'Built-in link',
    text: 'A lever or a pair of taps on the underside of the case. On keyless Worcester models it is a blue lever, pulled down and held; let go and it shuts.',
  },
  {
    title: 'Key',
    text: 'A loose plastic key, often clipped behind the drop-down flap. Push it in, turn it to the open mark, then open the small valve beside it. Undo the two in reverse order.',
  },
] as const;

export const lowPressureCauses = [
  {
    title: 'A radiator was bled',
    text: 'The air you let out was taking up room. Top up once and the matter is closed.',
  },
  {
    title: 'A weeping valve or joint',
    text: 'Look for green or white crust on brass, a rust streak down a radiator, a stain on the ceiling below. Warm pipes dry the drip before anyone sees it, so check early, while all is cold.',
  },
  {
    title: 'A pipe under the floor',
    text: 'Suspended timber hides a leak for months; a screed hides it for longer. A board that cups, a musty corner or a warm patch of floor is a clue.',
  },
  {
    title: 'A relief valve that no longer seals',
    text: 'Once it has lifted, grit can keep it a hair open. The copper pipe outside drips, or leaves a pale fan of scale on the brick.',
  },
  {
    title: 'A flat expansion vessel',
    text: 'The water has nowhere to grow, so the needle swings from 1 bar cold to nearly 3 hot, the relief valve spits, and next morning the gauge is low.',
  },
  {
    title: 'An automatic air vent',
    text: 'The small brass pot that lets air out of the pump lets water out too when its float sticks.',
  },
  {
    title: 'Air leaving a newly filled system',
    text: 'In the first weeks after a refill dissolved air gathers and is vented. Two or three small top-ups, further and further apart, are part of that.',
  },
  {
    title: 'A leaking heat exchanger',
    text: 'Nothing looks wet anywhere, because the water leaves by the condensate pipe. An engineer proves it; you cannot see it.',
  },
] as const;

/** How often a top-up is needed, and what follows from it. */
export const lossRates = [
  { every: 'Once or twice a year, after bleeding', verdict: 'Ordinary', action: 'Top up and write down the date' },
  { every: 'Every month', verdict: 'A slow loss', action: 'Have it looked for before winter' },
  { every: 'Every week, or every day', verdict: 'A leak', action: 'Stop topping up and call' },
] as const;

export const highPressureCauses = [
  {
    title: 'Filling valve left open, or passing',
    text: 'The mains stands at a higher pressure than the heating and will go on pushing through the smallest gap.',
  },
  {
    title: 'Overfilled by hand',
    text: 'One turn too many while looking at the hose instead of the gauge.',
  },
  {
    title: 'Flat or torn expansion vessel',
    text: 'Right when cold, far too high when hot. If water comes from the vessel’s air valve, the diaphragm has torn.',
  },
  {
    title: 'Pinhole in a combi’s plate heat exchanger',
    text: 'Mains water crosses into the heating circuit inside the boiler. The needle climbs even with the hose taken off.',
  },
] as const;

/** Which part makes the needle rise, once the filling loop is off. */
export const riseTests = [
  {
    sign: 'Rises only while heating is on, falls as it cools',
    part: 'Expansion vessel',
    next: 'Recharge it, or renew it if the diaphragm is torn',
  },
  {
    sign: 'Creeps up cold as well, loop still connected',
    part: 'Filling valve passing',
    next: 'Take the hose off and cap the ends; renew the valve',
  },
  {
    sign: 'Creeps up cold as well, loop disconnected',
    part: 'Plate heat exchanger of a combi',
    next: 'Renew the exchanger',
  },
] as const;

export const scenarios = [
  {
    sees: 'Reads 0, display shows a code, system was bled yesterday',
    means: 'You let out air and the loop is short of water',
    owner: 'Check that nothing leaks, then the seven steps, once',
    engineer: 'If it is back at 0 within days',
  },
  {
    sees: 'Reads 0 and you know of no reason',
    means: 'Water has gone somewhere',
    owner: 'Leave the boiler off and look for damp. Do not fill it',
    engineer: 'Now: find the leak, then fill and restart',
  },
  {
    sees: 'Drops a little every week, floors dry',
    means: 'Relief valve, buried pipe or heat exchanger',
    owner: 'Look at the outdoor copper pipe on a dry day',
    engineer: 'Test vessel and valve, isolate boiler from pipes',
  },
  {
    sees: '1 bar cold, near 3 hot, low next morning',
    means: 'Expansion vessel has lost its charge',
    owner: 'Switch off and call. Don’t top up: it feeds the fault',
    engineer: 'Recharge or renew the vessel, check the relief valve',
  },
  {
    sees: 'Climbs by itself with the heating off',
    means: 'Mains water is getting in',
    owner: 'See that both filling valves are shut and the hose is off',
    engineer: 'If it still climbs: plate exchanger or filling valve',
  },
  {
    sees: 'Water runs from the pipe on the outside wall',
    means: 'Relief valve has opened, or will not close',
    owner: 'Switch off and let it cool. Never cap the pipe',
    engineer: 'Find why it opened, renew the valve if it lets by',
  },
  {
    sees: 'Right pressure, yet upstairs radiators stay cold at the top',
    means: 'Air in the highest radiators',
    owner: 'Heating off, bleed them, read the gauge again',
    engineer: 'If air is back within weeks',
  },
  {
    sees: 'Needle never moves, hot or cold',
    means: 'Gauge or its capillary has failed',
    owner: 'Do not fill by guesswork',
    engineer: 'Read the system with a test gauge, renew the dial',
  },
] as const;

export const guide = {
  slug: 'boiler-pressure-guide',
  name: 'Boiler pressure',
  meta: {
    title: 'Boiler Pressure Guide: Normal Bar, Low, High, Topping Up',
    description:
      'What a boiler gauge should read cold and hot, why it falls or climbs, how to top up in 7 steps, and the readings at which to switch off and call.',
    keywords: [
      'boiler pressure',
      'boiler pressure too low',
      'boiler pressure too high',
      'how to repressurise a boiler',
      'boiler filling loop',
      'normal boiler pressure bar',
    ],
  },
  title: 'Boiler pressure: what the gauge should read, and how to put it right',
  crumb: 'Boiler pressure',
  intro:
    'Most pressure faults can be told apart from the gauge alone, and the commonest of them you may put right yourself. This guide says which, and where to stop.',
  published: '2025-03-18',
  modified: '2026-11-22',
  readingMinutes: 15,
  takeaways: [
    { figure: formatBar(pressure.cold), text: `Cold. ${formatBar(pressure.recommended)} is a good place to leave it.` },
    { figure: formatBar(pressure.hot), text: `Hot. Never above ${formatBar(pressure.limit)}.` },
    {
      figure: 'Twice',
      text: 'The most you should ever reset a boiler, and the second time only after the cause is put right.',
    },
  ],
  parts: [
    { id: 'what-it-is', title: 'What boiler pressure is' },
    { id: 'normal', title: 'Normal readings, cold and hot' },
    { id: 'low', title: 'Low pressure: causes' },
    { id: 'repressurise', title: 'Repressurise in 7 steps' },
    { id: 'call', title: 'When to call a professional' },
    { id: 'high', title: 'High pressure: risks, causes, cure' },
    { id: 'troubleshooting', title: 'Troubleshooting scenarios' },
    { id: 'conclusion', title: 'Conclusion' },
  ],
  faqs: [
    {
      question: 'May I top up the boiler myself, or is that gas work?',
      answer:
        'Filling, bleeding, reading the gauge and resetting are left to the user and need no registration. Anything behind the case does: on a room-sealed boiler the case is part of the flue system.',
    },
    {
      question: 'I rent. Should I top it up or ring the landlord?',
      answer:
        'Reading the gauge and one top-up by the manual are ordinary use of the boiler. Tell the landlord in writing all the same, with date and figures: keeping the boiler in safe order is a landlord’s duty, and a second top-up is a matter for an engineer.',
    },
    {
      question: 'Why is the pressure lower in the morning?',
      answer: `The water has cooled and shrunk. A fall of ${formatBar(pressure.rise)} from hot to cold is healthy, as long as the cold reading is the same this week as last.`,
    },
    {
      question: 'Does the street’s water pressure change the boiler’s?',
      answer:
        'Not while the filling valves are shut and sound. The mains decides how fast you can fill the system and how well a combi’s taps run; the gauge on the boiler belongs to the closed heating loop.',
    },
  ],
  callToAction: {
    title: 'Still dropping, or still climbing?',
    text: 'We find where the water goes, and you see the price before we mend it. Where the boiler is past mending, a fixed quote takes a minute.',
  },
  related: [
    { to: '/guides/worcester-error-codes', label: 'Worcester error codes, and which of them pressure causes' },
    { to: '/guides/boiler-service-maintenance', label: 'What a yearly service checks, the vessel’s charge included' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace: what an exchanger or a vessel costs' },
    { to: '/services/vaillant', label: 'Vaillant service and the F22 code' },
  ],
  scene: 'gauge',
} as const satisfies Guide;
