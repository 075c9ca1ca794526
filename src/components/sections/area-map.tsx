import { districts } from '../../content/locations/districts.ts';
import { areaNames, areaOf, districtFacts } from '../../content/locations/geography.ts';
import { type AreaSlug, areaSlugs, type DistrictSlug } from '../../routes.ts';
import { LondonMap, type MapTile, type TileLinkProps } from '../drawings/london-map.tsx';
import { PageLink } from '../layout/page-link.tsx';
import { memoized } from '../ui/memoized.tsx';

interface AreaMapProps {
  /** The district the page is about. */
  lit?: DistrictSlug | undefined;
  /** The area the page is about: its districts keep their colour, the others fade. */
  area?: AreaSlug | undefined;
}

const tiles = districts.map(({ slug, tile }): MapTile => {
  const letters = slug.replace(/\d+/, '');
  return {
    slug,
    code: [letters.toUpperCase(), slug.slice(letters.length)],
    area: areaOf(slug),
    href: `/locations/${slug}`,
    tile,
  };
});

/** 'East' to 'North West': the whole map is London. */
const key = areaSlugs.map((slug) => [slug, areaNames[slug].replace(' London', '')] as const);

/** The map of London; with a district lit and its neighbours named, or with the districts of one area. */
export const AreaMap = memoized(({ lit, area }: AreaMapProps) => {
  const neighbours = lit === undefined ? [] : districtFacts(lit).neighbours;
  return (
    <figure className={area ? `area-map area-map-${area}` : 'area-map'}>
      <nav aria-label="Districts of London">
        <a href="#past-map" className="btn btn-sm map-skip">
          Skip the map
        </a>
        <LondonMap areas={key} tiles={tiles} lit={lit} neighbours={neighbours} link={tileLink} />
      </nav>
      <span id="past-map" />
      {lit !== undefined && (
        <figcaption>
          <p className="note">{`${lit.toUpperCase()} and its neighbours:`}</p>
          {neighbours.map((slug) => (
            <PageLink key={slug} to={`/locations/${slug}`} className="badge">
              {slug.toUpperCase()}
            </PageLink>
          ))}
        </figcaption>
      )}
    </figure>
  );
});

function tileLink({ key, href, ...props }: TileLinkProps) {
  return <PageLink key={key} to={href as `/locations/${DistrictSlug}`} {...props} />;
}
