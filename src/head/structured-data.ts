import type { Faq } from '../content/schemas/page-parts.ts';
import { closedDays, isWholeDay } from '../lib/opening-state.ts';
import { knownDeadPaths } from '../routes.ts';
import type { Site } from '../site.config.ts';
import { assetUrl } from './canonical-url.ts';
import { sharingImageOf } from './sharing-image.ts';

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A schema.org node. */
export interface Node {
  '@type': string | readonly string[];
  [property: string]: Json | undefined;
}

/** The page that a node describes. */
interface PageRef {
  /** Canonical URL. */
  url: string;
  title: string;
  description: string;
}

/** Review figures (specification, section 9, 'Structured-data figures'). */
export interface Rating {
  value: number;
  count: number;
}

const businessId = (site: Site) => `${site.host}/#business`;
const publisherId = (site: Site) => `${site.host}/#publisher`;

/** Returns the business. Other nodes refer to it as their provider. */
export function businessNode(site: Site, extra: Omit<Node, '@type'> = {}): Node {
  return {
    '@type': ['LocalBusiness', 'HVACBusiness'],
    '@id': businessId(site),
    name: site.name,
    legalName: site.legal.companyName || undefined,
    vatID: site.legal.vatNumber || undefined,
    sameAs: site.social.length > 0 ? site.social.map(({ url }) => url) : undefined,
    url: `${site.host}/`,
    telephone: site.phone,
    email: site.email,
    image: imageOf(site, `${site.host}/`),
    logo: assetUrl(site.host, '/icon-512.png'),
    priceRange: '££',
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street || undefined,
      addressLocality: site.address.locality,
      postalCode: site.address.postcode || undefined,
      addressCountry: site.address.country,
    },
    geo:
      site.address.latitude === undefined
        ? undefined
        : {
            '@type': 'GeoCoordinates',
            latitude: site.address.latitude,
            longitude: site.address.longitude,
          },
    openingHoursSpecification: site.hours.length > 0 ? weekHours(site) : undefined,
    ...extra,
  };
}

/** Returns the main properties of the business, for pages that only refer to it. */
export function providerNode(site: Site): Node {
  const { '@type': type, '@id': id, name, url, telephone, image, address } = businessNode(site);
  return { '@type': type, '@id': id, name, url, telephone, image, address };
}

/** Returns one node if the office is closed on all bank holidays, otherwise one for each. Closed is 00:00 to 00:00. */
export function bankHolidayHours({ bankHolidays }: Site): readonly Node[] | undefined {
  if (bankHolidays.length === 0) return undefined;
  if (bankHolidays.every(({ opens }) => opens === undefined)) return [hoursNode({ dayOfWeek: 'PublicHolidays' }, {})];
  return bankHolidays.map(({ date, ...times }) => hoursNode({ validFrom: date, validThrough: date }, times));
}

/** Returns a node for each row of the week, and one for closed days. */
function weekHours({ hours }: Site): readonly Node[] {
  const closed = closedDays(hours);
  return [
    ...hours.map(({ days, ...times }) => hoursNode({ dayOfWeek: days }, times)),
    ...(closed.length > 0 ? [hoursNode({ dayOfWeek: closed }, {})] : []),
  ];
}

/** Returns opening hours. Google expects hours past midnight as a `closes` before `opens`: 18:00 to 02:00. */
function hoursNode(days: Omit<Node, '@type'>, { opens = 0, closes = 0 }: { opens?: number; closes?: number }): Node {
  // Equal times would mean a closed day, so 24 hours end one minute earlier. So do hours until midnight: at 23:59.
  const end = closes === 1440 || isWholeDay({ opens, closes }) ? closes - 1 : closes;
  return { '@type': 'OpeningHoursSpecification', ...days, opens: clock(opens), closes: clock(end) };
}

/** Returns the business as publisher and author. */
export function publisherNode(site: Site): Node {
  return {
    '@type': 'Organization',
    '@id': publisherId(site),
    name: site.name,
    url: `${site.host}/`,
    logo: { '@type': 'ImageObject', url: assetUrl(site.host, '/icon-512.png'), width: 512, height: 512 },
  };
}

/** Returns the rating of the business. The best rating is five. */
export function ratingNode({ value, count }: Rating): Node {
  return { '@type': 'AggregateRating', ratingValue: value, reviewCount: count, bestRating: 5 };
}

/** Returns the website, for the home page only. */
export function websiteNode(site: Site): Node {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: `${site.host}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': publisherId(site) },
  };
}

/** Returns a service, with its price in pounds if it has one. */
export function serviceNode(
  site: Site,
  page: PageRef,
  service: { type: string; brand?: string; offers?: readonly { name: string; price: number; per?: 'month' }[] },
): Node {
  return {
    '@type': 'Service',
    name: page.title,
    description: page.description,
    serviceType: service.type,
    url: page.url,
    brand: service.brand ? { '@type': 'Brand', name: service.brand } : undefined,
    provider: { '@id': businessId(site) },
    areaServed: { '@type': 'City', name: 'London' },
    offers: service.offers?.map(({ name, price, per }) => ({
      '@type': 'Offer',
      name,
      price,
      priceCurrency: 'GBP',
      priceSpecification:
        per === undefined
          ? undefined
          : { '@type': 'UnitPriceSpecification', price, priceCurrency: 'GBP', unitCode: 'MON' },
    })),
  };
}

/** Returns an article with its dates (`YYYY-MM-DD`). */
export function articleNode(site: Site, page: PageRef, dates: { published: string; modified: string }): Node {
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    image: imageOf(site, page.url),
    datePublished: dates.published,
    dateModified: dates.modified,
    author: { '@id': publisherId(site) },
    publisher: { '@id': publisherId(site) },
  };
}

/** Returns the questions that a page shows. */
export function faqNode(faqs: readonly Faq[]): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Returns the breadcrumb without listed dead paths, or nothing for fewer than two crumbs. */
export function breadcrumbNode(site: Site, crumbs: readonly { label: string; to?: string }[]): Node | undefined {
  const alive = crumbs.filter(isAlive);
  if (alive.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: alive.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to === undefined ? undefined : `${site.host}${to}`,
    })),
  };
}

function isAlive({ to }: { to?: string }): boolean {
  return !(knownDeadPaths as readonly (string | undefined)[]).includes(to);
}

/** Returns the sharing image of a canonical URL. */
function imageOf(site: Site, url: string): string {
  return assetUrl(site.host, sharingImageOf(site, url.slice(site.host.length), '').file);
}

/** Serializes structured data for a `<script>`. `<` is escaped so that no text can close the element. */
export function serializeGraph(nodes: readonly (Node | undefined)[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Formats minutes after midnight like `07:00`. */
function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
