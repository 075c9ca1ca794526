/** Market prices of a service, in pounds (specification, section 9, 'Service and maintenance guide'). */
export const priceTiers = [
  {
    name: 'Economy',
    price: [70, 85],
    buys: 'A shorter service, or one in the quiet season. Ask for a printout of the combustion readings.',
  },
  {
    name: 'Standard',
    price: [85, 110],
    buys: 'Every step, at a booked time, with a written report. It’s enough for most homes.',
  },
  {
    name: 'Premium',
    price: [110, 150],
    buys: 'A longer visit to strip the burner and test the water, or to reach an awkward boiler.',
  },
] as const;

/** Typical range of quotes, in pounds. */
export const typicalPrice = [80, 120] as const;

/** Market prices of service plans, in pounds a month. */
export const planPrice = [10, 15] as const;

/** Pressures in the words of this guide. */
export const pressureRule = { cold: '1.0-1.5 bar', ceiling: '2 bar' } as const;
