import * as v from 'valibot';
import { agreeing, distinct, exactly, fields, list, numberFrom, oneOf, repeated, wholeFrom } from '../../lib/rules.ts';
import { districtSlugs } from '../../routes.ts';
import { pageMeta } from './page-meta.ts';
import { proseSection, relatedLinks } from './page-parts.ts';
import { text } from './rules.ts';

/** Columns of the tile map of London, and its rows. */
const mapSize = 15;

/** Where a district lies: the facts the map, the lists and the neighbours are drawn from. */
export type DistrictFacts = v.InferOutput<typeof districtFacts>;
const districtFacts = fields({
  slug: oneOf(districtSlugs),
  /** Neighbourhoods, best known first. */
  places: distinct(list(text, 1)),
  /** What the page's heading calls it, where the first of its places does not stand for the rest. */
  calledAs: v.optional(text),
  /** Homes that take their heat from a network, and so have no boiler. */
  heat: v.optional(v.literal('network')),
  /** Main borough first. */
  boroughs: distinct(list(text, 1)),
  /** Latitude and longitude of the district's middle, in degrees. */
  centre: v.pipe(v.tuple([numberFrom(51.2, 51.8), numberFrom(-0.6, 0.4)], 'a list of 2'), v.readonly()),
  /** Districts that border or face it, nearest first. Each names this one in turn. */
  neighbours: distinct(list(oneOf(districtSlugs), 1)),
  /** Column and row in the tile map of London, north up, from 0. */
  tile: exactly(2, wholeFrom(0, mapSize - 1, 'columns and rows')),
});

/** The districts of the route table, in its order, no two on one tile. */
export const districtsSchema = agreeing(list(districtFacts), (districts) => [
  ...repeated(
    districts.map((district) => district?.tile?.toString()),
    (index) => [index, 'tile'],
  ),
  ...repeated(
    districts.map((district) => district?.slug),
    (index) => [index, 'slug'],
  ),
  ...districts.flatMap((district, index) =>
    Array.isArray(district?.neighbours) && district.neighbours.includes(district.slug)
      ? [{ at: [index, 'neighbours'], found: district.slug, expected: 'other districts only' }]
      : [],
  ),
]);

/** What a district's page says that no other page does. */
export type DistrictText = v.InferOutput<typeof districtTextSchema>;
export const districtTextSchema = fields({
  slug: oneOf(districtSlugs),
  meta: pageMeta,
  /** The line under the heading. */
  intro: text,
  /** Homes, what they mean for boilers and flues, and getting there, in the order that matters here. */
  sections: list(proseSection, 2, 4),
  /** Guides that fit its homes, with the reason as the label. */
  related: relatedLinks,
  /** Landmarks inside the district, beside the area's five. */
  landmarks: distinct(list(text, 1)),
});
