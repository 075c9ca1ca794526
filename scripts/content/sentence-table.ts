import { formatPounds, formatPoundsRange } from '../../src/lib/money.ts';
import { boilerSentences } from './boiler-sentences.ts';
import { type BoundSentence, type Figures, lowest } from './sentence-figures.ts';

const systemPrices = ({ quoted }: Figures) => quoted.filter(({ type }) => type === 'System').map(({ price }) => price);

const systemAgainstCombi = {
  holds: (figures: Figures) => Math.min(...systemPrices(figures)) > lowest(figures.packages),
  now: (figures: Figures) =>
    `a system boiler costs ${formatPounds(Math.min(...systemPrices(figures)))} and a combi ${formatPounds(lowest(figures.packages))}, each the lowest of its type`,
};

/** Every sentence that compares or repeats figures in words: those of single boilers, then those of our prices. */
export const boundSentences: readonly BoundSentence[] = [
  ...boilerSentences,
  {
    file: 'src/content/combi-ranking.ts',
    words: 'Lowest price of our packages',
    holds: ({ packages }) => packages.find(({ brand }) => brand === 'ideal')?.price === lowest(packages),
    now: ({ packages }) => packages.map(({ boiler, price }) => `${boiler} ${formatPounds(price)}`).join(', '),
  },
  {
    file: 'src/content/combi-ranking.ts',
    words: 'There’s one appliance, and fewer pipes than with a cylinder.',
    ...systemAgainstCombi,
  },
  {
    file: 'src/content/quote.ts',
    words: 'Keeping a cylinder means a system boiler, which costs more.',
    ...systemAgainstCombi,
  },
  {
    file: 'src/pages/guides/boiler-service-maintenance.tsx',
    words: 'Our own plans cost more:',
    holds: ({ plans, planPrice: [, most] }) => plans.every((price) => price > most),
    now: ({ plans, planPrice }) =>
      `ours cost ${plans.map(formatPounds).join(' and ')} a month, others ${formatPoundsRange(planPrice)}`,
  },
  {
    file: 'src/pages/guides/boiler-service-maintenance.tsx',
    words: 'Oil boilers cost more,',
    holds: ({ services }) => lowest(services.filter(({ fuel }) => fuel === 'oil')) > lowest(services),
    now: ({ services }) =>
      `a service costs ${formatPounds(lowest(services.filter(({ fuel }) => fuel === 'oil')))} for oil and ${formatPounds(lowest(services))} for gas`,
  },
];
