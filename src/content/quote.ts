import { formatPounds } from '../lib/money.ts';
import { experience, reviews } from './claims.ts';
import { packagePrice, packagesFrom } from './packages.ts';
import type { PageMeta } from './schemas/page-meta.ts';
import type { Faq, Feature } from './schemas/page-parts.ts';
import type { QuotedBoiler } from './schemas/quote.ts';

/** What the quote promises (specification, section 9, 'Quote page'). */
export const quoteTerms = { seconds: 60, validDays: 30, matchPercent: 95 } as const;

export const quoteMeta = {
  title: 'Get Your New Boiler Quote Online | Fixed Price Boiler Installation Quotes',
  description: `A fixed price for a new boiler in ${quoteTerms.seconds} seconds, valid for ${quoteTerms.validDays} days. Combis from ${formatPounds(packagesFrom)} installed with system clean, filter, thermostat and certificates.`,
  keywords: ['new boiler quote', 'fixed price boiler installation', 'boiler quote london', 'boiler finance'],
} satisfies PageMeta;

/** The same as figures, for the head of the page. */
export const quotePromises = [
  { number: String(quoteTerms.seconds), label: 'seconds to your quote' },
  { number: String(quoteTerms.validDays), label: 'days it stays valid' },
  { number: `${quoteTerms.matchPercent}%`, label: 'of final prices match the online quote' },
] as const;

/** The three reasons, under the names the specification gives them. */
export const quoteReasons = [
  {
    icon: 'clock',
    title: 'Instant Results',
    description: `Answer a few questions about your home and read a price ${quoteTerms.seconds} seconds later. It stays valid for ${quoteTerms.validDays} days.`,
  },
  {
    icon: 'sliders',
    title: 'Compare Prices',
    description: 'Four makes, combi or system, each with its output, its warranty and what it costs on your wall.',
  },
  {
    icon: 'shield',
    title: 'No Pressure',
    description: `Nobody visits to sell. ${quoteTerms.matchPercent}% of final prices match the online quote, and where yours would not, you may say no.`,
  },
] as const satisfies readonly Feature[];

export const quoteSteps = [
  {
    title: 'Tell us about your home',
    text: 'Bedrooms, bathrooms, radiators, and what hangs on the wall today. A photograph of the old boiler helps.',
  },
  {
    title: 'Choose boiler',
    text: 'We show the boilers that fit your taps and radiators. You pick by price, warranty or make.',
  },
  {
    title: 'Fixed price quote',
    text: `One figure for boiler, labour, system clean, filter, thermostat and certificates, VAT included, good for ${quoteTerms.validDays} days.`,
  },
  {
    title: 'Book installation',
    text: 'Choose a day, weekends included. Most boilers are fitted and running by the same evening.',
  },
] as const;

/** Installed prices of the quote page (section 9; DECISIONS name the makes). */
export const quotedBoilers = [
  { model: 'Worcester Bosch Combi', type: 'Combi', output: 25, warranty: 10, price: packagePrice('worcester-bosch') },
  { model: 'Viessmann Combi', type: 'Combi', output: 29, warranty: 10, price: packagePrice('viessmann') },
  { model: 'Vaillant Combi', type: 'Combi', output: 30, warranty: 10, price: packagePrice('vaillant') },
  { model: 'Ideal Combi', type: 'Combi', output: 30, warranty: 10, price: packagePrice('ideal') },
  { model: 'Worcester Bosch System', type: 'System', output: 30, warranty: 12, price: 3150 },
  { model: 'Viessmann System', type: 'System', output: 35, warranty: 10, price: 3295 },
] as const satisfies readonly QuotedBoiler[];

export const quoteIncludes = [
  'The boiler, its flue and its fixing to the wall',
  'Powerflush, or a gentler clean where the pipes need it, and fresh inhibitor',
  'Magnetic filter on the return',
  'Wireless thermostat that meets Boiler Plus: load compensation, or smart with automation and optimisation',
  'Condensate pipe to a drain, insulated where it runs outside',
  'Gas Safe registration and the Building Regulations certificate',
  'Removal and recycling of the old boiler',
  '12-month workmanship guarantee',
  'Manufacturer warranty of 7-12 years, registered for you',
] as const;

export const quoteFactors = [
  {
    title: 'Where the boiler goes',
    text: 'The same wall is the least work and takes a day. A move means new pipes and a new flue hole: two to three days.',
  },
  {
    title: 'The gas pipe',
    text: 'A modern combi burns more gas at full tilt than the boiler it replaces. A 15 mm run from the meter may have to become 22 mm.',
  },
  {
    title: 'The flue',
    text: 'Straight out of the wall is included. A vertical flue through the roof, or a plume kit beside a neighbour’s window, is priced by the part.',
  },
  {
    title: 'Combi or cylinder',
    text: 'Taking out a cylinder and loft tanks adds most of a day. Keeping them and installing a system boiler costs more in parts.',
  },
  {
    title: 'Radiators and valves',
    text: 'Stuck valves and rusted radiators show up when we clean the system. We show you and give you a price; you decide.',
  },
  {
    title: 'Access and consents',
    text: 'Upper floors without a lift, listed fronts and leasehold flats whose freeholder must agree to the flue.',
  },
] as const;

/** Trust badges (section 9, 'Quote page'). */
export const quoteBadges = [
  { icon: 'star', label: `${reviews.search} from ${reviews.count} ${reviews.of}` },
  { icon: 'clock', label: `${experience.years} years in business` },
  { icon: 'home', label: `${experience.installations} installations` },
  { icon: 'certificate', label: 'Gas Safe registered' },
  { icon: 'shield', label: '12-month workmanship guarantee' },
] as const;

/** Terms on offer (section 9). Rates are per cent APR. */
export const financeTerms = [
  { months: 12, apr: 0, label: '12 months' },
  { months: 24, apr: 3.9, label: '24 months' },
  { months: 60, apr: 5.9, label: 'Up to 60 months' },
] as const;

/** The example of the finance section: pounds borrowed, over the months of the first term. */
export const financeExample = { amount: 2500, months: 12 } as const;

/** The savings panel (section 9): efficiency in per cent, pounds a year. */
export const savings = {
  old: { efficiency: 70, perYear: 1200 },
  new: { efficiency: 92, perYear: 840 },
  years: 15,
} as const;

/** What upgrading a very old boiler may save (section 9, 'All brands'): per cent or more of the gas. */
export const possibleSaving = 30;

/** What of the panel's saving the efficiencies account for, in pounds a year. */
export const savedByEfficiency = Math.round(
  savings.old.perYear * (1 - savings.old.efficiency / savings.new.efficiency),
);

/** What of it is left to controls and a lower flow temperature, in pounds a year. */
export const savedByControls = savings.old.perYear - savings.new.perYear - savedByEfficiency;

export const quoteFaqs = [
  {
    question: 'Is the online price really the price I pay?',
    answer: `In ${quoteTerms.matchPercent}% of cases the final price matches the online quote. Where something could not be seen in advance, such as a gas pipe that is too small, we show you and quote again before any work starts.`,
  },
  {
    question: 'How long is a quote valid?',
    answer: `${quoteTerms.validDays} days. Within them the price stands, even if the maker raises his.`,
  },
  {
    question: 'How soon can you fit a boiler?',
    answer:
      'Often on the next working day, when the boiler goes back in the same place. If you have no heat, say so when you ring: such jobs go first.',
  },
  {
    question: 'Do I need to be at home?',
    answer:
      'At the start, to agree where things go, and at the end, to see the controls and sign the checklist. In between you may leave us a key.',
  },
  {
    question: 'Which warranty do I get?',
    answer:
      'The maker’s, of 7-12 years depending on the boiler, and our own 12-month guarantee on the workmanship. The maker’s lasts as long as the boiler is serviced every year.',
  },
  {
    question: 'Can I pay by instalments?',
    answer: `Yes: ${financeTerms.map(({ apr, label }, index) => `${index > 1 ? `or ${label.toLowerCase()}` : label} at ${apr}% APR`).join(', ')}, subject to status.`,
  },
] as const satisfies readonly Faq[];
