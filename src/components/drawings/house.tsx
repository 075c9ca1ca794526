import { anyBoiler, BoilerFront } from './boiler.tsx';
import { Drawing } from './drawing.tsx';
import { RadiatorPanel } from './radiator.tsx';

/** Renders a section through a London house with its heating circuit. Windows are lit after dark (house.css). */
export function House({ title }: { title?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 600 531" className="house" title={title}>
      <path className="d-line" d="M-170 214H66M-170 204H66M-170 160H66M534 204h1400M534 214h1400M534 160h1400" />
      <path
        className="d-outline house-pane"
        d={terrace.map(([x, y, count]) => `M${x} ${y}${windows(count)}`).join('')}
      />
      <path className="d-outline house-lit" d={litWindows.map(([x, y]) => `M${x} ${y}${windows(1)}`).join('')} />
      <path
        className="d-detail"
        d={`M-170 182H66M534 182h1400${terrace.map(([x, y, count]) => `M${x} ${y + 39}${glazing(count)}`).join('')}`}
      />
      <path className="d-outline" d="M78 204L196 108H404L522 204z" />
      <path className="d-detail" d="M103 184h394M128 164h344M152 144h296M176 124h248" />
      <path className="d-outline house-pane" d="M356 128h54l16 36h-62z" />
      <path className="d-detail" d="M384 128l10 36" />
      <path
        className="d-outline"
        d="M-14 530V144H1v386M-14 152H1M52 196v-92h64v92zm432 0v-92h64v92zm432 0v-92h64v92z"
      />
      <path className="d-outline" d={`M47 104${pots}m378 0${pots}m378 0${pots}`} />
      <path className="d-outline" d="M185 250V86h22v164zM180 78h32v10h-32z" />
      <path className="d-detail" d="M186 64c-8-8 6-14 0-24M198 66c-8-9 7-16 0-30M210 64c-8-8 6-14 0-24" />
      <path className="d-room" d="M78 216h444v306H78z" />
      <path className="d-cut" d="M66 204h468v326H66zM78 216v304h444V216z" />
      <path className="d-outline" d="M185 216h22v40h-22z" />
      <path className="d-detail" d="M78 508h444" />
      <path className="d-outline d-sky house-sky" d="M342 244h132v116H342z" />
      <circle className="house-lit" cx="366" cy="268" r="9" />
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
      <path className="d-flow" d="M152 484v47M325 531v-50" />
      <path className="d-return" d="M238 484v57M496 541v-60" />
      <path className="d-hot" d="M172 484v20H78" />
      <path className="d-gas" d="M194 484v32H78" />
      <g transform="translate(196 256)">
        <BoilerFront drawing={anyBoiler} />
        <circle className="d-outline house-lit" cy="120" r="11" />
      </g>
      <g transform="translate(332 392)">
        <RadiatorPanel width={158} height={96} />
      </g>
      <path className="d-outline" d="M322 384h178v6H322z" />
      <path className="d-solid" d="M400 384c-3-15 9-27 27-27 11 0 18 4 23 7l-1-14 8 6h8l7-6 1 15c1 11-5 19-16 19z" />
      <path className="d-tail" d="M405 381c-9 0-13 6-12 14 1 6-1 10-5 12" />
    </Drawing>
  );
}

/** Window rows of neighbouring houses, wider than any screen: left, top, number of windows. */
const terrace = [
  [-166, 250, 3],
  [-166, 390, 3],
  [556, 250, 8],
  [644, 390, 7],
] as const;

/** Left and top of windows that are lit after dark. */
const litWindows = [
  [10, 390],
  [556, 250],
  [908, 250],
] as const;

const windows = (count: number) => 'h40v80h-40zm88 0'.repeat(count);

/** Returns the glazing bars and sills of a row of windows. */
const glazing = (count: number) => 'h40m-20-39v80m-25 5h50m43-46'.repeat(count);

/** Path of a chimney's ledge and four pots. */
const pots = `h74v9h-74zm9 0${Array.from({ length: 4 }, () => 'l2-20h8l2 20z').join('m15 0')}`;
