import { capitalize } from '../lib/capitalize.ts';
import { moreOrLess } from '../lib/comparison.ts';
import { joinWords } from '../lib/join-words.ts';
import { formatPounds } from '../lib/money.ts';
import type { BrandSlug } from '../routes.ts';
import { accreditedBy, countedReviews, experience, guaranteeMonths, reviews } from './claims.ts';
import { combiRanking } from './combi-ranking.ts';
import { combiReviews } from './combi-reviews.ts';
import { alsoIncluded, included, packagePrice, packagesFrom, packageWarrantyYears } from './packages.ts';
import type { PageMeta } from './schemas/page-meta.ts';
import type { Faq } from './schemas/page-parts.ts';
import type { FinanceTerm, QuotedBoiler } from './schemas/quote.ts';

/** Promises of a quote (specification, section 9, 'Quote page'). */
export const quoteTerms: {
  readonly seconds: number;
  readonly validDays: number;
  /** Percentage of final prices that equal the quote. Optional. */
  readonly matchPercent?: number | undefined;
} = { seconds: 60, validDays: 30, matchPercent: 95 };

const { matchPercent } = quoteTerms;

/** Available finance terms (section 9). Rates are APR in per cent. */
export const financeTerms: readonly FinanceTerm[] = [
  { months: 12, apr: 0, label: '12 months' },
  { months: 24, apr: 3.9, label: '24 months' },
  { months: 60, apr: 5.9, label: 'Up to 60 months' },
];

/** Explains how the online price becomes the final price. */
export const fixedPrice: string = `You get a fixed price in ${quoteTerms.seconds} seconds from your answers, and we check it against your photos or on a short survey before the day. ${matchPercent ? `In ${matchPercent}% of cases it stays the same, and otherwise` : 'If something has to change,'} you approve the change first or say no.`;

export const quoteMeta = {
  title: 'Get Your New Boiler Quote Online | Fixed Price Boiler Installation Quotes',
  description: `Get a fixed price for a new boiler in ${quoteTerms.seconds} seconds. It’s valid for ${quoteTerms.validDays} days. Packages from ${formatPounds(packagesFrom)}, with installation, system clean, filter and certificates.`,
  keywords: [
    'new boiler quote',
    'fixed price boiler installation',
    'boiler quote london',
    ...(financeTerms.length > 0 ? ['boiler finance'] : []),
  ],
} satisfies PageMeta;

export const quoteSteps = [
  {
    title: 'Tell us about your home',
    text: 'Tell us your bedrooms and bathrooms, which boiler you have and where the new one goes.',
  },
  {
    title: 'Choose boiler',
    text: 'We show you the boilers that suit your home. You choose by price, warranty or brand.',
  },
  {
    title: 'Fixed price quote',
    text: 'You get one price for everything listed below, VAT included.',
  },
  {
    title: 'Book installation',
    text: 'Choose a day, weekends included. Most new boilers are running by the evening.',
  },
] as const;

/** Installed prices of the quote page (section 9). */
export const quotedBoilers = [
  {
    model: 'Worcester Bosch Greenstar 4000',
    brand: 'worcester-bosch',
    type: 'Combi',
    output: 25,
    warranty: packageWarrantyYears,
    price: packagePrice('worcester-bosch'),
  },
  {
    model: 'Viessmann Vitodens 050-W',
    brand: 'viessmann',
    type: 'Combi',
    output: 29,
    warranty: packageWarrantyYears,
    price: packagePrice('viessmann'),
  },
  {
    model: 'Vaillant ecoTEC Plus',
    brand: 'vaillant',
    type: 'Combi',
    output: 30,
    warranty: packageWarrantyYears,
    price: packagePrice('vaillant'),
  },
  {
    model: 'Ideal Logic+ C30',
    brand: 'ideal',
    type: 'Combi',
    output: 30,
    warranty: packageWarrantyYears,
    price: packagePrice('ideal'),
  },
  {
    model: 'Worcester Bosch Greenstar 8000 system',
    brand: 'worcester-bosch',
    type: 'System',
    output: 30,
    warranty: 12,
    price: 3150,
  },
  {
    model: 'Viessmann Vitodens 200-W system',
    brand: 'viessmann',
    type: 'System',
    output: 35,
    warranty: 10,
    price: 3295,
  },
] as const satisfies readonly QuotedBoiler[];

/** Reasons, with the titles of the specification. */
export const quoteReasons = [
  {
    figure: `${quoteTerms.seconds} seconds`,
    title: 'Instant Results',
    text: 'Answer a few questions about your home and get a fixed price.',
  },
  {
    figure: `${quotedBoilers.length} boilers`,
    title: 'Compare Prices',
    text: 'You see combi and system boilers, each with its output, its warranty and its full installed price.',
  },
  {
    figure: `${quoteTerms.validDays} days`,
    title: 'No Pressure',
    text: `Your price stays valid, so there’s no rush${matchPercent ? `, and ${matchPercent}% of final prices match the online quote` : ''}. If yours has to change, we show you why first, and you can say no.`,
  },
] as const;

/** Returns the lowest price of a boiler type. */
const lowestOf = (type: QuotedBoiler['type']) =>
  Math.min(...quotedBoilers.filter((one) => one.type === type).map(({ price }) => price));

const warranties = [...quotedBoilers, ...combiRanking, ...combiReviews].map(({ warranty }) => warranty);

/** Range of manufacturers' warranties in years: `7-12`. */
export const warrantyYears = [...new Set([Math.min(...warranties), Math.max(...warranties)])].join('-');

const [boiler, flush, filter, thermostat, , removal] = included;

/** In the order of the numbered drawing. */
export const quoteIncludes = [
  { title: boiler.name, text: 'The boiler, its flue and the bracket.' },
  { title: flush.name, text: 'Or a gentler clean where the pipes need it, and fresh inhibitor.' },
  { title: filter.name, text: 'On the return pipe.' },
  {
    title: thermostat.name,
    text: 'It meets Boiler Plus: load compensation, or smart with automation and optimisation.',
  },
  { title: 'Certificates', text: 'The Gas Safe notification and the Building Regulations certificate.' },
  { title: removal.name, text: 'We take it away and recycle it.' },
  ...alsoIncluded.map(({ name, note }) => ({ title: name, text: `${note}.` })),
] as const;

/** Included, but not in the drawing. */
export const quoteAlsoIncludes = [
  'A condensate pipe to a drain, insulated where it runs outside',
  `${guaranteeMonths.workmanship}-month workmanship guarantee`,
  'Manufacturer warranty as in the table, registered for you',
] as const;

export const quoteFactors = [
  {
    title: 'Where the boiler goes',
    text: 'Keeping it on the same wall takes a day. A move takes two to three, because it needs new pipes and a new hole for the flue.',
  },
  {
    title: 'The gas pipe',
    text: 'A combi usually needs more gas than a boiler with a cylinder, so its pipe may have to go up from 15\u00a0mm to 22\u00a0mm. We measure it even when you swap one combi for another.',
  },
  {
    title: 'The flue',
    text: 'A flue straight out through the wall is included, but a flue through the roof or a plume kit costs extra.',
  },
  {
    title: 'Combi or cylinder',
    text: `Taking out a cylinder and loft tanks adds most of a day. Keeping it means a system or heat-only boiler, which costs ${moreOrLess(lowestOf('System'), lowestOf('Combi'))}.`,
  },
  {
    title: 'Radiators and valves',
    text: 'If we find stuck valves or rusted radiators when we clean the system, we’ll show you and give you a price.',
  },
  {
    title: 'Access and consents',
    text: 'Upper floors without a lift take longer, and listed houses and leasehold flats may need consent for the flue.',
  },
] as const;

/** Trust badges (section 9, 'Quote page') as figures. */
export const quoteBadges = [
  ...(reviews.search ? [{ number: reviews.search, label: `across ${countedReviews}` }] : []),
  ...(experience.years ? [{ number: experience.years, label: 'years in business' }] : []),
  ...(experience.installations ? [{ number: experience.installations, label: 'installations' }] : []),
  { number: String(guaranteeMonths.workmanship), label: 'months’ guarantee on workmanship' },
];

/** Example in the finance section: amount in pounds, and months of an available term. */
export const financeExample = { amount: 2500, months: 12 } as const;

/** Figures of the savings panel (section 9): efficiency in per cent, pounds per year. */
export const savings = {
  old: { efficiency: 70, perYear: 1200 },
  new: { efficiency: 92, perYear: 840 },
  years: 15,
} as const;

/** Gas saving that replacing a very old boiler can reach or exceed, in per cent (section 9, 'All brands'). */
export const possibleSaving = 30;

/** Part of the saving that is due to the higher efficiency, in pounds per year. */
export const savedByEfficiency = Math.round(
  savings.old.perYear * (1 - savings.old.efficiency / savings.new.efficiency),
);

const accreditation =
  accreditedBy.length > 0
    ? ` ${joinWords(accreditedBy.map(nameOf))} give their longest only through accredited installers, which we are.`
    : '';

/** Converts the slug of a brand to its name: `Worcester Bosch` for `worcester-bosch`. */
function nameOf(slug: BrandSlug): string {
  return slug.split('-').map(capitalize).join(' ');
}

export const quoteFaqs = [
  {
    question: 'Is the online price really the price I pay?',
    answer: fixedPrice,
  },
  {
    question: 'How long is a quote valid?',
    answer: `It’s valid for ${quoteTerms.validDays} days, and we’ll hold the price even if the manufacturer puts theirs up.`,
  },
  {
    question: 'How soon can you install a boiler?',
    answer:
      'Often the next working day, if the new boiler goes in the same place. Tell us if you have no heat: we do those jobs first.',
  },
  {
    question: 'Do I need to be at home?',
    answer:
      'Yes, at the start and at the end. We’ll agree where everything goes first, then show you the controls and sign the checklist with you at the end.',
  },
  {
    question: 'Which warranty do I get?',
    answer: `You get two. The manufacturer’s is ${warrantyYears} years depending on the boiler, and needs a service every year. Our own guarantee on the workmanship is ${guaranteeMonths.workmanship} months.${accreditation}`,
  },
  ...(financeTerms.length > 0
    ? [
        {
          question: 'Can I pay by instalments?',
          answer: `Yes: ${financeTerms.map(({ apr, label }, index) => `${index > 1 ? `or ${label.toLowerCase()}` : label} at ${apr}% APR`).join(', ')}, subject to status.`,
        },
      ]
    : []),
] as const satisfies readonly Faq[];
