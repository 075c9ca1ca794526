/** A job with its lowest and highest price in pounds, VAT included. */
export interface PricedWork {
  readonly name: string;
  readonly price: readonly [low: number, high: number];
  /** Reason for the work, for the guide to costs. */
  readonly why?: string;
}

// Prices of the sample business. `npm run check:ready` lists them. Empty lists are not shown.

/** Parts whose prices are specified (section 9, 'Replacement guide'). */
export const partPrices = [
  { part: 'Expansion vessel', price: [150, 250] },
  { part: 'Circuit board', price: [200, 400] },
  { part: 'Plate heat exchanger', price: [300, 600] },
] as const;

/** The ten most common repairs: part and labour, without the call-out fee. */
export const repairs: readonly PricedWork[] = [
  { name: 'Frozen condensate pipe', price: [80, 150] },
  { name: 'Electrode and lead', price: [100, 180] },
  { name: 'Pressure sensor', price: [110, 190] },
  { name: 'Relief valve', price: [110, 200] },
  ...partPrices.slice(0, 1).map(({ part, price }) => ({ name: part, price })),
  { name: 'Diverter valve', price: [180, 330] },
  { name: 'Pump', price: [200, 380] },
  { name: 'Fan', price: [220, 400] },
  ...partPrices.slice(1).map(({ part, price }) => ({ name: part, price })),
];

/** Work that an installed price does not include. */
export const extras: readonly PricedWork[] = [
  { name: 'Fused spur for the boiler', price: [90, 160], why: 'The boiler needs its own.' },
  { name: 'Condensate pump', price: [160, 260], why: 'We add one if the condensate can’t run downhill to a drain.' },
  { name: 'Plume kit', price: [90, 180], why: 'It moves the steam away from a neighbour’s window.' },
  {
    name: 'Flue through the roof',
    price: [280, 480],
    why: 'A flue that can’t go straight out needs extra parts. Its end must be at least 300 mm from any opening window or air brick.',
  },
  {
    name: 'Wider gas pipe from the meter',
    price: [250, 600],
    why: '15 mm pipe rarely carries enough gas for a combi, except on the last short piece. 22 mm is common, and a long run may need 28 mm.',
  },
  {
    name: 'Boiler moved to another wall or room',
    price: [450, 950],
    why: 'Every pipe has to follow it, the flue needs a new hole, and the old hole is bricked up. Allow 2-3 days in all.',
  },
  {
    name: 'Cylinder and tanks taken out',
    price: [350, 700],
    why: 'You get the cupboard back, but it takes most of a day more. If an old flue or board contains asbestos, a specialist has to remove it and charges separately.',
  },
  {
    name: 'Unvented cylinder, installed',
    price: [1400, 2200],
    why: 'It needs an engineer with the G3 qualification, a discharge pipe and its own Building Regulations notification.',
  },
  {
    name: 'Thermostatic radiator valve, each',
    price: [35, 60],
    why: 'Heated rooms should have one where that’s feasible, and most do.',
  },
];

/** Replacement of a pump; `undefined` if it is not in `repairs`. */
export const pump: PricedWork | undefined = repairs.find(({ name }) => name === 'Pump');

/** Removal of a cylinder and tanks; `undefined` if it is not in `extras`. */
export const cylinderOut: PricedWork | undefined = extras.find(({ name }) => name === 'Cylinder and tanks taken out');

/** Replacement of a heat-only boiler; `undefined` if we price it individually. */
export const heatOnly: PricedWork | undefined = { name: 'Heat-only boiler, like for like', price: [2550, 3100] };

/** Returns the lowest and highest price of the named repairs, or `undefined` if none of them has a price. */
export function costOf(names: readonly string[]): readonly [number, number] | undefined {
  const prices = repairs.filter(({ name }) => names.includes(name)).flatMap(({ price }) => price);
  return prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : undefined;
}
