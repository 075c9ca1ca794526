import type { Guide } from '../schemas/guide.ts';

/** A boiler is reset this often at most (specification, section 9, 'Pressure'). */
export const mostResets = 2;

/** How long a boiler rests before a reset, in minutes. */
const restBeforeReset = 5;

/** What each severity says of the boiler and of the hurry. */
export const severityLegend = [
  {
    severity: 'High',
    means: 'Flame, heat or airflow has stopped the boiler',
    advice: 'Check what the card allows, then call',
  },
  { severity: 'Medium', means: 'A fan, pump or sensor is failing', advice: 'Book a visit; expect it to stop again' },
  { severity: 'Low', means: 'An ordinary shortage you can usually see', advice: 'Try the card’s own remedy first' },
] as const;

/** Displays a Greenstar shows that are not among the ten. */
export const otherDisplays = [
  { display: 'CE 207, 1017 W', means: 'Water pressure too low' },
  { display: '1018 W', means: 'Service due; the boiler runs on' },
  { display: 'E2 222, E2 223', means: 'Flow sensor shorted, or open circuit' },
  { display: 'D1 240, D1 241', means: 'Return sensor shorted or wet, or open circuit' },
  { display: 'C7 214, C7 217', means: 'Fan not turning, or no airflow' },
] as const;

export const resetSteps = [
  {
    title: 'Write it down',
    text: 'Letters, number, whether it flashes, the model on the front and the weather. A reset wipes the screen.',
  },
  { title: 'Look for the cause', text: 'Gauge, gas, frost, power: whatever the card of your code lets you check.' },
  {
    title: `Wait ${restBeforeReset} minutes`,
    text: 'Longer if the boiler is hot. Fan and pump need time to finish, and a hot limiter will not close.',
  },
  {
    title: 'Press reset as your manual says',
    text: 'The marked button on older models, some held for 3-5 seconds; a line on the screen of a 4000 or 8000.',
  },
  {
    title: 'Watch one full start',
    text: 'Fan, a tick of ignition, flame sign, warm pipes. Stay until it has run for ten minutes.',
  },
] as const;

/** Signs that forbid a reset. */
export const noReset = [
  'You smell gas, or a carbon monoxide alarm sounds, or people in the house feel ill',
  'Soot, scorch marks or a burning smell at the case',
  'The flue is damaged, loose or has come down',
  'Water drips from the boiler or stands near its wiring, or the room has flooded',
  'The gauge reads zero, or is above 2.5 bar',
  'The code says a sensor is open or shorted: E9 with 220 or 221, E2, D1 or E8',
  'Banging or boiling noises came before the code',
  'An engineer has put a Do Not Use label on it',
  'The same code is back after the second reset, or a high one after the first',
] as const;

/** Who does what. */
export const whoDoesWhat = [
  {
    sign: 'Gauge under 1 bar, cold',
    owner: 'Top up to 1.0-1.5 bar, once, and close the link',
    engineer: 'Finds out where the water went',
  },
  {
    sign: 'Outside condensate pipe frozen',
    owner: 'From the ground, pour warm water over it. Never boiling water',
    engineer: 'Lags, widens or re-routes it',
  },
  {
    sign: 'Radiators cold at the top',
    owner: 'Heating off, bleed, read the gauge again',
    engineer: 'Comes if the air is back in weeks',
  },
  {
    sign: 'No gas at the hob either',
    owner: 'Prepayment credit. If the gas is off and you don’t know why, leave it off and call us',
    engineer: 'Supply fine, boiler dead: gas pressure and valve',
  },
  {
    sign: 'Dark display',
    owner: 'Fuse or switch once, then leave it',
    engineer: 'A second blown fuse or trip: electrician or us',
  },
  {
    sign: 'Radiators cold, no code showing',
    owner: 'Thermostat batteries, clock, programme',
    engineer: 'Wiring and controls',
  },
  {
    sign: 'Sensor, fan, pump, valve, board, limiter',
    owner: 'Nothing',
    engineer: 'Test, quote, your approval, repair',
  },
  {
    sign: 'Anything behind the case, gas or flue',
    owner: 'Nothing: it is gas work',
    engineer: 'Gas Safe registered work',
  },
] as const;

export const guide = {
  slug: 'worcester-error-codes',
  name: 'Worcester error codes',
  meta: {
    title: 'Worcester Boiler Error Codes: EA, E9, D5, A1 and More',
    description:
      'Ten Worcester Bosch fault codes by severity: what EA, E9, D5, C6, A1, E3, D4, C1, E5 and E8 mean, their causes, what you may try, when not to reset.',
    keywords: [
      'worcester error codes',
      'worcester bosch fault codes',
      'worcester ea fault',
      'worcester e9 fault',
      'greenstar error codes',
      'worcester boiler reset',
    ],
  },
  title: 'Worcester error codes: what the display says, and how far you may go',
  crumb: 'Worcester error codes',
  intro:
    'Ten codes of Worcester Bosch boilers with their causes and cures. Each card says what is safe for you to look at and where an engineer has to take over.',
  published: '2025-02-17',
  modified: '2026-11-22',
  readingMinutes: 15,
  takeaways: [
    { figure: 'Read both', text: 'Letters and number are one message. EA 227 and EA 229 are different faults.' },
    {
      figure: `${mostResets} resets`,
      text: 'The ceiling, not the aim. The second only when you have put something right.',
    },
    { figure: 'Case on', text: 'Everything an owner may do is done without opening the boiler.' },
  ],
  parts: [
    { id: 'reading', title: 'Read the display first' },
    { id: 'codes', title: 'The ten codes' },
    { id: 'reset', title: 'Reset steps' },
    { id: 'no-reset', title: 'When NOT to reset' },
    { id: 'who', title: 'DIY fixes, or an engineer?' },
  ],
  faqs: [
    {
      question: 'My code is not among the ten. What now?',
      answer:
        'Take the number rather than the letters and look it up in the manual of your model. Then ring with code and model; it often decides which part travels on the van.',
    },
    {
      question: 'Why does my manual say something else about a code?',
      answer:
        'Because the same letters have been used for different things by one generation of boilers and the next. The headings here are short names; the manual that came with your boiler outranks them, and us.',
    },
    {
      question: 'My Greenstar has no screen, only a lamp that flashes.',
      answer:
        'Junior and Ri models count their faults in flashes. Note how many there are and how long the pause is, or film ten seconds of it before you switch anything.',
    },
    {
      question: 'The fault comes only in wind or hard frost. Is that a boiler fault?',
      answer:
        'Often it is the pipework outside: a condensate run that freezes, or a flue terminal the wind blows into. Write down the weather each time. An engineer looks for it there first.',
    },
    {
      question: 'Does the maker’s guarantee pay for a fault code?',
      answer:
        'For a failed part, usually, if the boiler was registered and has a service record for every year. Scale, sludge, frozen condensate and outside controls are commonly excluded.',
    },
  ],
  callToAction: {
    title: 'Code back after a reset?',
    text: 'Same-day or next-day visits across London, 24/7 for emergencies. You approve the price of every part before it is fitted.',
  },
  related: [
    { to: '/services/worcester-bosch', label: 'Worcester Bosch service: the fan-pressure test, prices and models' },
    {
      to: '/guides/boiler-pressure-guide',
      label: 'Boiler pressure: topping up in 7 steps, and telling a leak from a flat vessel',
    },
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace: the 50% rule with prices of common parts' },
    { to: '/guides/boiler-service-maintenance', label: 'What a yearly service does to keep these codes away' },
  ],
  scene: 'fault codes',
} as const satisfies Guide;
