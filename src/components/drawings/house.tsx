import type { BoilerDrawing } from '../../content/types.ts';
import { BoilerFront } from './boiler.tsx';
import { Drawing } from './drawing.tsx';
import { RadiatorPanel } from './radiator.tsx';

/** A boiler of no make in particular. */
const boiler = {
  width: 124,
  height: 206,
  radius: 10,
  fascia: 42,
  position: 'low',
  tone: 'dark',
  display: 34,
  dial: 'right',
  knobs: 2,
  accent: 'flow',
} as const satisfies BoilerDrawing;

/**
 * A London house in section, boiler and radiator on one circuit. It stands on the flow-and-return rule that follows it:
 * its flow pipes end in the orange line, its return pipes cross to the blue one.
 */
export function House({ title }: { title?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 600 541" className="house" title={title}>
      <path
        className="d-line"
        d="M1 530V214M0 214h66M0 204h66M534 204h66M534 214h66M0 181l20-21h46M534 160h30l36 36M552 530V398h48M560 530V412h40M560 430h40"
      />
      <path className="d-outline" d="M10 250h40v74H10zM10 390h40v84H10zM556 250h40v74h-40z" />
      <path
        className="d-detail"
        d="M10 287h40M30 250v74M5 329h50M10 432h40M30 390v84M5 479h50M556 287h40M576 250v74M551 329h49"
      />
      <path className="d-outline" d="M78 204L196 108H404L522 204z" />
      <path className="d-detail" d="M103 184h394M128 164h344M152 144h296M176 124h248" />
      <path className="d-outline" d="M356 128h54l16 36h-62z" />
      <path className="d-detail" d="M384 128l10 36" />
      <path className="d-outline" d="M52 196V104h64v92zM484 196V104h64v92z" />
      <path className="d-outline" d={`${pots(47)}${pots(479)}`} />
      <path className="d-outline" d="M185 250V86h22v164zM180 78h32v10h-32z" />
      <path className="d-detail" d="M186 64c-8-8 6-14 0-24M198 66c-8-9 7-16 0-30M210 64c-8-8 6-14 0-24" />
      <path className="d-room" d="M78 216h444v306H78z" />
      <path className="d-cut" d="M66 204h468v326H66zM78 216v304h444V216z" />
      <path className="d-outline" d="M185 216h22v40h-22z" />
      <path className="d-detail" d="M78 508h444" />
      <path className="d-outline d-sky" d="M342 244h132v116H342z" />
      <path
        className="d-detail"
        d="M342 338l16-12 14 12v22m0-22h26l14-14 16 14v22m0-30h16v30m-12-30v-8h8v8m4 12h30M342 302h132"
      />
      <path className="d-line" d="M408 244v116" />
      <path className="d-outline" d="M332 360h152v8H332z" />
      <rect className="d-outline" x="278" y="300" width="34" height="34" rx="6" />
      <text className="d-reading" x="295" y="322">
        20°
      </text>
      <path className="d-flow" d="M152 484v57M325 541v-60" />
      <path className="d-return" d="M238 484v67M496 551v-70" />
      <path className="d-hot" d="M172 484v20H78" />
      <path className="d-gas" d="M194 484v32H78" />
      <g transform="translate(196 256)">
        <BoilerFront drawing={boiler} />
      </g>
      <g transform="translate(332 392)">
        <RadiatorPanel width={158} height={96} />
      </g>
      <path className="d-outline" d="M322 384h178v6H322z" />
      <path className="d-cut" d="M400 384c-3-15 9-27 27-27 11 0 18 4 23 7l-1-14 8 6h8l7-6 1 15c1 11-5 19-16 19z" />
      <path className="d-tail" d="M405 381c-9 0-13 6-12 14 1 6-1 10-5 12" />
    </Drawing>
  );
}

/** A chimney's ledge and its four pots. */
function pots(left: number): string {
  const pot = (index: number) => `M${left + 9 + 15 * index} 104l2-20h8l2 20z`;
  return `M${left} 104h74v9h-74z${[0, 1, 2, 3].map(pot).join('')}`;
}
