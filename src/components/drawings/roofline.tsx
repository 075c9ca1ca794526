import { SpriteIcon } from '../ui/sprite-icon.tsx';

/** Renders the London skyline above the footer. */
export function Roofline() {
  return <SpriteIcon name="roofline" className="roofline" />;
}

/** Left, top and number of pots. */
const chimneys = [
  [18, 60, 3],
  [262, 58, 4],
  [444, 58, 4],
  [652, 58, 3],
  [962, 62, 3],
  [1062, 58, 4],
] as const;

/** Returns the path of a chimney. Relative commands make equal chimneys equal strings, which compress well. */
function chimney([left, top, pots]: readonly [number, number, number]): string {
  const width = pots * 10 + 2;
  const height = 112 - top;
  const pot = 'l1-12h4l1 12z';
  return `M${left} 112v-${height}h${width}v${height}zm-3-${height}h${width + 6}v5h-${width + 6}zm6 0${Array(pots).fill(pot).join('m10 0')}`;
}

/** The drawing in public/pictures.svg (`npm run draw`), from back to front. */
export const roofline = {
  viewBox: '0 0 1200 121',
  fit: 'xMinYMax slice',
  shapes: [
    {
      filled: false,
      d: 'M70 120V40M100 120V36M130 120V34M160 120V34M190 120V36M220 120V40M70 40q75-14 150 0M70 66q75-14 150 0M70 92q75-14 150 0M70 66l30-30 30 28 30-30 30 30 30-24M742 120V68h26v-6h84v6h26v52M744 68V16h9v52M759 66V16h9v46M852 62V16h9v46M867 68V16h9v52M742 84h136M520 120V92h60v28M528 92V78h44v14M532 78a18 20 0 0 1 36 0M546 58v-8h8v8M550 50V36M546 41h8',
    },
    { filled: true, d: chimneys.map(chimney).join('') },
    {
      filled: true,
      d: 'M-4 121V94h20l24-20 26 20v27zM244 121V96l26-20h56l26 20v25zM352 121V98h72v23zM424 121V96l20-18h48l20 18v25zM600 121V92h44l24-18 24 18h22v29zM900 121V96l30-22h52l26 22v25zM1008 121V98h36v23zM1044 121V96l26-20h56l26 20v25zM1152 121V98h52v23z',
    },
    {
      filled: false,
      d: 'M290 96V86h14v10M460 96V86h14v10M950 96V84h14v12M1090 96V86h14v10M20 94h40M606 104h96M250 104h98M430 104h78M908 104h96',
    },
  ],
} as const;
