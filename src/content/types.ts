import type { BrandSlug, DistrictSlug, GuideSlug } from '../routes.ts';

/** What a page says of itself in its head. All three texts are unique on the site; the build checks it. */
export interface PageMeta {
  /** At most 60 characters: search results cut at about 580 px. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
}

export interface Faq {
  question: string;
  /** Plain text, one to four sentences. */
  answer: string;
}

/** A run of text under an optional heading. Paragraphs are plain text. */
export interface ProseSection {
  heading?: string;
  paragraphs: readonly string[];
}

/** A card of two lines and an icon, shown in grids of three, four or six. */
export interface Feature {
  icon: IconName;
  title: string;
  description: string;
}

/** Icons that content may name; `components/ui/icon.tsx` draws them. */
export type IconName =
  | 'award'
  | 'calendar'
  | 'certificate'
  | 'clock'
  | 'flame'
  | 'gauge'
  | 'home'
  | 'leaf'
  | 'package'
  | 'phone'
  | 'pound'
  | 'search'
  | 'shield'
  | 'sliders'
  | 'star'
  | 'tools'
  | 'users'
  | 'zap';

export interface Stat {
  /** As shown, for example `2,500+`, `98%`, `24/7`. */
  number: string;
  label: string;
}

export interface Model {
  name: string;
  /** Type, output in kW and what an engineer notes about it; one or two sentences. */
  description: string;
}

/** A fault as a row with an anchor of its own. */
export interface Issue {
  /** As the boiler shows it (`F28/F29`, `E110`); absent for a fault without a code. */
  code?: string;
  /** Its name, for example 'Ignition failure'. */
  issue: string;
  /** Whether an owner may try something first, or only an engineer may act. */
  who: 'owner' | 'engineer';
  /** What it means on this make. */
  meaning: string;
  /** What the owner may safely check, or what to leave alone. */
  check: string;
  /** When to call, and what the engineer then does. */
  solution: string;
}

/** Front elevation of a boiler, in units of 1 px at 240 px height; origin top centre of the case. No maker's logo or colour. */
export interface BoilerDrawing {
  width: number;
  height: number;
  /** Corner radius of the case, 3 to 10. */
  radius: number;
  /** Height of the fascia. */
  fascia: number;
  position: 'low' | 'band' | 'flap';
  tone: 'dark' | 'light';
  /** Width of the display. */
  display: number;
  dial: 'left' | 'right' | 'none';
  knobs: 0 | 1 | 2;
  accent: 'flow' | 'return' | 'trust' | 'gas';
}

interface BrandBase {
  slug: BrandSlug;
  name: string;
  fuel: 'gas' | 'oil';
  meta: PageMeta;
  /** The line under the page heading: one or two sentences. */
  intro: string;
  /** Price of one annual service in pounds, VAT included (specification, section 9). */
  servicePrice: number;
  /** Shortest and longest time a service takes, in minutes; absent where the specification shows none. */
  serviceMinutes?: readonly [number, number];
  /** Pages a reader of this page may want next, with the reason as the label. */
  related: readonly RelatedLink[];
}

export interface RelatedLink {
  to: `/services/${BrandSlug}` | `/guides/${GuideSlug}` | '/boiler-quotes' | '/combi-boilers';
  label: string;
}

type Three<T> = readonly [T, T, T];
type Four<T> = readonly [T, T, T, T];
type Five<T> = readonly [T, T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];
type Ten<T> = readonly [T, T, T, T, T, T, T, T, T, T];

export interface ServicePackage {
  name: string;
  /** Pounds, VAT included. */
  price: number;
  per: 'service' | 'month';
  label?: 'Most Popular' | 'Recommended';
  description: string;
  includes: readonly string[];
  /** 'Learn More' leads to the package's details on the same page, the others to the booking page. */
  action: 'Book' | 'Learn More' | 'Get Quote';
  /** What the package covers, in full: the target of 'Learn More'. */
  details: string;
}

export interface ServiceStep {
  title: string;
  description: string;
}

/** Layout A: several packages, a full service breakdown (Worcester Bosch, Viessmann). */
export interface RichBrand extends BrandBase {
  layout: 'rich';
  badge: string;
  bookLabel: 'Book Service Now' | 'Book Service Online';
  stats: Four<Stat>;
  prose: readonly ProseSection[];
  checklist: readonly string[];
  breakdown: readonly ServiceStep[];
  issues: readonly Issue[];
  packages: Three<ServicePackage>;
  models: { current: readonly Model[]; legacy: readonly Model[] };
  faqs: readonly Faq[];
}

/** Layout B: hero, prose and one call to action (Ideal). */
export interface ShortBrand extends BrandBase {
  layout: 'short';
  prose: readonly ProseSection[];
}

/** Layout C: long-form. */
export interface LongBrand extends BrandBase {
  layout: 'long';
  /** 'Professional <Brand> Boiler Servicing'. */
  prose: readonly ProseSection[];
  /** Specialists or Gas Safe Registered; scheduling or appointments; 12 Month Guarantee. */
  whyChoose: Three<Feature>;
  models: { current: readonly Model[]; legacy: readonly Model[] };
  issues: readonly Issue[];
  pricingTitle: 'Service Pricing and Inclusions' | "Service Pricing and What's Included";
  /** One or two sentences above the checklist. */
  pricingIntro: string;
  includes: readonly string[];
  faqs: Six<Faq>;
  /** The sentence in the closing banner. */
  closing: string;
}

/** Layout D: cards. */
export interface CardBrand extends BrandBase {
  layout: 'card';
  stats: Four<Stat>;
  /** The intro section: a heading and its paragraphs. */
  prose: readonly ProseSection[];
  benefits: Four<string>;
  features: Three<Feature>;
  whyChoose: Six<Feature>;
  models: { current: Four<Model>; legacy: Four<Model> };
  issues: Six<Issue>;
  includes: Ten<string>;
  /** The note on spare parts under the price. */
  partsNote: string;
  faqs: Six<Faq>;
  closing: string;
}

export type Brand = RichBrand | ShortBrand | LongBrand | CardBrand;

/** A postcode area of the specification's table (section 3). */
export interface Area {
  /** As in the table: `E`, `NW`. */
  code: string;
  name: string;
  /** District prefixes, upper case. */
  districts: readonly string[];
  description: string;
  landmarks: Five<string>;
  /** Minutes, as a range: `30-45 minutes`. */
  averageCalloutTime: string;
  serviceAreas: readonly string[];
}

/** Where a district lies: the facts the map, the lists and the neighbours are drawn from. */
export interface DistrictFacts {
  slug: DistrictSlug;
  /** Neighbourhoods, best known first. */
  places: readonly string[];
  /** Main borough first. */
  boroughs: readonly string[];
  /** Latitude and longitude of the district's middle, in degrees. */
  centre: readonly [number, number];
  /** Districts that border or face it, nearest first. */
  neighbours: readonly DistrictSlug[];
  /** Column and row in the 16 x 15 tile map of London, north up, from 0. */
  tile: readonly [number, number];
}

/** What a district's page says that no other page does. */
export interface DistrictText {
  slug: DistrictSlug;
  meta: PageMeta;
  /** The line under the heading. */
  intro: string;
  /** Homes, what they mean for boilers and flues, and getting there, in the order that matters here. */
  sections: Three<ProseSection>;
  /** Landmarks inside the district, beside the area's five. */
  landmarks: readonly string[];
}

/** A card of figures or sentences that a reader should take away. */
export interface Takeaway {
  /** The figure or the word, large; absent where the sentence says it all. */
  figure?: string;
  text: string;
}

/** A part of a guide: its anchor and its numbered heading. */
export interface GuidePart {
  id: string;
  title: string;
}

/** Everything of a guide that is not prose: the prose stands in `pages/guides/<slug>.tsx`. */
export interface Guide {
  slug: GuideSlug;
  meta: PageMeta;
  /** The page's heading. */
  title: string;
  /** The last crumb of the breadcrumb. */
  crumb: string;
  intro: string;
  /** First published and last changed in substance, `YYYY-MM-DD`. Never the date of a build. */
  published: string;
  modified: string;
  /** Minutes at 200 words a minute; a built test counts the words again. */
  readingMinutes: number;
  takeaways: readonly Takeaway[];
  /** In reading order; the numbers of the headings and of the contents come from it. */
  parts: readonly GuidePart[];
  faqs: readonly Faq[];
  callToAction: { title: string; text: string };
  related: readonly RelatedLink[];
}
