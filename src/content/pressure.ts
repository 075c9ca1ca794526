/** Pressures in bar (specification, section 9, 'Pressure'). */
export const pressure = {
  cold: [1, 1.5],
  recommended: [1.2, 1.3],
  hot: [1.5, 2],
  /** Maximum pressure. */
  limit: 2.5,
  /** Most boilers stop below a pressure in this range. */
  cutOut: [0.5, 0.7],
  /** The relief valve opens at this pressure. */
  relief: 3,
  /** Target when topping up a cold system. */
  refill: [1.3, 1.5],
  /** Usual increase between cold and hot. */
  rise: [0.3, 0.7],
  /** Pressure drop per metre of height above the gauge. */
  perMetre: 0.1,
} as const;

type Reading = number | readonly [number, number];

function formatReading(reading: Reading): string {
  const readings = typeof reading === 'number' ? [reading] : reading;
  return readings.map((bar) => bar.toFixed(1)).join('-');
}

/** Formats a reading as `2.5 bar`, a range as `1.0-1.5 bar`. */
export function formatBar(reading: Reading): string {
  return `${formatReading(reading)} bar`;
}

/** End of the dial's scale, in bar. */
export const dialEnd = 4;

/** Smallest step of the dial, in bar. */
export const dialStep = 0.1;

/** Explanation of a range of readings. */
export interface Verdict {
  /** Start of the range in bar. */
  from: number;
  /** The range as the pressure table shows it. The table omits ranges without this text. */
  shown?: string;
  /** Mark on the dial, or the side of the marks on which the range is. */
  mark?: 'cutout' | 'low' | 'cold' | 'hot' | 'high' | 'limit' | 'relief';
  tone: 'trust' | 'heat' | 'emergency';
  /** Completes the reading: `1.2 bar, right for a cold system`. */
  meaning: string;
  advice: string;
}

const after = (bar: number) => bar + dialStep;
const stop = 'Switch off, let it cool and call us. Don’t top up.';

// The rule about topping up, for all pages.

export const topUpRule: string = `If nothing is wet, top it up once, cold, to ${formatBar(pressure.refill)}.`;

/** Advice after topping up from zero. */
export const zeroRule: string = 'Watch the gauge for an hour. If it drops, switch the boiler off and call us.';

/** In ascending order. */
export const verdicts: readonly Verdict[] = [
  {
    from: 0,
    shown: '0',
    mark: 'cutout',
    tone: 'emergency',
    meaning: 'empty',
    advice: `${topUpRule} ${zeroRule}`,
  },
  {
    from: dialStep,
    shown: `below ${pressure.cutOut[1]}`,
    mark: 'cutout',
    tone: 'heat',
    meaning: 'too low for most boilers to run',
    advice: `${topUpRule} If anything is wet, call us.`,
  },
  {
    from: after(pressure.cutOut[1]),
    shown: formatReading([pressure.cutOut[1], pressure.cold[0]]),
    mark: 'low',
    tone: 'heat',
    meaning: 'low',
    advice: topUpRule,
  },
  {
    from: pressure.cold[0],
    shown: formatReading(pressure.cold),
    mark: 'cold',
    tone: 'trust',
    meaning: 'right for a cold system',
    advice: `Nothing to do. Hot, expect ${formatBar(pressure.hot)}.`,
  },
  {
    from: pressure.hot[0],
    tone: 'trust',
    meaning: 'right, cold or hot',
    advice: 'Nothing to do. Look again when the radiators are hot.',
  },
  {
    from: after(pressure.hot[0]),
    shown: formatReading(pressure.hot),
    mark: 'hot',
    tone: 'trust',
    meaning: 'right for a hot system',
    advice: `Nothing to do. If it reads this cold, bleed it down to ${formatBar(pressure.recommended)}.`,
  },
  {
    from: after(pressure.hot[1]),
    shown: formatReading([pressure.hot[1], pressure.limit]),
    mark: 'high',
    tone: 'heat',
    meaning: 'high',
    advice: 'Don’t add water. Check that the filling valves are shut.',
  },
  {
    from: pressure.limit,
    shown: `${formatReading(pressure.limit)} or more`,
    mark: 'limit',
    tone: 'emergency',
    meaning: 'too high',
    advice: stop,
  },
  {
    from: pressure.relief,
    shown: `about ${pressure.relief}`,
    mark: 'relief',
    tone: 'emergency',
    meaning: 'relief valve opens',
    advice: stop,
  },
];

/** Returns the verdict on a reading in bar, which is rounded to a tenth. Throws for readings below zero. */
export function verdictOn(bar: number): Verdict {
  const verdict = verdicts.findLast(({ from }) => tenths(from) <= tenths(bar));
  if (!verdict) throw new RangeError(`invalid gauge reading: ${bar} bar; expected 0 or more`);
  return verdict;
}

function tenths(bar: number): number {
  return Math.round(bar * 10);
}
