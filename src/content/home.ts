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
  { number: '24/7', label: 'Emergencies answered every night and every bank holiday, even when the office is closed' },
  {
    number: 'Gas Safe',
    label: 'Registered engineers, and a written report on your boiler after every service',
  },
  { number: 'Same day', label: 'Or next-day visits, with early-morning, evening and weekend slots' },
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
    text: 'A combi, system or regular boiler, sized for your home. Most installations take a day, or two to three if the boiler moves.',
    from: packagesFrom,
    to: '/guides/boiler-installation-cost',
  },
  {
    name: 'Combi Boiler Replacement',
    text: 'A new combi in the same place, or a combi instead of your old boiler, cylinder and tanks.',
    from: packagesFrom,
    to: '/combi-boilers',
  },
  {
    name: 'Gas Safety Certificates',
    text: 'The record that landlords need every 12 months, for every gas appliance they let. It isn’t part of a service.',
  },
  {
    name: 'Emergency Repairs 24/7',
    text: 'If you’ve no heat, no hot water or a leak, call us day or night. The usual parts are on the van.',
  },
  {
    name: 'Annual Boiler Servicing',
    text: 'We check the burner, flue and safety devices, clean the condensate trap and write a report.',
    from: servicesFrom,
    to: '/guides/boiler-service-maintenance',
  },
  {
    name: 'Central Heating Systems',
    text: 'Radiators, pipes, pumps, valves and thermostats, in a flat or a whole house.',
  },
] as const satisfies readonly ServiceOffer[];

export const introduction = [
  [
    experience.years
      ? `We’ve installed, serviced and repaired boilers for ${countOf(experience.years, 'year')}, in flats and houses from Bow to Barnet.`
      : 'We install, service and repair boilers in flats and houses from Bow to Barnet.',
    ...(experience.installations ? [`That’s ${experience.installations} installations so far.`] : []),
    'Every engineer we send is on the Gas Safe Register.',
  ].join(' '),
  'We carry spare parts on the van. We don’t replace a part or add any work until you’ve said yes to the price. If a repair isn’t worth the money, we’ll tell you and show you the figures.',
] as const;
