import type { Crumb } from '../../components/layout/breadcrumb.tsx';
import { ratings } from '../../content/claims.ts';
import {
  callOutTime,
  codesOf,
  districtFacts,
  districtsOf,
  isAreaSlug,
  middleOf,
} from '../../content/locations/geography.ts';
import type { PageMeta } from '../../content/schemas/page-meta.ts';
import { canonicalUrl } from '../../head/canonical-url.ts';
import type { HeadInput } from '../../head/head-tags.ts';
import { breadcrumbNode, businessNode, ratingNode } from '../../head/structured-data.ts';
import type { AreaSlug } from '../../routes.ts';
import { site } from '../../site.config.ts';
import type { Location } from './load-location.ts';

/** Service radius around a location in metres (specification, section 9). */
const geoRadius = 25_000;

/** Returns the head of a location page. Postcodes without their own file have no canonical URL. */
export function locationHead(location: Location, crumbs: readonly Crumb[]): HeadInput {
  const { slug, area, text } = location;
  const isListed = text !== undefined || isAreaSlug(slug);
  const places = text
    ? [districtFacts(text.slug)]
    : districtsOf(isAreaSlug(slug) ? slug : (area.code.toLowerCase() as AreaSlug));
  const [latitude, longitude] = middleOf(places);

  return {
    meta: text?.meta ?? areaMeta(location),
    url: isListed ? canonicalUrl(site.host, `/locations/${slug}`) : undefined,
    nodes: [
      businessNode(site, {
        // Replaces the office hours: emergency calls are answered 24/7.
        ...(site.emergencyService && { openingHours: 'Mo-Su 00:00-23:59', openingHoursSpecification: undefined }),
        aggregateRating: ratings.location && ratingNode(ratings.location),
        areaServed: {
          '@type': 'GeoCircle',
          geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
          geoRadius,
        },
      }),
      breadcrumbNode(site, crumbs),
    ],
  };
}

/** Returns titles and descriptions of area pages and of postcodes without their own page. */
function areaMeta({ postcode, slug, area }: Location): PageMeta {
  const where = isAreaSlug(slug) ? `${area.name}, ${codesOf(slug)}` : `${postcode.slice(0, 20)}, ${area.name}`;
  return {
    title: `Boiler Service & Repair in ${where}`,
    description: `Boiler repair, servicing and installation in ${where}. In an emergency, at your door in ${callOutTime(area)} on average, with prices.`,
    keywords: [`boiler repair ${where}`, `boiler service ${where}`, `heating engineer ${where}`].map((text) =>
      text.toLowerCase(),
    ),
  };
}
