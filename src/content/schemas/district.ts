import * as v from 'valibot';
import {
  about,
  agreeing,
  type Discord,
  distinct,
  fields,
  list,
  numberFrom,
  oneOf,
  repeated,
  wholeFrom,
} from '../../lib/rules.ts';
import { districtSlugs } from '../../routes.ts';
import { mapGrid, mapKey, unservedAreas } from '../locations/map-grid.ts';
import { pageMeta } from './page-meta.ts';
import { proseSection, relatedLinks } from './page-parts.ts';
import { text } from './rules.ts';

/** Column and row on the tile map of London. Rejects tiles that are already in use. */
const tile = agreeing(
  v.pipe(
    v.strictTuple(
      [wholeFrom(0, mapGrid.columns - 1, 'columns'), wholeFrom(0, mapGrid.rows - 1, 'rows')],
      'a column and a row: [11, 6]',
    ),
    v.readonly(),
  ),
  ([column, row]) =>
    [
      ...unservedAreas
        .filter((area) => area.tile[0] === column && area.tile[1] === row)
        .map(({ code }) => `${code} stands there, by unservedAreas in src/content/locations/map-grid.ts`),
      ...(column < mapKey.columns && row >= mapKey.row ? ['the key of the map stands there'] : []),
    ].map((other) => ({ at: [], found: [column, row], expected: `a free tile: ${other}` })),
);

/** Facts about a district's location, for the map, lists and neighbours. */
export type DistrictFacts = v.InferOutput<typeof districtFactsSchema>;
export const districtFactsSchema = fields({
  slug: oneOf(districtSlugs),
  places: about('Neighbourhoods, best known first', distinct(list(text, 1))),
  calledAs: about(
    "What the page's heading calls it, where the first of its places does not stand for the rest",
    v.optional(text),
  ),
  heat: about('Homes that take their heat from a network, and so have no boiler', v.optional(v.literal('network'))),
  boroughs: about('Main borough first', distinct(list(text, 1))),
  centre: about(
    "Latitude and longitude of the district's middle, in degrees",
    v.pipe(v.strictTuple([numberFrom(51.2, 51.8), numberFrom(-0.6, 0.4)], 'a list of 2'), v.readonly()),
  ),
  neighbours: about(
    'Districts that border or face it, nearest first. Each names this one in turn',
    distinct(list(oneOf(districtSlugs), 1)),
  ),
  tile,
});

/** The districts of the route table. Requires unique tiles. */
export const districtsSchema = agreeing(list(districtFactsSchema), (districts) => [
  ...takenTiles(districts),
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

/** Reports districts on the tile of a previous one. */
function takenTiles(districts: readonly DistrictFacts[]): Discord[] {
  return districts.flatMap((district, index) => {
    const tileOf = ({ tile }: DistrictFacts) => String(tile);
    const other = districts.slice(0, index).find((before) => before?.tile && tileOf(before) === String(district?.tile));
    return other === undefined
      ? []
      : [{ at: [index, 'tile'], found: district.tile, expected: `a free tile: ${other.slug} stands there` }];
  });
}

/** Texts of a district's page. */
export type DistrictText = v.InferOutput<typeof districtTextSchema>;
export const districtTextSchema = fields({
  slug: oneOf(districtSlugs),
  meta: pageMeta,
  intro: about('The line under the heading', text),
  sections: about(
    'Homes, what they mean for boilers and flues, and getting there, in the order that matters here',
    list(proseSection, 2, 4),
  ),
  related: about('Guides that fit its homes, with the reason as the label', relatedLinks),
  landmarks: about("Landmarks inside the district, beside the area's five", distinct(list(text, 1))),
});
