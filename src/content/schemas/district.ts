import * as v from 'valibot';
import {
  about,
  distinct,
  fields,
  list,
  type Mismatch,
  numberFrom,
  oneOf,
  repeated,
  wholeFrom,
  withCheck,
} from '../../lib/rules.ts';
import { districtSlugs } from '../../routes.ts';
import { mapGrid, mapLegend, unservedAreas } from '../locations/map-grid.ts';
import { pageMeta } from './page-meta.ts';
import { proseSection, relatedLinks } from './page-parts.ts';
import { text } from './rules.ts';

/** Column and row on the tile map of London. Rejects tiles of the legend and of `unservedAreas`. */
const tile = withCheck(
  v.pipe(
    v.strictTuple(
      [wholeFrom(0, mapGrid.columns - 1, 'column numbers'), wholeFrom(0, mapGrid.rows - 1, 'row numbers')],
      'a column and a row, e.g. [11, 6]',
    ),
    v.readonly(),
  ),
  ([column, row]) =>
    [
      ...unservedAreas
        .filter((area) => area.tile[0] === column && area.tile[1] === row)
        .map(({ code }) => `${code} uses this tile (unservedAreas in src/content/locations/map-grid.ts)`),
      ...(column < mapLegend.columns && row >= mapLegend.row ? ['the legend uses this tile'] : []),
    ].map((other) => ({ at: [], found: [column, row], expected: `a free tile: ${other}` })),
);

/** Facts about a district's location, for the map, lists and neighbours. */
export type DistrictFacts = v.InferOutput<typeof districtFactsSchema>;
export const districtFactsSchema = fields({
  slug: oneOf(districtSlugs),
  places: about('Neighbourhoods, best known first', distinct(list(text, 1))),
  calledAs: about('Name in the page heading, if the first place does not represent the others', v.optional(text)),
  heat: about('Homes are on a heat network and have no boiler', v.optional(v.literal('network'))),
  boroughs: about('Main borough first', distinct(list(text, 1))),
  centre: about(
    'Latitude and longitude of the centre, in degrees',
    v.pipe(v.strictTuple([numberFrom(51.2, 51.8), numberFrom(-0.6, 0.4)], 'two numbers'), v.readonly()),
  ),
  neighbours: about(
    'Neighbouring districts, including those across the river, nearest first. Neighbours must list each other',
    distinct(list(oneOf(districtSlugs), 1)),
  ),
  tile,
});

/** Rows of all districts. Requires unique tiles and slugs, and rejects districts that are their own neighbours. */
export const districtsSchema = withCheck(list(districtFactsSchema), (districts) => [
  ...findSharedTiles(districts),
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

/** Reports each district that uses the tile of an earlier one. */
function findSharedTiles(districts: readonly DistrictFacts[]): Mismatch[] {
  return districts.flatMap((district, index) => {
    const tileOf = ({ tile }: DistrictFacts) => String(tile);
    const other = districts.slice(0, index).find((before) => before?.tile && tileOf(before) === String(district?.tile));
    return other === undefined
      ? []
      : [{ at: [index, 'tile'], found: district.tile, expected: `a free tile: ${other.slug} uses this tile` }];
  });
}

/** Texts of a district page. */
export type DistrictText = v.InferOutput<typeof districtTextSchema>;
export const districtTextSchema = fields({
  slug: oneOf(districtSlugs),
  meta: pageMeta,
  intro: about('Text below the heading', text),
  sections: about(
    'Typical homes, what they require of boilers and flues, and access; most relevant section first',
    list(proseSection, 2, 4),
  ),
  related: about('Guides that are useful for its homes, with the reason as the label', relatedLinks),
  landmarks: about('Landmarks inside the district, in addition to those of the area', distinct(list(text, 1))),
});
