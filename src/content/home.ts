import { countOf, inWords } from '../lib/in-words.ts';
import { formatPounds } from '../lib/money.ts';
import type { LinkPath } from '../routes.ts';
import { servicesFrom } from './brand-summaries.ts';
import { experience } from './claims.ts';
import { packages, packagesFrom, packageWarrantyYears } from './packages.ts';
import type { PageMeta } from './schemas/page-meta.ts';

export const homeMeta = {
  title: 'Boiler Installation, Servicing & Repair in London',
  description: `No heating? Call day or night. Boiler services from ${formatPounds(servicesFrom)}, new boilers from ${formatPounds(packagesFrom)} installed, by Gas Safe registered engineers across London.`,
  keywords: [
    'boiler installation london',
    'boiler repair london',
    'boiler service london',
    'emergency heating engineer',
    'combi boiler replacement',
  ],
} satisfies PageMeta;

export const heroFacts = [
  { number: '24/7', label: 'Emergency calls answered at every hour of every day' },
  {
    number: 'Gas Safe',
    label: 'Registered engineers, and a written report on your boiler after every service',
  },
  { number: 'Same day', label: 'Or next day for other repairs, with early, evening and weekend visits' },
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
  to?: LinkPath;
}

/** In the order of the specification. */
export const services = [
  {
    name: 'New Boiler Installation',
    text: 'We install combi, system and regular boilers, in a day if yours stays in the same place.',
    from: packagesFrom,
    to: '/guides/boiler-installation-cost',
  },
  {
    name: 'Combi Boiler Replacement',
    text: 'We swap your combi for a new one, or replace your old boiler, cylinder and tanks with one.',
    from: packagesFrom,
    to: '/combi-boilers',
  },
  {
    name: 'Gas Safety Certificates',
    text: 'Landlords need this record every 12 months for every gas appliance they let, and it isn’t part of a service.',
  },
  {
    name: 'Emergency Repairs 24/7',
    text: 'If you’ve no heat, no hot water or a leak, call us day or night.',
  },
  {
    name: 'Annual Boiler Servicing',
    text: 'We check the burner, flue and safety devices, clean the condensate trap and write a report.',
    from: servicesFrom,
    to: '/guides/boiler-service-maintenance',
  },
  {
    name: 'Central Heating Systems',
    text: 'We repair and replace radiators, pipes, pumps, valves and thermostats, in a flat or a whole house.',
  },
] as const satisfies readonly ServiceOffer[];

export const introduction = [
  [
    experience.years
      ? `We’ve installed, serviced and repaired boilers for ${countOf(experience.years, 'year')}, in flats and houses from Bow to Barnet.`
      : 'We install, service and repair boilers in flats and houses from Bow to Barnet.',
    `Every engineer we send is on the Gas Safe Register${experience.installations ? `, and between them they’ve done ${experience.installations} installations` : ''}.`,
  ].join(' '),
  'The usual parts are on the van, but we don’t fit one until you’ve said yes to the price. If a repair isn’t worth the money, we’ll tell you and show you the figures.',
] as const;
