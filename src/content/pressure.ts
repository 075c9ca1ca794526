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
export const dialEnd = 4;

/** The smallest step that a dial can be read to, in bar. */
export const dialStep = 0.1;

/** The coloured bands of the dial. */
export const pressureBands = [
  { kind: 'cutout', from: pressure.cutOut[0], to: pressure.cutOut[1] },
  { kind: 'cold', from: pressure.cold[0], to: pressure.cold[1] },
  { kind: 'hot', from: pressure.hot[0], to: pressure.hot[1] },
  { kind: 'relief', from: pressure.relief, to: dialEnd },
] as const;

/** What a reading says, and what to do about it. */
export interface Verdict {
  /** The first reading it holds for, in bar. */
  from: number;
  /** The readings in words, where a table names them. */
  shown?: string;
  /** The mark on the dial that stands for it. */
  mark?: (typeof pressureBands)[number]['kind'] | 'limit';
  tone: 'trust' | 'heat' | 'emergency';
  /** Goes on from the reading: `1.2 bar, right for a cold system`. */
  says: string;
  advice: string;
}

const after = (bar: number) => bar + dialStep;
const stop = 'Switch off, let it cool and call us. Don’t top up.';

/** Every verdict, from zero up. */
export const verdicts: readonly Verdict[] = [
  {
    from: 0,
    shown: '0',
    tone: 'emergency',
    says: 'empty',
    advice: 'Don’t know why? Don’t fill it. Leave the boiler off and call us.',
  },
  {
    from: dialStep,
    shown: `below ${pressure.cutOut[1]}`,
    mark: 'cutout',
    tone: 'heat',
    says: 'too low, most boilers stop',
    advice: 'If it’s all dry and you know why it fell, top it up cold. If not, call us.',
  },
  {
    from: after(pressure.cutOut[1]),
    shown: formatReading([pressure.cutOut[1], pressure.cold[0]]),
    tone: 'heat',
    says: 'low',
    advice: `If you know why it fell, top it up cold to ${formatBar(pressure.refill)}.`,
  },
  {
    from: pressure.cold[0],
    shown: formatReading(pressure.cold),
    mark: 'cold',
    tone: 'trust',
    says: 'right for a cold system',
    advice: `Nothing to do. Hot, expect ${formatBar(pressure.hot)}.`,
  },
  {
    from: pressure.hot[0],
    tone: 'trust',
    says: 'right, cold or hot',
    advice: 'Nothing to do. Look again when the radiators are hot.',
  },
  {
    from: after(pressure.hot[0]),
    shown: formatReading(pressure.hot),
    mark: 'hot',
    tone: 'trust',
    says: 'right for a hot system',
    advice: `Nothing to do. If it reads this cold, bleed it down to ${formatBar(pressure.recommended)}.`,
  },
  {
    from: after(pressure.hot[1]),
    shown: formatReading([pressure.hot[1], pressure.limit]),
    tone: 'heat',
    says: 'high',
    advice: 'Don’t add water. Check that the filling valves are shut.',
  },
  {
    from: pressure.limit,
    shown: `${formatReading(pressure.limit)} or more`,
    mark: 'limit',
    tone: 'emergency',
    says: 'too high',
    advice: stop,
  },
  {
    from: pressure.relief,
    shown: `about ${pressure.relief}`,
    mark: 'relief',
    tone: 'emergency',
    says: 'relief valve opens',
    advice: stop,
  },
];

/** What a reading says, in bar and to a tenth. */
export function verdictOn(bar: number): Verdict {
  const verdict = verdicts.findLast(({ from }) => tenths(from) <= tenths(bar));
  if (!verdict) throw new RangeError(`a gauge cannot read ${bar} bar`);
  return verdict;
}

function tenths(bar: number): number {
  return Math.round(bar * 10);
}
