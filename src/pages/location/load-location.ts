import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { areas } from '../../content/locations/areas.ts';
import type { Area } from '../../content/schemas/area.ts';
import type { DistrictText } from '../../content/schemas/district.ts';
import { findArea, normalizePostcode } from '../../lib/find-area.ts';
import { type DistrictSlug, districtSlugs, notFoundPath } from '../../routes.ts';

export interface Location {
  /** The entered postcode in upper case, cut to `maximumLength`. */
  postcode: string;
  /** Lower case without white space, as in paths. */
  slug: string;
  area: Area;
  /** Set for districts of the route table. */
  text?: DistrictText;
  /** District of a full postcode: `e1` for `E1 6AN`. */
  within?: DistrictSlug;
}

/** Maximum characters of a postcode that are shown. Paths can contain thousands, which take seconds to lay out. */
const maximumLength = 32;

/**
 * Looks up a postcode (specification, section 5). Without a matching area, redirects to /404 and replaces the history
 * entry.
 */
export async function loadLocation({ params }: LoaderFunctionArgs): Promise<Location | Response> {
  const postcode = params.postcode ?? '';
  const area = findArea(areas, postcode);
  if (!area) return replace(notFoundPath);

  const slug = normalizePostcode(postcode).toLowerCase();
  const found = { postcode: postcode.toUpperCase().slice(0, maximumLength), slug, area };
  if (isDistrict(slug)) return { ...found, text: await loadDistrict(slug) };

  const within = outwardCode(slug);
  return isDistrict(within) ? { ...found, within } : found;
}

/** Returns the outward code of a full postcode, without the additional letter of central London: `sw1` of `sw1a1aa`. */
function outwardCode(slug: string): string {
  return slug.replace(/[a-z]?\d[a-z]{2}$/, '');
}

function isDistrict(slug: string): slug is DistrictSlug {
  return (districtSlugs as readonly string[]).includes(slug);
}

/** Loads a district's text. Each district has its own chunk. */
async function loadDistrict(slug: DistrictSlug): Promise<DistrictText> {
  return (await import(`../../content/locations/districts/${slug}.ts`)).district;
}
