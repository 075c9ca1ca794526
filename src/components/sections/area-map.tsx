import { jobNotes } from '../../content/job-summaries.ts';
import { districts } from '../../content/locations/districts.ts';
import { areaNames, areaOf, districtFacts } from '../../content/locations/geography.ts';
import { type AreaSlug, areaSlugs, type DistrictSlug } from '../../routes.ts';
import { LondonMap, type MapTile, type TileLinkProps } from '../drawings/london-map.tsx';
import { PageLink } from '../layout/page-link.tsx';
import { memoized } from '../ui/memoized.tsx';

interface AreaMapProps {
  /** District of the current page. */
  current?: DistrictSlug | undefined;
  /** Area of the current page. Its districts are orange, and districts with jobs are marked. */
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

const legend = areaSlugs.map((slug) => [slug, areaNames[slug].replace(' London', '')] as const);

/** Renders the map of London, optionally with one district and its neighbours or one area highlighted. */
export const AreaMap = memoized(({ current, area }: AreaMapProps) => {
  const neighbours = current === undefined ? [] : districtFacts(current).neighbours;
  const caption = current
    ? `Outlined: districts next to ${current.toUpperCase()}`
    : area && `In orange: districts of ${areaNames[area]}`;
  const shown = area ? tiles.map((tile) => ({ ...tile, note: jobNotes[tile.slug] })) : tiles;
  return (
    <figure className={area ? 'area-map area-map-lit' : 'area-map'}>
      <nav aria-label="Districts of London">
        <a href="#past-map" className="btn btn-sm map-skip">
          Skip the map
        </a>
        <LondonMap areas={legend} tiles={shown} current={current} neighbours={neighbours} area={area} link={tileLink} />
      </nav>
      <span id="past-map" />
      {caption && <figcaption className="note">{caption}</figcaption>}
    </figure>
  );
});

function tileLink({ key, href, ...props }: TileLinkProps) {
  return <PageLink key={key} to={href as `/locations/${DistrictSlug}`} {...props} />;
}
