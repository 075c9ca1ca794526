import type { ReactNode } from 'react';

export interface MapTile {
  slug: string;
  /** As shown: `SE24`. */
  code: string;
  area: 'e' | 'w' | 'n' | 's' | 'nw';
  href: string;
  /** Column and row from 0, north up. */
  tile: readonly [number, number];
}

interface LondonMapProps {
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
  children: string;
}

/** Postcode areas inside London that no district page covers. */
const unserved = [
  { code: 'WC', tile: [8, 6] },
  { code: 'EC', tile: [9, 6] },
] as const;

const plainLink = ({ key, ...props }: TileLinkProps) => <a key={key} {...props} />;

/**
 * London as tiles, a link for each district, the Thames between them. Tiles stand in reading order and flow into the
 * grid by themselves; only one that follows a gap or starts a row names its column (styles/drawings.css).
 */
export function LondonMap({ tiles, lit, neighbours = [], link = plainLink }: LondonMapProps) {
  const inOrder = [...tiles, ...unserved].sort(({ tile: [x1, y1] }, { tile: [x2, y2] }) => y1 - y2 || x1 - x2);

  return (
    <div className={lit ? 'london-map london-map-faint' : 'london-map'}>
      {inOrder.map((tile, index) => {
        const place = follows(inOrder[index - 1]?.tile, tile.tile) ? '' : `x${tile.tile[0]}`;
        if (!('slug' in tile))
          return (
            <span key={tile.code} className={place || undefined}>
              {tile.code}
            </span>
          );

        const near = neighbours.includes(tile.slug) ? 'near' : '';
        return link({
          key: tile.slug,
          href: tile.href,
          className: [tile.area, place, near].filter(Boolean).join(' '),
          ...(tile.slug === lit && { 'aria-current': 'page' }),
          children: tile.code,
        });
      })}
      <svg className="thames" viewBox="0 0 507 507" aria-hidden="true">
        <path d={thames} />
        <path d={thames} />
      </svg>
    </div>
  );
}

/** From the west edge of the map to Woolwich, in the gaps between the right districts, with pipe elbows. */
const thames =
  'M32.5 304.5h93q9 0 9 9v16q0 9 9 9h84q9 0 9-9v-16q0-9 9-9h16q9 0 9-9v-16q0-9 9-9h152q9 0 9-9v-16q0-9 9-9h57.5';

function follows(before: readonly [number, number] | undefined, tile: readonly [number, number]): boolean {
  return before !== undefined && before[1] === tile[1] && before[0] === tile[0] - 1;
}
