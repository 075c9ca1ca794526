import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { savings } from '../quote.ts';
import type { Guide } from '../schemas/guide.ts';

/** Years a boiler may be expected to run (specification, section 9, 'Replacement guide'). */
export const lifespans = [
  {
    type: 'Combi',
    years: [10, 15],
    note: 'It fires for every hot tap as well as the heating. Hard water shortens the life of its plate heat exchanger.',
  },
  {
    type: 'System',
    years: [12, 17],
    note: 'It heats a cylinder, so it starts less often than a combi.',
  },
  {
    type: 'Regular',
    years: [15, 20],
    note: 'It has the fewest parts inside. The pump and valves sit outside and can be replaced one at a time.',
  },
  {
    type: 'Back boiler',
    years: [8, 12],
    note: 'It sits behind a gas fire. Few were installed after 2005, so if you have one, plan its replacement.',
  },
] as const;

const overHalf = 'At that price, put the money towards a new one.';
const askFirst = 'The manufacturer’s warranty may still pay. Ask before you agree to a repair.';

/** The decision by age, and by what the repair costs against half a new boiler. */
export const ageBands = [
  {
    age: '0-5 years',
    verdict: 'Repair',
    below: { words: 'Repair', leaning: 'keep' },
    above: { words: 'Check warranty', leaning: 'open', why: askFirst },
    why: askFirst,
  },
  {
    age: '6-8 years',
    verdict: 'Usually repair',
    below: { words: 'Usually repair', leaning: 'keep' },
    above: { words: 'Replace', leaning: 'replace', why: overHalf },
    why: 'It has years left, and parts are easy to get.',
  },
  {
    age: '9-12 years',
    verdict: 'Depends',
    below: { words: 'Depends', leaning: 'open' },
    above: { words: 'Replace', leaning: 'replace', why: overHalf },
    why: 'Look at what else is worn and how often it has failed.',
  },
  {
    age: '12+ years',
    verdict: 'Replace',
    below: { words: 'Replace', leaning: 'replace' },
    above: { words: 'Replace', leaning: 'replace', why: overHalf },
    why: 'A cheap repair can still be worth it, so check each quote against the 50% rule.',
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

/** Above this a repair is not worth its price. */
export const halfOfNew = [newBoilerPrice[0] * fiftyRule, newBoilerPrice[1] * fiftyRule] as const;

/** Pounds a year that a new boiler saves in place of a very inefficient old one. */
export const yearlySaving = [300, 400] as const;

/** The part of the gas that a new boiler's efficiency saves, by the panel of the quote page. */
const gasCut = 1 - savings.old.efficiency / savings.new.efficiency;

/** The gas bills, in pounds a year to the nearest ten, of which that part is the yearly saving. */
export const gasBill = [roundToTen(yearlySaving[0] / gasCut), roundToTen(yearlySaving[1] / gasCut)] as const;

function roundToTen(pounds: number): number {
  return Math.round(pounds / 10) * 10;
}

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
    text: 'Find the warranty first. If the boiler was registered and serviced every year, the manufacturer may pay for the board.',
  },
  {
    letter: 'B',
    title: 'Combi, 7 years old, expansion vessel',
    quote: middle(vessel.price),
    verdict: 'Repair',
    text: 'It’s far below half, and at 7 the boiler still has years left.',
  },
  {
    letter: 'C',
    title: 'Combi, 11 years old, plate heat exchanger and circuit board',
    quote: middle(plate.price) + middle(board.price),
    verdict: 'Depends',
    text: 'Repair it if the water is clean, the main exchanger is sound and parts are still sold. If it’s the second bill like this in two years, put the money towards a new boiler.',
  },
  {
    letter: 'D',
    title: 'System boiler, 14 years old, vessel, board and exchanger at the upper prices',
    quote: vessel.price[1] + board.price[1] + plate.price[1],
    verdict: 'Replace',
    text: 'It’s over 12 years old and past the 50% line. After the repair, only the three new parts would be guaranteed.',
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
    title: 'Repairs are getting closer together',
    text: 'Add up what you’ve paid in the last 24 months and compare it with the price of a new boiler. A fan, a board and a valve within two winters is a bad sign.',
  },
  {
    title: 'Parts are hard to find',
    text: 'Manufacturers usually keep spares for about 10-15 years after a model ends. After that, a repair can mean days without heating.',
  },
  {
    title: 'You top it up every few weeks',
    text: 'An expansion vessel or a valve is cheap to replace. A leaking main heat exchanger isn’t, and an engineer has to test which it is.',
  },
  {
    title: 'The radiator water is brown or black',
    text: 'That’s rust. Cleaning may save the boiler if we catch it before the heat exchanger blocks.',
  },
  {
    title: 'Hot water runs hot and cold',
    text: 'On a combi it’s usually scale in the plate heat exchanger. If a second exchanger scales up within five years, ask about a scale reducer on the cold supply.',
  },
  {
    title: 'You use more gas in similar weather',
    text: 'Compare kilowatt-hours, because prices change. More gas with the same habits can mean poor combustion, a dirty exchanger or a flow temperature set too high.',
  },
  {
    title: 'It bangs or whistles',
    text: 'It’s often scale, air or the pump, and we can repair all three. If the sound of the flame changes, call us the same day.',
  },
] as const;

export const notReasons = [
  'Age.',
  'A warning label from years ago, if an engineer has since fixed the cause.',
  'The “A” label on a new one. Every new gas boiler has it, and yours may too.',
] as const;

export const firstSteps = [
  'Have the system cleaned, the filter emptied and the inhibitor topped up.',
  'Turn the heating flow down to 60 °C or less, if the rooms still get warm.',
  'Have the radiators balanced and stuck thermostatic valves freed.',
  'Have the expansion vessel recharged if you keep topping up.',
  'Add a control that lets the boiler run at a lower output.',
] as const;

export const guide = {
  slug: 'when-to-replace-boiler',
  name: 'When to replace a boiler',
  meta: {
    title: 'When to Replace a Boiler: Age, 50% Rule and Costs',
    description: `Replace a boiler when the repair costs over half of a new one (${formatPoundsRange(newBoilerPrice)}). Lifespan by type, repair prices and four worked examples.`,
    keywords: [
      'when to replace boiler',
      'repair or replace boiler',
      'boiler lifespan',
      'boiler 50 percent rule',
      'new boiler savings',
      'boiler replacement london',
    ],
  },
  title: 'When to replace a boiler, and when to repair it',
  crumb: 'When to replace a boiler',
  intro: `Up to 8 years old, a boiler is usually worth repairing. Past 12, replace it unless the repair is small. In between, it depends on what else is worn. At any age, replace it if the repair costs more than half of a new boiler, which is about ${formatPounds(newBoilerPrice[0] * fiftyRule)}-${formatPounds(newBoilerPrice[1] * fiftyRule)}.`,
  published: '2025-05-06',
  modified: '2026-11-22',
  readingMinutes: 12,
  takeaways: [
    { figure: '50%', text: 'Replace if the repair costs more than half of a new boiler. Below that, look at its age.' },
    {
      figure: `${lifespans[0].years.join('-')} years`,
      text: 'How long a combi usually lasts. System and regular boilers last longer.',
    },
    {
      figure: formatPoundsRange(newBoilerPrice),
      text: 'What a straightforward combi swap costs, VAT included.',
    },
  ],
  parts: [
    { id: 'lifespan', title: 'How long does a boiler last?' },
    { id: 'signs', title: 'Warning signs you need a new boiler' },
    { id: 'repair-or-replace', title: 'Should I repair or replace my boiler?' },
    { id: 'timing', title: 'When is the best time to replace a boiler?' },
    { id: 'money', title: 'What does a new boiler cost and save?' },
    { id: 'conclusion', title: 'Conclusion' },
  ],
  faqs: [
    {
      question: 'Is it worth repairing a 15-year-old boiler?',
      answer:
        'Usually not. A cheap repair on a clean regular boiler, such as a vessel, can buy you another winter or two. A new board or exchanger in a combi that old is rarely worth the money.',
    },
    {
      question: 'Will gas boilers be banned in existing homes?',
      answer:
        'No date has been set. As of November 2026 you can still replace a gas boiler with another in an existing home in England. Stricter rules from 2027 are aimed at new homes.',
    },
    {
      question: 'Is there a government grant for a new gas boiler?',
      answer:
        'There’s no general grant. The Boiler Upgrade Scheme pays towards heat pumps and never towards a gas boiler. Schemes for low-income households come and go, so ask your council or energy supplier.',
    },
    {
      question: 'Should I wait for a hydrogen-ready boiler?',
      answer:
        'No. In January 2026 the government said hydrogen isn’t yet proven for heating homes and that any role will probably be limited.',
    },
  ],
  callToAction: {
    title: 'Not sure whether to repair or replace?',
    text: 'Tell us the model, its age and the repair price you’ve been quoted. We’ll tell you what we’d do and what it costs.',
  },
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'What a yearly boiler service should include' },
    { to: '/guides/boiler-pressure-guide', label: 'Losing pressure? It’s often a cheap repair' },
    { to: '/guides/best-combi-boilers-london', label: 'Combi boilers for London, compared' },
    { to: '/services/potterton', label: 'Potterton repair and service, older models too' },
  ],
  scene: 'old and new boiler',
} as const satisfies Guide;
