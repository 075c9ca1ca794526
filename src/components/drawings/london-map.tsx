import type { ReactNode } from 'react';

export interface MapTile {
  slug: string;
  /** As shown, in two parts: `['SE', '24']`. */
  code: readonly [letters: string, number: string];
  area: 'e' | 'w' | 'n' | 's' | 'nw';
  href: string;
  /** Column and row from 0, north up. */
  tile: readonly [number, number];
}

interface LondonMapProps {
  /** The areas in the order of the key, as it calls them. */
  areas: readonly (readonly [area: MapTile['area'], name: string])[];
  tiles: readonly MapTile[];
  /** The district the page is about. */
  lit?: string | undefined;
  /** Outlined: one tap away. */
  neighbours?: readonly string[];
  /** Draws a tile's link; a plain `<a>` unless the router should. */
  link?: (props: TileLinkProps) => ReactNode;
}

export interface TileLinkProps {
  key: string;
  href: string;
  className: string;
  'aria-current'?: 'page';
  children: ReactNode;
}

/** Postcode areas inside London that no district page covers. */
const unserved = [
  { code: 'WC', tile: [8, 6] },
  { code: 'EC', tile: [9, 6] },
] as const;

/** The row, from 1, that the key begins in. */
const keyRow = 11;

/** The utilities that put a tile in its column and row (styles/index.css), of which there are as many as the grid has. */
const placeOf = ([x, y]: MapTile['tile']) => `x-${x + 1} y-${y + 1}`;

const plainLink = ({ key, ...props }: TileLinkProps) => <a key={key} {...props} />;

/**
 * London as tiles, a link for each district, the Thames between them. In the document the districts stand area by area,
 * each under its name: on the narrowest screens as a list, elsewhere on their places, with the names as the key.
 */
export function LondonMap({ areas, tiles, lit, neighbours = [], link = plainLink }: LondonMapProps) {
  return (
    <div className={lit ? 'london-map london-map-faint' : 'london-map'}>
      {areas.map(([area, name], index) => [
        <p key={area} className={`y-${keyRow + index}`}>
          <b className={area}>{area.toUpperCase()}</b> {name}
        </p>,
        ...tiles
          .filter((tile) => tile.area === area)
          .map(({ slug, code: [letters, number], href, tile }) =>
            link({
              key: slug,
              href,
              className: `${area} ${placeOf(tile)}${neighbours.includes(slug) ? ' near' : ''}`,
              ...(slug === lit && { 'aria-current': 'page' }),
              children: (
                <>
                  {letters}
                  <b>{number}</b>
                </>
              ),
            }),
          ),
      ])}
      {unserved.map(({ code, tile }) => (
        <span key={code} className={placeOf(tile)}>
          {code}
        </span>
      ))}
      <svg className="thames" viewBox="-1.5 -1.5 510 510" preserveAspectRatio="none" aria-hidden="true">
        <path d={thames} />
        <path d={thames} />
      </svg>
    </div>
  );
}

/** From the west edge of the map to Woolwich, in the gaps between the right districts, with pipe elbows. */
export const thames =
  'M32.5 304.5h93q9 0 9 9v16q0 9 9 9h84q9 0 9-9v-16q0-9 9-9h16q9 0 9-9v-16q0-9 9-9h152q9 0 9-9v-16q0-9 9-9h57.5';
