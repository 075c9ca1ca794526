import { areas } from '../../content/locations/areas.ts';
import { districts } from '../../content/locations/districts.ts';
import { districtFacts } from '../../content/locations/geography.ts';
import { type AreaSlug, areaSlugs, type DistrictSlug } from '../../routes.ts';
import { LondonMap, type MapTile, type TileLinkProps } from '../drawings/london-map.tsx';
import { PageLink } from '../layout/page-link.tsx';

interface AreaMapProps {
  /** The district the page is about. */
  lit?: DistrictSlug | undefined;
  /** The area the page is about: its districts keep their colour, the others fade. */
  area?: AreaSlug | undefined;
}

/** Each district under the first area of the table that lists it. */
const areaOf = new Map(
  areaSlugs.flatMap((slug, index) =>
    (areas[index]?.districts ?? []).map((code) => [code.toLowerCase(), slug] as const),
  ),
);

const tiles = districts.map(
  ({ slug, tile }): MapTile => ({
    slug,
    code: slug.toUpperCase(),
    area: areaOf.get(slug) as AreaSlug,
    href: `/locations/${slug}`,
    tile,
  }),
);

/** The map of London; with a district lit and its neighbours named, or with the districts of one area. */
export function AreaMap({ lit, area }: AreaMapProps) {
  const neighbours = lit === undefined ? [] : districtFacts(lit).neighbours;
  return (
    <figure className={area ? `area-map area-map-${area}` : 'area-map'}>
      <nav aria-label="Districts of London">
        <LondonMap tiles={tiles} lit={lit} neighbours={neighbours} link={tileLink} />
      </nav>
      {lit !== undefined && (
        <figcaption className="note">
          {`${lit.toUpperCase()} is lit, its neighbours are outlined: `}
          {neighbours.map((slug, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <PageLink to={`/locations/${slug}`}>{slug.toUpperCase()}</PageLink>
            </span>
          ))}
          .
        </figcaption>
      )}
    </figure>
  );
}

function tileLink({ key, href, ...props }: TileLinkProps) {
  return <PageLink key={key} to={href as `/locations/${DistrictSlug}`} {...props} />;
}
