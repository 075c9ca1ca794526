import { financeTerms } from '../../src/content/quote.ts';
import type { Business } from '../../src/lib/business.ts';
import { type Point, setting } from './point.ts';

/** Rules that ask something of this site, as they are called. */
const rules = {
  commerce: 'Electronic Commerce (EC Directive) Regulations 2002, reg. 6',
  services: 'Provision of Services Regulations 2009, regs 7 and 8',
  names:
    'Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015, regs 24 and 25',
  gas: 'Gas Safety (Installation and Use) Regulations 1998, reg. 3',
  finance: 'Financial Services and Markets Act 2000, ss. 19 and 21; FCA Handbook, CONC 3.5 and 3.7',
  contracts: 'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
  prices: 'Digital Markets, Competition and Consumers Act 2024, s. 230',
  reviews: 'Digital Markets, Competition and Consumers Act 2024, sch. 20, para. 13',
  data: 'UK GDPR, art. 13; Data Protection (Charges and Information) Regulations 2018',
} as const;

/**
 * What British law asks a business of this trade to say, and where that goes. Whether a rule applies depends on the
 * business, so of these only the registration for gas work keeps a site from going out: every page claims it.
 */
export function lawPoints(site: Business): Point[] {
  const { legal, address } = site;
  return [
    told(
      'An address where you can be found (a registered office will do)',
      `${setting('address')}, or legal.registeredOffice`,
      address.street !== '' || legal.registeredOffice !== '',
      `${rules.commerce}; ${rules.services}`,
    ),
    told(
      'If you trade as a company: its name, number, part of the UK and registered office',
      setting('legal.companyName and the three below it'),
      legal.companyName !== '',
      rules.names,
    ),
    told(
      'If you’re registered for VAT: the number',
      setting('legal.vatNumber'),
      legal.vatNumber !== '',
      rules.commerce,
    ),
    {
      ...told(
        'Your number on the Gas Safe Register: every page says that you’re on it',
        setting('legal.gasSafeNumber'),
        legal.gasSafeNumber !== '',
        `${rules.gas}; ${rules.commerce}`,
      ),
      blocks: true,
    },
    told('Who takes complaints', setting('legal.complaints'), legal.complaints !== '', rules.services),
    told(
      'What you must say beside finance: your legal name, your status, and that you’re a broker, not a lender',
      setting('legal.finance'),
      legal.finance !== '' || financeTerms.length === 0,
      `You need permission, or to act for a firm that has it, before you introduce anybody to a lender. ${rules.finance}`,
    ),
    yours(
      'Every price on the site is yours, and is all that a customer has to pay',
      'src/content: brands, packages.ts, quote.ts; src/site.config.ts, visits and installationExtras',
      rules.prices,
    ),
    yours(
      'Reviews and scores are real, and none was bought or picked so as to mislead',
      `${setting('reviews')}; src/content/claims.ts`,
      rules.reviews,
    ),
    yours(
      'Orders by phone, e-mail or online: what customers must be told first, and 14 days to cancel',
      'your booking page and your confirmations',
      rules.contracts,
    ),
    yours(
      'Personal data: tell people what you do with it when they call, write or book, and pay the data protection fee unless exempt',
      'your booking page, your e-mails; the site itself asks for none and keeps only the visitor’s theme, in their browser',
      rules.data,
    ),
  ];
}

function told(title: string, where: string, done: boolean, note: string): Point {
  return { group: 'law', title, where, state: done ? 'done' : 'open', note };
}

function yours(title: string, where: string, note: string): Point {
  return { group: 'law', title, where, state: 'yours', note };
}
