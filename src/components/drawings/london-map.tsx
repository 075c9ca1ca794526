import type { ReactNode } from 'react';
import { mapGrid, mapLegend, unservedAreas } from '../../content/locations/map-grid.ts';

export interface MapTile {
  slug: string;
  /** Letters and number: `['SE', '24']`. */
  code: readonly [letters: string, number: string];
  area: 'e' | 'w' | 'n' | 's' | 'nw';
  href: string;
  /** Column and row, counted from 0 in the north-west corner. */
  tile: readonly [number, number];
  /** A note on the district, for a marked tile. */
  note?: string | undefined;
}

interface LondonMapProps {
  /** Areas with their names in the legend. */
  areas: readonly (readonly [area: MapTile['area'], name: string])[];
  tiles: readonly MapTile[];
  /** District of the current page. */
  current?: string | undefined;
  /** Districts with an outline. */
  neighbours?: readonly string[];
  /** Area of the current page. */
  area?: MapTile['area'] | undefined;
  /** Renders the link of a tile. The default is a plain `<a>`. */
  link?: (props: TileLinkProps) => ReactNode;
}

export interface TileLinkProps {
  key: string;
  href: string;
  className: string;
  title?: string;
  'aria-current'?: 'page';
  children: ReactNode;
}

/** Size of the section of the map that phones show around a district or an area, in tiles. */
const view = [7, 6] as const;

/** Returns the top left tile of the section that phones show, or `undefined` if the given tiles do not fit in it. */
function cornerOf(tiles: readonly MapTile['tile'][]): MapTile['tile'] | undefined {
  const within = (axis: 0 | 1, all: number) => {
    const places = tiles.map((tile) => tile[axis]);
    const middle = Math.ceil((Math.min(...places) + Math.max(...places)) / 2);
    return Math.min(Math.max(middle - Math.floor(view[axis] / 2), 0), all - view[axis]);
  };
  const corner = [within(0, mapGrid.columns), within(1, mapGrid.rows)] as const;
  return tiles.length > 0 && tiles.every((tile) => isInView(corner, tile)) ? corner : undefined;
}

const isInView = ([left, top]: MapTile['tile'], [x, y]: MapTile['tile']) =>
  x >= left && x < left + view[0] && y >= top && y < top + view[1];

/** Returns the position utilities of a tile (styles/index.css). */
const positionClasses = ([x, y]: MapTile['tile']) => `x-${x + 1} y-${y + 1}`;

const plainLink = ({ key, ...props }: TileLinkProps) => <a key={key} {...props} />;

/** Renders London as tiles that link to districts; on the narrowest screens a list by area. */
export function LondonMap({ areas, tiles, current, neighbours = [], area, link = plainLink }: LondonMapProps) {
  const corner = cornerOf(tiles.filter((tile) => tile.slug === current || tile.area === area).map(({ tile }) => tile));
  const areaClass = (code: MapTile['area']) => (code === area ? `${code} near` : code);
  const lookOf = (tile: MapTile) =>
    [
      areaClass(tile.area),
      positionClasses(tile.tile),
      neighbours.includes(tile.slug) && 'near',
      tile.note && 'marked',
      corner && isInView(corner, tile.tile) && 'in-view',
    ].filter(Boolean);
  return (
    <div className={corner ? `london-map london-map-cropped ${positionClasses(corner)}` : 'london-map'}>
      {areas.map(([code, name], index) => [
        <p key={code} className={`y-${mapLegend.row + 1 + index}`}>
          <b className={areaClass(code)}>{code.toUpperCase()}</b> {name}
        </p>,
        ...tiles
          .filter((tile) => tile.area === code)
          .map((tile) =>
            link({
              key: tile.slug,
              href: tile.href,
              className: lookOf(tile).join(' '),
              ...(tile.note && { title: tile.note }),
              ...(tile.slug === current && { 'aria-current': 'page' }),
              children: (
                <>
                  {tile.code[0]}
                  <b>{tile.code[1]}</b>
                </>
              ),
            }),
          ),
      ])}
      {unservedAreas.map(({ code, tile }) => (
        <span key={code} className={positionClasses(tile) + (corner && isInView(corner, tile) ? ' in-view' : '')}>
          {code}
        </span>
      ))}
      <svg className="thames" viewBox="-1.5 -1.5 476 510" preserveAspectRatio="none" aria-hidden="true">
        <path d={thames} />
        <path d={thames} />
      </svg>
    </div>
  );
}

/** The Thames from the map's west edge to Woolwich, along the gaps between tiles. */
export const thames =
  'M-1.5 304.5h97q5 0 5 5v24q0 5 5 5h92q5 0 5-5v-24q0-5 5-5h24q5 0 5-5v-24q0-5 5-5h160q5 0 5-5v-24q0-5 5-5h61.5';
