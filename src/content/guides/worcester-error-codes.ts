import type { worcesterFaults } from '../fault-codes.ts';
import type { Guide } from '../schemas/guide.ts';

/** A boiler is reset this often at most (specification, section 9, 'Pressure'). */
export const mostResets = 2;

/** How long a boiler rests before a reset, in minutes. */
const restBeforeReset = 5;

/** What each severity says of the boiler and of the hurry. */
export const severityLegend = [
  {
    severity: 'High',
    means: 'The boiler has stopped because of its flame, heat or airflow',
    advice: 'Check what the card lists, then call us',
  },
  { severity: 'Medium', means: 'A fan, pump or sensor is failing', advice: 'Book a visit, because it may stop again' },
  { severity: 'Low', means: 'You can usually see the cause', advice: 'Check what the card lists first' },
] as const;

interface DisplayedNumber {
  /** As the display shows it, lowest first. */
  number: string;
  /** The letters that stand beside it. */
  letters?: string;
  means: string;
  /** The card that has more. */
  card?: (typeof worcesterFaults)[number]['code'];
}

/** What each number means, whatever letters stand beside it. */
export const numbers = [
  { number: '207', letters: 'CE', means: 'Water pressure too low', card: 'D4' },
  { number: '214, 217', letters: 'C7', means: 'Fan not turning, or no airflow', card: 'C1/C2' },
  { number: '215, 216', letters: 'C6', means: 'Fan too fast (215) or too slow (216)', card: 'C6/227' },
  { number: '218, 332', letters: 'E5', means: 'Water leaving the heat exchanger too hot', card: 'E5' },
  { number: '219', letters: 'E9', means: 'Water too hot: overheat protection', card: 'E9/229' },
  { number: '220, 221', letters: 'E9', means: 'Safety sensor shorted (220) or open (221)', card: 'E9/229' },
  { number: '222, 223', letters: 'E2', means: 'Flow sensor shorted (222) or open (223)', card: 'E8' },
  { number: '224', means: 'Temperature limiter has opened', card: 'D5/224' },
  { number: '227, 2927', letters: 'EA', means: 'Burner didn’t light', card: 'EA' },
  { number: '228', letters: 'EA', means: 'Flame seen too early', card: 'EA' },
  { number: '229', letters: 'EA', means: 'Flame lit and went out', card: 'EA' },
  { number: '240, 241', letters: 'D1', means: 'Return sensor shorted or wet (240), or open (241)', card: 'E8' },
  { number: '271', letters: 'D4', means: 'Two temperature sensors disagree', card: 'D4' },
  { number: '281', letters: 'A1', means: 'Pump stuck, or air in it', card: 'A1/EA' },
  { number: '1017 W', means: 'Water pressure too low', card: 'D4' },
  { number: '1018 W', means: 'Service due. The boiler keeps running' },
] as const satisfies readonly DisplayedNumber[];

export const resetSteps = [
  {
    title: 'Write it down',
    text: 'Note the letters, the number, whether it flashes and the model. A reset clears the screen.',
  },
  {
    title: 'Find the cause',
    text: 'Check the gauge, the gas and the outdoor pipe, as far as your code’s card allows.',
  },
  {
    title: `Wait ${restBeforeReset} minutes`,
    text: 'Wait longer if the boiler is hot.',
  },
  {
    title: 'Reset as your manual says',
    text: 'Older models have a marked button, and some need it held for 3-5 seconds. On a 4000 or 8000 it’s on the screen.',
  },
  {
    title: 'Watch one full start',
    text: 'Stay with it until it has run for ten minutes.',
  },
] as const;

/** Signs that forbid a reset. */
export const noReset = [
  'You smell gas, a carbon monoxide alarm sounds or anyone feels ill: get out and follow the box at the top',
  'There’s soot, scorching or a burning smell',
  'The flue is damaged or loose',
  'Water drips from the boiler or is near its wiring',
  'The gauge reads zero, or is above 2.5 bar',
  'The code means an open or shorted sensor: E9 with 220 or 221, E2, D1 or E8',
  'The code is 224 or 228',
  'It was banging before the code came up',
  'It has a “Do Not Use” label',
  'The same code is back after a second reset, or a high-severity one after the first',
] as const;

/** Who does what. */
export const whoDoesWhat = [
  {
    sign: 'Gauge below 1.0 bar cold, and you know why',
    owner: 'Top up to 1.0-1.5 bar once',
    engineer: 'Finds the leak if it drops again',
  },
  {
    sign: 'Frozen condensate pipe',
    owner: 'Pour warm water over it from the ground. Never use boiling water',
    engineer: 'Insulates, widens or moves it',
  },
  {
    sign: 'Blank display',
    owner: 'Check the switch, fuse and fuse box once',
    engineer: 'Comes if it blows or trips again',
  },
  {
    sign: 'Radiators cold, no code',
    owner: 'Check the clock and the thermostat batteries',
    engineer: 'Tests the wiring and controls',
  },
  {
    sign: 'Anything behind the case, or the gas or flue',
    owner: 'Nothing: it’s gas work',
    engineer: 'Tests, gives you a price and repairs it once you agree',
  },
] as const;

export const guide = {
  slug: 'worcester-error-codes',
  name: 'Worcester error codes',
  meta: {
    title: 'Worcester Boiler Error Codes: EA, E9, D5, A1 and More',
    description:
      'What Worcester Bosch codes EA, E9, 224, 227, 1017 and others mean, what you can safely check, when to reset once and when to call an engineer.',
    keywords: [
      'worcester error codes',
      'worcester bosch fault codes',
      'worcester ea fault',
      'worcester e9 fault',
      'greenstar error codes',
      'worcester boiler reset',
    ],
  },
  title: 'Worcester Bosch error codes',
  crumb: 'Worcester error codes',
  intro:
    'EA means no flame. E9 and E5 mean overheating, C6 means the fan and A1 usually means the pump. CE 207 and 1017 W mean low water pressure. Find your code below to see what you can safely check. Reset once, after you’ve fixed the cause, and never open the case.',
  published: '2025-02-17',
  modified: '2026-11-22',
  readingMinutes: 14,
  takeaways: [
    { figure: 'Read both', text: 'Note the letters and the number. EA 227 and EA 229 are different faults.' },
    {
      figure: `${mostResets} resets`,
      text: 'The most you should ever try, and the second only after you’ve fixed something.',
    },
    { figure: 'Case on', text: 'You can do every check in this guide without opening the boiler.' },
  ],
  parts: [
    { id: 'numbers', title: 'Worcester fault codes by number' },
    { id: 'reading', title: 'How to read the display' },
    { id: 'codes', title: 'Each code explained' },
    { id: 'reset', title: 'How to reset a Worcester boiler' },
    { id: 'no-reset', title: 'When NOT to reset' },
    { id: 'who', title: 'DIY fixes, and when to call an engineer' },
  ],
  faqs: [
    {
      question: 'What if my code isn’t listed?',
      answer:
        'Look the number up in your manual, because the letters mean different things on different models. Then call us with the code and the model, so that we can bring the right part.',
    },
    {
      question: 'My Greenstar only has a flashing light. What now?',
      answer:
        'Junior and Ri models have no letters. Count the flashes and time the pause, or film ten seconds of it before you switch anything. Then call us.',
    },
    {
      question: 'Why does it only fail in wind or frost?',
      answer:
        'It’s often a condensate pipe that freezes or a flue that the wind blows into. Write down the weather each time, and we’ll look there first.',
    },
  ],
  callToAction: {
    title: 'Has the code come back after a reset?',
    text: 'We come the same or next day across London, and 24/7 in an emergency. You agree the price of any part before we fit it.',
  },
  related: [
    { to: '/services/worcester-bosch', label: 'Worcester Bosch repair and service: prices and models' },
    { to: '/guides/boiler-pressure-guide', label: 'Boiler pressure: how to top up, step by step' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace: prices of common parts' },
    { to: '/guides/boiler-service-maintenance', label: 'Boiler service: what’s included and what it costs' },
  ],
  scene: 'fault codes',
} as const satisfies Guide;
