import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import type { Guide } from '../schemas/guide.ts';

/** Years a boiler may be expected to run (specification, section 9, 'Replacement guide'). */
export const lifespans = [
  {
    type: 'Combi',
    years: [10, 15],
    note: 'Fires for every hot tap as well as for the heating, so it starts most often. Hard water shortens the life of its plate heat exchanger.',
  },
  {
    type: 'System',
    years: [12, 17],
    note: 'Pump and vessel inside, hot water from a cylinder: longer, calmer burns.',
  },
  {
    type: 'Regular',
    years: [15, 20],
    note: 'The fewest parts in the case; pump, valves and tanks age outside it and are renewed one by one.',
  },
  {
    type: 'Back boiler',
    years: [8, 12],
    note: 'Behind a gas fire. Few were fitted after 2005, so any still in use is older than this: plan its replacement.',
  },
] as const;

/** The decision by age, and by what the repair costs against half a new boiler. */
export const ageBands = [
  {
    age: '0-5 years',
    verdict: 'Repair',
    below: { words: 'Repair', leaning: 'keep' },
    above: { words: 'Check warranty', leaning: 'open' },
    why: 'The maker’s warranty may still pay. Ask before you order anything.',
  },
  {
    age: '6-8 years',
    verdict: 'Usually repair',
    below: { words: 'Usually repair', leaning: 'keep' },
    above: { words: 'Replace', leaning: 'replace' },
    why: 'Much of its life is ahead, and parts are easy to get.',
  },
  {
    age: '9-12 years',
    verdict: 'Depends',
    below: { words: 'Depends', leaning: 'open' },
    above: { words: 'Replace', leaning: 'replace' },
    why: 'Weigh what else is worn, how often it has failed, and the gas it burns.',
  },
  {
    age: '12+ years',
    verdict: 'Replace',
    below: { words: 'Replace', leaning: 'replace' },
    above: { words: 'Replace', leaning: 'replace' },
    why: 'Replacement is the default. A cheap repair can still be sound, so put each quote through the 50% rule.',
  },
] as const;

/** Replace when the repair costs more than this part of a new boiler. */
export const fiftyRule = 0.5;

/** Pounds, fitted. */
export const repairPrices = [
  { part: 'Expansion vessel', price: [150, 250] },
  { part: 'Circuit board', price: [200, 400] },
  { part: 'Plate heat exchanger', price: [300, 600] },
] as const;

/** A straightforward combi swap, in pounds. */
export const newBoilerPrice = [2000, 2500] as const;

/** Pounds a year that a new boiler saves in place of a very inefficient old one. */
export const yearlySaving = [300, 400] as const;

/** Pounds a year where the old boiler already condenses: more than it often comes to. */
export const smallSaving = 100;

/** The middle of a range of pounds. */
function middle([low, high]: readonly [number, number]): number {
  return (low + high) / 2;
}

/** The price of a new boiler that the examples reckon with, in pounds. */
export const exampleBoiler = middle(newBoilerPrice);

const [vessel, board, plate] = repairPrices;

interface Scenario {
  letter: 'A' | 'B' | 'C' | 'D';
  title: string;
  /** Pounds. */
  quote: number;
  verdict: string;
  text: string;
}

export const exampleScenarios = [
  {
    letter: 'A',
    title: 'Combi, 4 years old, circuit board',
    quote: middle(board.price),
    verdict: 'Repair',
    text: 'Inside the first age band, and far below half. First find the warranty card: if the boiler was registered and serviced every year, the maker may pay for the board.',
  },
  {
    letter: 'B',
    title: 'Combi, 7 years old, expansion vessel',
    quote: middle(vessel.price),
    verdict: 'Repair',
    text: 'An ordinary part at an ordinary age. With the vessel renewed, the boiler has every chance of reaching twelve.',
  },
  {
    letter: 'C',
    title: 'Combi, 11 years old, plate heat exchanger and circuit board',
    quote: middle(plate.price) + middle(board.price),
    verdict: 'Depends',
    text: 'Below half, but two faults in a winter at this age. If the water is clean, the main exchanger is sound and the maker still lists parts, repair. If it is the second such bill in two years, put the money towards the next boiler.',
  },
  {
    letter: 'D',
    title: 'System boiler, 14 years old, vessel, board and exchanger at the upper prices',
    quote: vessel.price[1] + board.price[1] + plate.price[1],
    verdict: 'Replace',
    text: 'Past twelve and past the line. What is left would be old parts round three new ones, with a warranty on the three alone.',
  },
] as const satisfies readonly Scenario[];

/** The worked example of the cost-benefit template. Pounds and years. */
export const costBenefit = {
  keep: { now: board.price[1], later: middle(vessel.price), years: 3, saved: 0 },
  replace: { now: exampleBoiler, later: 0, years: 10, saved: 75 },
  /** How many years the old boiler would have to last for the answer to turn. */
  keepLonger: 5,
} as const;

interface Course {
  now: number;
  later: number;
  years: number;
  saved: number;
}

/** What a course costs a year, in pounds, before and after the gas it saves. */
export function yearlyCost({ now, later, years, saved }: Course): { before: number; after: number } {
  const before = (now + later) / years;
  return { before, after: before - saved };
}

export const warningSigns = [
  {
    title: 'Repairs that come closer together',
    text: 'One part in ten years is wear. A fan, then a board, then a valve within two winters is a boiler at the end of its run. Add up the bills of the last 24 months and put them beside a new boiler.',
  },
  {
    title: 'Parts that have to be hunted for',
    text: 'Makers commonly keep spares for some 10-15 years after a model ends. When only reconditioned boards are left, each repair is a wait without heating.',
  },
  {
    title: 'Topping up every few weeks',
    text: 'A vessel or a valve is cheap to renew. A main heat exchanger that loses water into the condensate is not, and it looks the same from the kitchen.',
  },
  {
    title: 'Brown or black water',
    text: 'Rust from the radiators travels. Cleaning may save the boiler; if the exchanger already kettles, it comes late.',
  },
  {
    title: 'Hot water that swings or runs thin',
    text: 'On a combi usually scale in the plate heat exchanger, which London’s water feeds all year. One exchanger is a repair; the second in five years is a message about the feed.',
  },
  {
    title: 'Gas use up, weather the same',
    text: 'Compare kilowatt-hours, not pounds, for two like winters. A rise with the same habits points to poor combustion, a fouled exchanger or a flow temperature somebody turned up.',
  },
  {
    title: 'Banging, whistling, roaring',
    text: 'Often scale, air or a pump, all of which can be mended. A change in the sound of the flame is for an engineer the same day.',
  },
] as const;

export const notReasons = [
  'Its birthday. Age alone condemns no boiler.',
  'A yellow sticker from years ago whose cause has since been put right.',
  'A neighbour’s lower bill, before you have compared the two flow temperatures.',
  'A salesman’s “A-rated”. Every new gas boiler is; the old one may be as well.',
] as const;

export const firstSteps = [
  'Have the system cleaned, the filter emptied and the inhibitor renewed.',
  'Turn the radiators’ flow down to 60 °C or less where the rooms still warm.',
  'Balance the radiators and free stuck thermostatic valves.',
  'Have the vessel’s charge put right instead of topping up.',
  'Add a control that modulates the boiler instead of switching it.',
] as const;

export const guide = {
  slug: 'when-to-replace-boiler',
  name: 'When to replace a boiler',
  meta: {
    title: 'When to Replace a Boiler: Age, 50% Rule, Real Costs',
    description:
      'How long boilers last, the signs that one is finished, the 50% rule and a decision by age, four worked examples, and an honest look at the savings.',
    keywords: [
      'when to replace boiler',
      'repair or replace boiler',
      'boiler lifespan',
      'boiler 50 percent rule',
      'new boiler savings',
      'boiler replacement london',
    ],
  },
  title: 'When to replace a boiler, and when to mend it once more',
  crumb: 'When to replace a boiler',
  intro:
    'We are paid for either, so this guide shows the sums and lets you do them: age, the price of the repair, what else is worn, and what a new boiler really saves.',
  published: '2025-05-06',
  modified: '2026-11-22',
  readingMinutes: 13,
  takeaways: [
    { figure: '50%', text: 'Replace if the repair costs more than half of a new boiler. Below that, look at the age.' },
    {
      figure: `${lifespans[0].years.join('-')} years`,
      text: 'The expected life of a combi. System and regular boilers run longer.',
    },
    {
      figure: formatPoundsRange(newBoilerPrice),
      text: `A straightforward combi swap. Half of it, ${formatPounds(newBoilerPrice[0] * fiftyRule)} to ${formatPounds(newBoilerPrice[1] * fiftyRule)}, is the line.`,
    },
  ],
  parts: [
    { id: 'lifespan', title: 'Lifespan by boiler type' },
    { id: 'signs', title: 'Warning signs' },
    { id: 'repair-or-replace', title: 'Repair versus replace' },
    { id: 'timing', title: 'Timing' },
    { id: 'money', title: 'Financial considerations' },
    { id: 'conclusion', title: 'Conclusion' },
  ],
  faqs: [
    {
      question: 'Is it worth repairing a 15-year-old boiler?',
      answer:
        'Seldom, but not never. A vessel or a fan on a clean regular boiler can buy two more winters for little. A board or an exchanger on a combi of that age is nearly always money into an old machine.',
    },
    {
      question: 'Will gas boilers be banned in existing homes?',
      answer:
        'No such date has been set. As of November 2026 a gas boiler in an existing home in England may be replaced by another. The stricter rules that apply from 2027 are aimed at new homes.',
    },
    {
      question: 'Is there a government grant for a new gas boiler?',
      answer:
        'There is no general one. The Boiler Upgrade Scheme pays towards heat pumps and never towards a gas boiler. Schemes for households on low incomes come and go: ask your council or your energy supplier.',
    },
    {
      question: 'Should I wait for a hydrogen-ready boiler?',
      answer:
        'No. In January 2026 the government called hydrogen not yet proven for heating homes and saw at most a limited part for it later. It is no reason to buy, nor to wait.',
    },
  ],
  callToAction: {
    title: 'Not sure which side of the line yours is on?',
    text: 'Tell us the model, its age and what the repair was quoted at. We say what we would do, and what the other way costs.',
  },
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'What a yearly service should measure' },
    { to: '/guides/boiler-pressure-guide', label: 'Pressure that falls: often a cheap repair' },
    { to: '/guides/best-combi-boilers-london', label: 'If it is to be a new combi: five reviewed' },
    { to: '/services/potterton', label: 'Potterton service, the older ranges included' },
  ],
  scene: 'old and new boiler',
} as const satisfies Guide;
