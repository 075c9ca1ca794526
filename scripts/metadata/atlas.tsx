import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ChartName, chartHeights } from '../../src/components/charts/chart-heights.ts';
import { guideCharts } from '../../src/components/charts/guide-charts.tsx';
import { atlasDrawings } from '../../src/components/drawings/atlas/drawings.tsx';
import { atlasPaths } from '../../src/lib/public-files.ts';
import { readChartRules, readDrawingRules } from './style-sheets.ts';

const rules = [...readDrawingRules(), ...readChartRules()];

/** What `.drawing` says of every sheet. */
const lineEnds = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** Properties that SVG has attributes for. */
const attributes = /^(fill|stroke(-\w+)*|text-anchor|font-(size|family|weight)|letter-spacing|paint-order)$/;

/** The attributes that say what the line style says of these classes: no stylesheet reaches into a picture file. */
function styled(classes: readonly string[]): string {
  const found = new Map<string, string>();
  for (const { selectors, nodes } of rules) {
    if (!classes.some((name) => selectors.includes(`.${name}`))) continue;
    for (const node of nodes) {
      if (node.type !== 'decl') continue;
      const [, weight, size, family] = node.prop === 'font' ? (/^(?:(\d+) )?(\S+) (.+)$/.exec(node.value) ?? []) : [];
      if (size && family) {
        found
          .set('font-weight', weight ?? '400')
          .set('font-size', size)
          .set('font-family', family);
      } else if (attributes.test(node.prop)) {
        found.set(node.prop, node.value);
      }
    }
  }
  return [...found].map(([name, value]) => ` ${name}="${value.replace(/^(.*\d)px$/, '$1')}"`).join('');
}

/** A drawing as markup without classes; what an element says itself goes before its classes. */
export function drawn(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replace(
    /<(\w+) class="([^"]+)"([^>]*)>/g,
    (_, tag: string, classes: string, own: string) => {
      const style = styled(classes.split(' ')).replace(/ ([\w-]+)="[^"]*"/g, (attribute, property: string) =>
        own.includes(` ${property}=`) ? '' : attribute,
      );
      return `<${tag}${style}${tag === 'text' ? '' : ' vector-effect="non-scaling-stroke"'}${own}>`;
    },
  );
}

/**
 * A chart as a sheet that is as wide as its place.
 *
 * @throws Error when it is not as high as its place, which has the height of its record
 */
function chart(id: ChartName): string {
  const [, height, lines] =
    /^<svg[^>]* height="(\d+)"[^>]*>(?:<title>.*?<\/title>)?(.*)<\/svg>$/s.exec(drawn(guideCharts()[id])) ?? [];
  if (Number(height) !== chartHeights[id])
    throw new Error(`The chart ${id} is ${height} px high, and its place ${chartHeights[id]} (chart-heights.ts)`);
  return `<symbol id="${id}" ${lineEnds}>${lines}</symbol>`;
}

/** The files of the atlas by their paths. Every sheet inherits the colours of the page that shows it. */
export function atlasFiles(): Record<string, string> {
  const files = Object.entries(atlasPaths).map(([file, path]) => {
    const symbols = file === 'charts' ? (Object.keys(chartHeights) as ChartName[]).map(chart) : symbolsIn(file);
    return [path, ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, '</svg>\n'].join('\n')];
  });
  return Object.fromEntries(files);
}

function symbolsIn(wanted: string): string[] {
  return atlasDrawings()
    .filter(({ file }) => file === wanted)
    .map(
      ({ id, sheet, drawing, overflow }) =>
        `<symbol id="${id}" viewBox="${sheet.join(' ')}"${overflow ? ` overflow="${overflow}"` : ''} ` +
        `${lineEnds}>${drawn(drawing)}</symbol>`,
    );
}
