import { formatBar, pressure } from '../pressure.ts';
import type { Guide } from '../schemas/guide.ts';

/** The steps of topping up. `reading` is what a gauge that began at 0.6 bar should show. */
export const repressuriseSteps = [
  { title: 'Switch off', text: 'Turn the boiler off and wait for the needle to stop falling.', reading: 0.6 },
  {
    title: 'Look for water',
    text: 'Check boiler, radiators and outdoor pipe. If any is wet, stop and call.',
    reading: 0.6,
  },
  { title: 'Get the loop ready', text: 'Attach the hose or key, valves shut. Put a towel below.', reading: 0.6 },
  { title: 'Open slowly', text: 'Open the first valve fully. Open the second until you hear water.', reading: 0.8 },
  { title: 'Watch the gauge', text: `Keep your eyes on it and stop at ${formatBar(pressure.refill)}.`, reading: 1.4 },
  { title: 'Close both', text: 'Close them tight. Take off the hose and cap it, or take out the key.', reading: 1.4 },
  { title: 'Switch on', text: 'Reset once if it asks. Read the gauge cold tomorrow.', reading: 1.3 },
] as const;

/** Which filling device each brand's boilers usually have, and what to open. */
export const fillingByBrand = [
  {
    boilers: 'Worcester Bosch, older combis',
    device: 'White plastic key, often clipped inside the drop-down flap',
    open: 'Turn the key to the open mark, then open the valve beside it. Take the key out afterwards',
  },
  {
    boilers: 'Worcester Bosch, keyless combis',
    device: 'Blue lever underneath',
    open: 'Pull the lever and hold it. It shuts when you let go',
  },
  {
    boilers: 'Worcester Bosch, system and regular',
    device: 'Short braided hose, often by the cylinder',
    open: 'The valve at each end',
  },
  { boilers: 'Baxi, Ideal', device: 'Hose or loop under the boiler', open: 'The tap or lever at each end' },
  {
    boilers: 'Vaillant, Glow-worm, Alpha, Vokera, Potterton, Ariston, Main',
    device: 'Loop or valves under the boiler',
    open: 'Both valves',
  },
  {
    boilers: 'Ferroli',
    device: 'Small built-in tap on some models, hose on others',
    open: 'The tap, or both valves of the hose',
  },
  {
    boilers: 'Viessmann, Remeha, Intergas, Navien',
    device: 'Loop in the pipework below or beside the boiler',
    open: 'Both valves',
  },
] as const;

export const lowPressureCauses = [
  {
    title: 'You bled a radiator',
    text: 'Letting air out lowers the pressure. Top up once and it should hold.',
  },
  {
    title: 'A valve or joint is leaking',
    text: 'Look for crust on brass, rust on a radiator or a stain on the ceiling below. Check while the pipes are cold, because warm ones dry the drip.',
  },
  {
    title: 'A pipe under the floor is leaking',
    text: 'A warped floorboard, a musty corner or a warm patch of floor can point to it.',
  },
  {
    title: 'The relief valve no longer seals',
    text: 'Once it has opened, grit can stop it closing. The copper pipe outside drips, or leaves pale scale on the brick.',
  },
  {
    title: 'The expansion vessel is flat',
    text: 'The gauge swings from 1 bar cold to nearly 3 bar hot, and next morning it reads low.',
  },
  {
    title: 'An automatic air vent is dripping',
    text: 'It’s a small brass part that lets air out. If it sticks, it lets water out too.',
  },
  {
    title: 'The system was filled recently',
    text: 'Dissolved air comes out over the first few weeks, so you may need two or three small top-ups.',
  },
  {
    title: 'The heat exchanger is leaking',
    text: 'You won’t see any water, because it leaves through the condensate pipe. An engineer has to test for it.',
  },
] as const;

/** How often a top-up is needed, and what follows from it. */
export const lossRates = [
  { every: 'Once or twice a year, after bleeding', verdict: 'Normal', action: 'Top up and write down the date' },
  { every: 'Every month', verdict: 'A slow leak or a worn part', action: 'Book a visit before winter' },
  { every: 'Every week, or every day', verdict: 'A leak', action: 'Stop topping up and call us' },
] as const;

/** Why the needle stands too high, told by when it rises, and what puts it right. */
export const highPressureCauses = [
  {
    sign: 'Too high straight after topping up',
    cause: 'Too much water let in',
    cure: 'Bleed it down by the steps below',
  },
  {
    sign: 'Rises only with the heating on, and falls as it cools',
    cause: 'Expansion vessel flat or torn',
    cure: 'We recharge it, or replace it if it’s torn',
  },
  {
    sign: 'Rises when cold too, with the hose connected',
    cause: 'Filling valve open or worn, so mains water gets in',
    cure: 'Shut both valves and take the hose off. We replace a worn valve',
  },
  {
    sign: 'Rises when cold too, with the hose off',
    cause: 'Pinhole in a combi’s plate heat exchanger',
    cure: 'We replace the exchanger',
  },
] as const;

export const scenarios = [
  {
    sees: 'It reads 0 and you bled a radiator yesterday',
    means: 'The system is short of water',
    owner: 'Check nothing leaks, then follow the steps once',
    engineer: 'Comes if it’s back at 0 within days',
  },
  {
    sees: 'It reads 0 and you don’t know why',
    means: 'Water has escaped somewhere',
    owner: 'Leave the boiler off and look for damp. Don’t fill it. Call us',
    engineer: 'Finds the leak first, then fills and restarts it',
  },
  {
    sees: 'It drops a little every week and the floors are dry',
    means: 'Relief valve, hidden pipe or heat exchanger',
    owner: 'Look at the outdoor copper pipe on a dry day',
    engineer: 'Tests the vessel, the valve and the exchanger',
  },
  {
    sees: 'It reads 1 bar cold, near 3 hot and low next morning',
    means: 'The expansion vessel has lost its charge',
    owner: 'Switch off and call us. Don’t top up',
    engineer: 'Recharges or replaces the vessel and checks the relief valve',
  },
  {
    sees: 'Water runs from the pipe on the outside wall',
    means: 'The relief valve has opened, or won’t close',
    owner: 'Switch off and let it cool. Never cap the pipe',
    engineer: 'Finds the cause and replaces the valve if it drips',
  },
  {
    sees: 'The needle never moves, hot or cold',
    means: 'The gauge has failed',
    owner: 'Don’t fill by guesswork. Switch off and call us',
    engineer: 'Uses a test gauge and replaces the dial',
  },
] as const;

export const guide = {
  slug: 'boiler-pressure-guide',
  name: 'Boiler pressure',
  meta: {
    title: 'Boiler Pressure Guide: Normal, Low, High and Topping Up',
    description: `A boiler should read 1.0-1.5 bar cold and 1.5-2.0 bar hot. How to top it up in ${repressuriseSteps.length} steps, why pressure drops or climbs, and when to call.`,
    keywords: [
      'boiler pressure',
      'boiler pressure too low',
      'boiler pressure too high',
      'how to repressurise a boiler',
      'boiler filling loop',
      'normal boiler pressure bar',
    ],
  },
  title: 'Boiler pressure: what it should read and how to top it up',
  crumb: 'Boiler pressure',
  intro: `Your gauge should show ${formatBar(pressure.cold)} when the boiler is cold and ${formatBar(pressure.hot)} when it’s hot. If it’s low and you know why, you can top it up yourself in ten minutes. At ${formatBar(pressure.limit)} or more, switch the boiler off, let it cool and call us.`,
  published: '2025-03-18',
  modified: '2026-11-22',
  readingMinutes: 13,
  takeaways: [
    {
      figure: formatBar(pressure.cold),
      text: `The reading you want cold. About ${formatBar(pressure.recommended)} is ideal.`,
    },
    {
      figure: formatBar(pressure.hot),
      text: `The reading you want hot. It should never go above ${formatBar(pressure.limit)}.`,
    },
    {
      figure: 'Twice',
      text: 'The most you should ever reset a boiler. The second time is only for after you’ve fixed the cause.',
    },
  ],
  parts: [
    { id: 'what-it-is', title: 'What is boiler pressure?' },
    { id: 'normal', title: 'What should boiler pressure be?' },
    { id: 'low', title: 'Why does my boiler keep losing pressure?' },
    { id: 'repressurise', title: `How to repressurise a boiler in ${repressuriseSteps.length} steps` },
    { id: 'call', title: 'When to call a professional' },
    { id: 'high', title: 'Why is my boiler pressure too high?' },
    { id: 'troubleshooting', title: 'Boiler pressure troubleshooting' },
    { id: 'conclusion', title: 'Conclusion' },
  ],
  faqs: [
    {
      question: 'Can I top up the boiler myself, or is that gas work?',
      answer:
        'You can do it yourself, and bleed radiators and reset too. Leave everything behind the case to a Gas Safe registered engineer.',
    },
    {
      question: 'I rent. Should I top it up or call my landlord?',
      answer:
        'You can top it up once, following the manual. Tell your landlord in writing, with the date and the reading. If it drops again, they should send an engineer, because keeping the boiler safe is their duty.',
    },
    {
      question: 'Why is boiler pressure lower in the morning?',
      answer: `The water has cooled and takes up less room. A drop of ${formatBar(pressure.rise)} from hot to cold is normal if the cold reading stays the same.`,
    },
  ],
  callToAction: {
    title: 'Still dropping, or still climbing?',
    text: 'We’ll find where the water goes, and you’ll have a price before we repair it.',
  },
  related: [
    { to: '/guides/worcester-error-codes', label: 'Worcester error codes: which ones mean low pressure' },
    { to: '/guides/boiler-service-maintenance', label: 'What’s included in a yearly boiler service' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace: what a new vessel or exchanger costs' },
    { to: '/services/vaillant', label: 'Vaillant repair and service, with the F22 code' },
  ],
  scene: 'gauge',
} as const satisfies Guide;
