import { inWords } from '../lib/in-words.ts';
import { formatPounds, formatPoundsRange } from '../lib/money.ts';
import type { LinkPath } from '../routes.ts';
import { servicesFrom } from './brand-summaries.ts';
import { packages, packagesFrom, packageWarrantyYears } from './packages.ts';
import type { PageMeta } from './schemas/page-meta.ts';
import { cylinderOut } from './work-prices.ts';

export const homeMeta = {
  title: 'Boiler Installation, Servicing & Repair in London',
  description: `No heating? Call day or night. Boiler services from ${formatPounds(servicesFrom)}, packages from ${formatPounds(packagesFrom)} installed, by Gas Safe registered engineers across London.`,
  keywords: [
    'boiler installation london',
    'boiler repair london',
    'boiler service london',
    'emergency heating engineer',
  ],
} satisfies PageMeta;

export const heroFacts = [
  { number: '24/7', label: 'Emergencies answered every night and every bank holiday, even when the office is closed' },
  {
    number: 'Gas Safe',
    label: 'Registered engineers, and a written report after every service',
  },
  { number: 'Same day', label: 'Or next-day visits for repairs, with early, evening and weekend slots' },
  {
    number: `${packageWarrantyYears} years`,
    label: `Warranty on every boiler in our ${inWords(packages.length)} packages`,
  },
] as const;

export interface ServiceOffer {
  name: string;
  text: string;
  /** Lowest price in pounds, VAT included. */
  from?: number;
  /** The default is the list of symptoms. */
  to?: LinkPath;
}

/** In the order of the specification. */
export const services = [
  {
    name: 'New Boiler Installation',
    text: 'It takes a day if the boiler stays in place.',
    from: packagesFrom,
    to: '/guides/boiler-installation-cost',
  },
  {
    name: 'Combi Boiler Replacement',
    text: cylinderOut
      ? `Taking out a cylinder and tanks adds ${formatPoundsRange(cylinderOut.price)}.`
      : 'We swap a combi, or put one in place of a cylinder and tanks.',
    from: packagesFrom,
    to: '/combi-boilers',
  },
  {
    name: 'Gas Safety Certificates',
    text: 'Landlords need this record every 12 months, and a service doesn’t replace it.',
    to: '/guides/boiler-service-maintenance',
  },
  {
    name: 'Emergency Repairs 24/7',
    text: 'Most faults are fixed on the first visit.',
  },
  {
    name: 'Annual Boiler Servicing',
    text: 'We test and clean the boiler, and write a report.',
    from: servicesFrom,
    to: '/guides/boiler-service-maintenance',
  },
  {
    name: 'Central Heating Systems',
    text: 'We repair and replace radiators, pumps and valves.',
    to: '/boiler-quotes',
  },
] as const satisfies readonly ServiceOffer[];

export const introduction: string = 'Ask to see our engineer’s Gas Safe card, and check both sides.';
