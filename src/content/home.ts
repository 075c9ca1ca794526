import { formatPounds } from '../lib/money.ts';
import type { LinkPath } from '../routes.ts';
import { servicesFrom } from './brand-summaries.ts';
import { packagesFrom, packageWarrantyYears } from './packages.ts';
import type { PageMeta } from './schemas/page-meta.ts';

export const homeMeta = {
  title: 'Boiler Installation, Servicing & Repair in London',
  description: `New boilers from ${formatPounds(packagesFrom)} installed, annual services from ${formatPounds(servicesFrom)} and repairs at any hour. Gas Safe registered engineers in every London postcode district.`,
  keywords: [
    'boiler installation london',
    'boiler repair london',
    'boiler service london',
    'emergency heating engineer',
    'combi boiler replacement',
  ],
} satisfies PageMeta;

/** The four cards of the hero. */
export const heroFacts = [
  { number: '24/7', label: 'Emergencies answered every night and every bank holiday, also while the office is closed' },
  { number: 'Gas Safe', label: 'Registered engineers; written report and gas safety certificate after a service' },
  { number: 'Same day', label: 'Or next-day visits, with evening, early-morning and weekend slots' },
  { number: `${packageWarrantyYears} years`, label: 'Warranty on every boiler in our four packages' },
] as const;

/** A service of the firm, with the price it starts at where one is fixed. */
export interface ServiceOffer {
  name: string;
  text: string;
  /** Pounds, VAT included. */
  from?: number;
  to?: LinkPath;
}

/** The six services of the home page, in the order of the specification. */
export const services = [
  {
    name: 'New Boiler Installation',
    text: 'Combi, system or regular, sized for your rooms and taps. Most installations take a day, or two to three if the boiler moves.',
    from: packagesFrom,
    to: '/guides/boiler-installation-cost',
  },
  {
    name: 'Combi Boiler Replacement',
    text: 'Like for like in the same place, or a combi instead of the old boiler, cylinder and loft tanks.',
    from: packagesFrom,
    to: '/combi-boilers',
  },
  {
    name: 'Gas Safety Certificates',
    text: 'The yearly check that a landlord must have, with the record in your inbox before we leave.',
  },
  {
    name: 'Emergency Repairs 24/7',
    text: 'No heat, no hot water, or water on the floor. An engineer answers, and the common parts are on the van.',
  },
  {
    name: 'Annual Boiler Servicing',
    text: 'Case off, burner and combustion checked, trap cleaned, safety devices proved, report written.',
    from: servicesFrom,
    to: '/guides/boiler-service-maintenance',
  },
  {
    name: 'Central Heating Systems',
    text: 'Radiators, pipework, pumps, valves and controls, in one flat or the whole house.',
  },
] as const satisfies readonly ServiceOffer[];

/** Introductory text of the home page. */
export const introduction = [
  'We fit, service and mend boilers in London and have done so for more than 10 years: over 5,000 installations, from one-bedroom flats in Bow to six-bedroom houses in Barnet. The engineer who looks at your boiler is on the Gas Safe register, and so is the one who comes back next year.',
  'A boiler is a machine with a fan, a pump, a flame and about a dozen parts that wear. We carry those parts, so most repairs are finished on the first visit. If yours is not worth another part we say so and show the sums; if it is, we mend it. Nothing is replaced, and nothing is added to the bill, before you have seen a price and said yes.',
] as const;
