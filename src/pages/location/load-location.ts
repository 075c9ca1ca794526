import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { areas } from '../../content/locations/areas.ts';
import type { Area } from '../../content/schemas/area.ts';
import type { DistrictText } from '../../content/schemas/district.ts';
import { findArea, normalizePostcode } from '../../lib/find-area.ts';
import { type DistrictSlug, districtSlugs, notFoundPath } from '../../routes.ts';

/** What the location page shows. */
export interface Location {
  /** In upper case, as the visitor wrote it; no more of it than a page can show. */
  postcode: string;
  /** The postcode as a path names it: lower case, no white space. */
  slug: string;
  area: Area;
  /** The district's own text, where the postcode is a district of the route table. */
  text?: DistrictText;
  /** The district that a full postcode lies in: `E1` of `E1 6AN`. */
  within?: DistrictSlug;
}

/** Characters of a postcode that are shown. A real one has eight; an address can have thousands, and take seconds to set. */
const longest = 32;

/** Looks a postcode up (specification, section 5); one that no area serves ends on /404, in place of the history entry. */
export async function loadLocation({ params }: LoaderFunctionArgs): Promise<Location | Response> {
  const postcode = params.postcode ?? '';
  const area = findArea(areas, postcode);
  if (!area) return replace(notFoundPath);

  const slug = normalizePostcode(postcode).toLowerCase();
  const found = { postcode: postcode.toUpperCase().slice(0, longest), slug, area };
  if (isDistrict(slug)) return { ...found, text: await loadDistrict(slug) };

  const within = outwardCode(slug);
  return isDistrict(within) ? { ...found, within } : found;
}

/** The half of a full postcode that names a district, without the letter that central London adds: `sw1` of `sw1a1aa`. */
function outwardCode(slug: string): string {
  return slug.replace(/[a-z]?\d[a-z]{2}$/, '');
}

function isDistrict(slug: string): slug is DistrictSlug {
  return (districtSlugs as readonly string[]).includes(slug);
}

/** One module a district, so that a visitor downloads the district they read about. */
async function loadDistrict(slug: DistrictSlug): Promise<DistrictText> {
  return (await import(`../../content/locations/districts/${slug}.ts`)).district;
}
