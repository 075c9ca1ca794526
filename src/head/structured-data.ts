import type { Faq } from '../content/types.ts';
import type { Site } from '../site.config.ts';
import { assetUrl } from './canonical-url.ts';

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A node of the graph: schema.org's type and its properties. */
export interface Node {
  '@type': string | readonly string[];
  [property: string]: Json | undefined;
}

/** Where a page is known in the graph. */
interface PageRef {
  /** Canonical URL. */
  url: string;
  title: string;
  description: string;
}

/** Review figures as they stand in the specification (section 9, 'Structured-data figures'). */
export interface Rating {
  value: number;
  count: number;
}

const businessId = (site: Site) => `${site.host}/#business`;
const publisherId = (site: Site) => `${site.host}/#publisher`;

/** The business, as the node that others name as their provider. */
export function businessNode(site: Site, extra: Omit<Node, '@type'> = {}): Node {
  return {
    '@type': ['LocalBusiness', 'HVACBusiness'],
    '@id': businessId(site),
    name: site.name,
    url: `${site.host}/`,
    telephone: site.phone,
    email: site.email,
    image: assetUrl(site.host, '/hero-boiler-installation.jpg'),
    logo: assetUrl(site.host, '/icon-512.png'),
    priceRange: '££',
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street || undefined,
      addressLocality: site.address.locality,
      postalCode: site.address.postcode || undefined,
      addressCountry: site.address.country,
    },
    openingHoursSpecification: site.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens: clock(opens),
      closes: clock(closes),
    })),
    ...extra,
  };
}

/** The business as publisher and author: an Organization with its logo. */
export function publisherNode(site: Site): Node {
  return {
    '@type': 'Organization',
    '@id': publisherId(site),
    name: site.name,
    url: `${site.host}/`,
    logo: { '@type': 'ImageObject', url: assetUrl(site.host, '/icon-512.png'), width: 512, height: 512 },
  };
}

/** The score of a business and how many reviews it stands on. The best score is five. */
export function ratingNode({ value, count }: Rating): Node {
  return { '@type': 'AggregateRating', ratingValue: value, reviewCount: count, bestRating: 5 };
}

/** The site itself; it stands on the home page only. */
export function websiteNode(site: Site): Node {
  return {
    '@type': 'WebSite',
    '@id': `${site.host}/#website`,
    name: site.name,
    url: `${site.host}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': publisherId(site) },
  };
}

/** A service of the business, with a price in pounds where it has one. */
export function serviceNode(
  site: Site,
  page: PageRef,
  service: { type: string; brand?: string; offers?: readonly { name: string; price: number; per?: 'month' }[] },
): Node {
  return {
    '@type': 'Service',
    '@id': `${page.url}#service`,
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
      url: page.url,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'GBP',
        valueAddedTaxIncluded: true,
        unitCode: per === 'month' ? 'MON' : undefined,
      },
    })),
  };
}

/** An article, with the true dates of its content (`YYYY-MM-DD`). */
export function articleNode(site: Site, page: PageRef, dates: { published: string; modified: string }): Node {
  return {
    '@type': 'Article',
    '@id': `${page.url}#article`,
    headline: page.title,
    description: page.description,
    image: assetUrl(site.host, '/hero-boiler-installation.jpg'),
    datePublished: dates.published,
    dateModified: dates.modified,
    inLanguage: 'en-GB',
    mainEntityOfPage: page.url,
    author: { '@type': 'Organization', name: site.name, url: `${site.host}/` },
    publisher: { '@id': publisherId(site) },
  };
}

/** The `FAQPage` node for the questions a page shows. Leave it out of pages that show none. */
export function faqNode(url: string, faqs: readonly Faq[]): Node {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The trail a page shows, from the home page to itself. Needs two crumbs at least; the last has no link. */
export function breadcrumbNode(site: Site, url: string, crumbs: readonly { label: string; to?: string }[]): Node {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to === undefined ? undefined : `${site.host}${to}`,
    })),
  };
}

/** Serialises a graph for a `<script>`: `<` is escaped so that no text can close the element. */
export function serializeGraph(nodes: readonly Node[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Minutes after midnight as `07:00`, the form of schema.org. */
function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
