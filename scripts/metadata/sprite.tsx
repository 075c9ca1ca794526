import { renderToStaticMarkup } from 'react-dom/server';
import { LogoLines, logoSheet } from '../../src/components/drawings/logo-mark.tsx';
import { roofline } from '../../src/components/drawings/roofline.tsx';
import { Icon } from '../../src/components/ui/icon.tsx';
import { iconNames } from '../../src/lib/icon-names.ts';
import { drawn } from './atlas.tsx';

/** The last of several shapes in a second colour, where the place of an icon names one: as the drawings have two. */
function twoToned(shapes: string): string {
  const last = shapes.lastIndexOf('><') + 1;
  const start = shapes.startsWith('</', last) ? shapes.lastIndexOf('<', last - 1) : last;
  if (start <= 0) return shapes;
  return shapes.slice(0, start) + shapes.slice(start).replace(/^<\w+/, '$& stroke="var(--second, currentColor)"');
}

/**
 * The sprite that pages refer to below their first screen: every icon, the logo, and the roofline over the footer. What a page
 * takes from it inherits the colours of the page.
 */
export function spriteSvg(): string {
  const icons = iconNames.map((name) => {
    const markup = renderToStaticMarkup(<Icon name={name} />);
    const shapes = twoToned(markup.slice(markup.indexOf('>') + 1, -'</svg>'.length));
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  const { viewBox, fit, shapes } = roofline;
  const lines = shapes.map(
    ({ filled, d }) =>
      `<path vector-effect="non-scaling-stroke" fill="${filled ? 'var(--color-surface-raised)' : 'none'}" ` +
      `stroke="var(--color-${filled ? 'ink' : 'ink-muted'})" stroke-width="${filled ? 2 : 1.25}" d="${d}"/>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...icons,
    `<symbol id="logo" viewBox="${logoSheet}" fill="none">${drawn(<LogoLines />)}</symbol>`,
    `<symbol id="roofline" viewBox="${viewBox}" preserveAspectRatio="${fit}">${lines.join('')}</symbol>`,
    '</svg>\n',
  ].join('\n');
}
