import { formatPounds } from '../../lib/money.ts';
import { savings } from '../quote.ts';
import { partPrices } from '../work-prices.ts';

/** Expected life of boilers in years (specification, section 9, 'Replacement guide'). */
export const lifespans = [
  {
    type: 'Combi',
    years: [10, 15],
    note: 'It fires for every hot tap as well as the heating.',
  },
  {
    type: 'System',
    years: [12, 17],
    note: 'It heats a cylinder, so it starts less often than a combi.',
  },
  {
    type: 'Regular',
    years: [15, 20],
    note: 'The pump and valves sit outside it and can be replaced one at a time.',
  },
  {
    type: 'Back boiler',
    years: [8, 12],
    note: 'It sits behind a gas fire. Few were installed after 2005, so plan its replacement.',
  },
] as const;

const askFirst = 'The manufacturer’s warranty may still pay. Ask before you agree to a repair.';

/** Price of replacing a combi like for like, in pounds. */
export const newBoilerPrice = [2000, 2500] as const;

const overHalf = `At that price, put the money towards a new one, from ${formatPounds(newBoilerPrice[0])}.`;

/** Advice by age of the boiler, and by the price of the repair (below or above half a new boiler). */
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

/** Share of a new boiler's price above which a repair is not worth it. */
export const fiftyRule = 0.5;

export { partPrices as repairPrices };

export const halfOfNew = [newBoilerPrice[0] * fiftyRule, newBoilerPrice[1] * fiftyRule] as const;

/** Saving against a very inefficient old boiler, in pounds per year. */
export const yearlySaving = [300, 400] as const;

/** Share of gas that the higher efficiency saves in the quote page's example. */
const savedShare = 1 - savings.old.efficiency / savings.new.efficiency;

/** Yearly gas bills at which `savedShare` amounts to `yearlySaving`, in pounds. */
export const gasBill = [roundToTen(yearlySaving[0] / savedShare), roundToTen(yearlySaving[1] / savedShare)] as const;

function roundToTen(pounds: number): number {
  return Math.round(pounds / 10) * 10;
}

/** Highest saving against an old condensing boiler, in pounds per year. */
export const smallSaving = 100;

function middle([low, high]: readonly [number, number]): number {
  return (low + high) / 2;
}

/** Price of a new boiler in the examples, in pounds. */
export const exampleBoiler = middle(newBoilerPrice);

const [vessel, board, plate] = partPrices;

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
    title: 'Combi, 14 years old, vessel, board and plate heat exchanger at the upper prices',
    quote: vessel.price[1] + board.price[1] + plate.price[1],
    verdict: 'Replace',
    text: 'It’s over 12 years old and past the 50% line. After the repair, only the three new parts would be guaranteed.',
  },
] as const satisfies readonly Scenario[];

/** Example of the cost-benefit template, in pounds and years. */
export const costBenefit = {
  keep: { now: board.price[1], later: middle(vessel.price), years: 3, saved: 0 },
  replace: { now: exampleBoiler, later: 0, years: 10, saved: 75 },
  /** If the old boiler lasts this many years, keeping it costs less per year. */
  keepLonger: 5,
} as const;

interface Choice {
  now: number;
  later: number;
  years: number;
  saved: number;
}

/** Returns the yearly cost of a choice in pounds, before and after gas savings. */
export function yearlyCost({ now, later, years, saved }: Choice): { before: number; after: number } {
  const before = (now + later) / years;
  return { before, after: before - saved };
}
