import type { ReactElement } from 'react';
import { pressureBands } from '../../src/components/charts/pressure-dial.tsx';
import { viewBoxes } from '../../src/components/drawings/atlas/view-boxes.ts';
import { Boiler } from '../../src/components/drawings/boiler.tsx';
import { Drawing } from '../../src/components/drawings/drawing.tsx';
import { Gauge } from '../../src/components/drawings/gauge.tsx';
import { House } from '../../src/components/drawings/house.tsx';
import { InstalledBoiler, InstalledRadiator } from '../../src/components/drawings/installation.tsx';
import { thames } from '../../src/components/drawings/london-map.tsx';
import { boilerDrawings } from '../../src/content/brand-summaries.ts';
import { combiRanking } from '../../src/content/combi-ranking.ts';
import { combiReviews } from '../../src/content/combi-reviews.ts';
import { worcesterFaults } from '../../src/content/fault-codes.ts';
import { guideScenes as sceneNames } from '../../src/content/guide-summaries.ts';
import { districts } from '../../src/content/locations/districts.ts';
import { areaOf, districtFacts, districtsOf, isAreaSlug } from '../../src/content/locations/geography.ts';
import { pressure } from '../../src/content/pressure.ts';
import type { Guide } from '../../src/content/schemas/guide.ts';
import { sceneNameOf } from '../../src/head/sharing-image.ts';
import type { AreaSlug, BrandSlug, DistrictSlug, GuideSlug } from '../../src/routes.ts';
import { colourOf } from '../metadata/style-sheets.ts';
import { placeDrawing } from './drawing-style.ts';
import { outlineLine } from './text-outlines.ts';

export interface Scene {
  /** The position of the picture relative to the title. */
  layout: 'beside' | 'below';
  /** In the pixels of the image. */
  svg: string;
  /** The postcode on a district's street plate. */
  plate?: string;
}

/** The y coordinate of the line at the bottom of every image. */
export const floor = 594;

/** The x coordinate of the middle of the right half. */
const middle = 880;

/** Returns the scene of a page; by default, the house. */
export function sceneOf(path: string): Scene {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const kind = sceneNameOf(path);
  if (kind === 'map') return locationScene(slug as AreaSlug | DistrictSlug);
  if (kind === 'labelled boiler') return besideTitle(labelledBoiler(slug as BrandSlug));
  if (path.startsWith('/guides/')) return guideScenes[sceneNames[slug as GuideSlug]]();
  if (path === '/boiler-quotes') return installation();
  if (path === '/combi-boilers') return boilerRow(combiRanking.map(({ brand }) => brand));
  return besideTitle(house());
}

const guideScenes: Record<Guide['scene'], () => Scene> = {
  installation,
  'reviewed boilers': () => boilerRow(combiReviews.map(({ brand }) => brand)),
  'ranked boilers': () => boilerRow(combiRanking.map(({ brand }) => brand)),
  'fault codes': faultCodes,
  'labelled boiler': () => besideTitle(labelledBoiler('baxi')),
  gauge,
  'old and new boiler': oldAndNew,
};

function besideTitle(svg: string): Scene {
  return { layout: 'beside', svg };
}

/** Draws the house, cropped at the edge of the image. */
function house(): string {
  const drawn = placeDrawing(<House />, { x: 640, y: floor - 531 * 0.9, scale: 0.9 });
  return `<svg x="590" width="610" height="630" viewBox="590 0 610 630">${drawn}</svg>`;
}

function labelledBoiler(brand: BrandSlug): string {
  const drawing = boilerDrawings[brand];
  const scale = 1.5;
  const height = (drawing.height + 147) * scale;
  const place = { x: middle - 184 * scale, y: (floor - height) / 2 + 16, scale };
  return placeDrawing(<Boiler drawing={drawing} labelled />, place);
}

function installation(): Scene {
  const scale = 1.12;
  const y = floor - 296 * scale;
  const { installation: left, installedRadiator: right } = viewBoxes;
  const place = (viewBox: readonly number[], drawing: ReactElement, x: number) =>
    placeDrawing(<Drawing viewBox={viewBox.join(' ')}>{drawing}</Drawing>, { x, y, scale });
  const radiator = place(right, <InstalledRadiator />, 60 + left[2] * scale);
  return { layout: 'below', svg: place(left, <InstalledBoiler />, 60) + radiator };
}

/** Draws boilers side by side, with pipes down to the line. */
function boilerRow(brands: readonly BrandSlug[]): Scene {
  const scale = 1.2;
  const pitch = 1080 / brands.length;
  const boilers = brands.map((brand, index) => {
    const drawing = boilerDrawings[brand];
    const x = 60 + pitch * (index + 0.5) - (drawing.width / 2 + 4) * scale;
    return placeDrawing(<Boiler drawing={drawing} />, { x, y: floor - (drawing.height + 58) * scale, scale });
  });
  return { layout: 'below', svg: boilers.join('') };
}

function gauge(): Scene {
  const dial = <Gauge needle={pressure.recommended[1]} bands={pressureBands} limit={pressure.limit} />;
  return besideTitle(placeDrawing(dial, { x: middle - 122 * 1.95, y: 66, scale: 1.95 }));
}

function faultCodes(): Scene {
  const screens = worcesterFaults.slice(0, 4).map(({ code }, index) => {
    const [x, y] = [middle - 250 + (index % 2) * 260, 130 + Math.floor(index / 2) * 200];
    const { svg, width } = outlineLine(code.split('/')[0] ?? code, 72);
    const left = x + 120 - width / 2;
    return `<rect x="${x}" y="${y}" width="240" height="180" rx="10" fill="${colourOf('screen')}"/><g fill="${colourOf('screen-ink')}" transform="translate(${left} ${y + 115})">${svg}</g>`;
  });
  return besideTitle(screens.join(''));
}

/** Draws the outline of an old boiler next to a new one. */
function oldAndNew(): Scene {
  const { width, height } = boilerDrawings.baxi;
  const scale = 1.75;
  const top = floor - (height + 58) * scale;
  const outline = `<g class="drawing" transform="translate(650 ${top + 30 * scale}) scale(${scale})"><rect class="d-detail d-dashed" width="${width * 0.85}" height="${height}" rx="4"/><path class="d-detail d-dashed" d="M0 40h${width * 0.85}M20 ${height}v28M86 ${height}v28M52 0v-26"/></g>`;
  const boiler = placeDrawing(<Boiler drawing={boilerDrawings['worcester-bosch']} />, { x: 905, y: top + 14, scale });
  return besideTitle(outline + boiler);
}

/** Draws London as tiles, and highlights a district with its neighbours, or the districts of an area. */
function locationScene(slug: AreaSlug | DistrictSlug): Scene {
  const named: readonly DistrictSlug[] = isAreaSlug(slug) ? [] : [...districtFacts(slug).neighbours, slug];
  const inArea = isAreaSlug(slug) ? districtsOf(slug).map((district) => district.slug) : [];

  const tile = (district: DistrictSlug) => {
    const [column, row] = districtFacts(district).tile;
    const fill = colourOf(district === slug ? 'heat' : `area-${areaOf(district)}`);
    const outline = named.includes(district) ? ` stroke="${colourOf('ink')}" stroke-width="2"` : ' fill-opacity=".5"';
    const look = inArea.includes(district) ? '' : outline;
    return `<rect x="${column * 34}" y="${row * 34}" width="31" height="31" rx="3" fill="${fill}"${look}/>`;
  };
  const others = districts.filter((district) => !named.includes(district.slug)).map((district) => tile(district.slug));
  const codes = named.map((district) => {
    const [column, row] = districtFacts(district).tile;
    const { svg, width } = outlineLine(district.toUpperCase(), district.length > 3 ? 9.5 : 11);
    return `<g transform="translate(${column * 34 + 15.5 - width / 2} ${row * 34 + 20})">${svg}</g>`;
  });
  const river = [
    `<path d="${thames}" fill="none" stroke="${colourOf('surface')}" stroke-width="7"/>`,
    `<path d="${thames}" fill="none" stroke="${colourOf('return')}" stroke-width="3.5"/>`,
  ];
  const map = [...others, ...river, ...named.map(tile), ...codes].join('');
  return {
    layout: 'beside',
    svg: `<g transform="translate(620 46) scale(1.04)" fill="${colourOf('ink')}">${map}</g>`,
    plate: slug.toUpperCase(),
  };
}
