import { Atlas } from './atlas/atlas.tsx';
import { type Leader, Leaders } from './atlas/leaders.tsx';
import { anyBoiler, BoilerFront } from './boiler.tsx';
import { RadiatorPanel } from './radiator.tsx';

const boilerParts: readonly Leader[] = [
  [1, 284, 56, 330],
  [3, 384, 268, 384, 214],
  [4, 421, 100, 421, 60],
  [6, 104, 108, 148],
  [7, 258, 276, 186],
];
const radiatorParts: readonly Leader[] = [
  [2, 580, 152, 580, 108],
  [5, 786, 80, 786, 40],
  [8, 665, 76, 704],
];

/**
 * Renders an installation with numbered parts; hidden from assistive technology because the list below contains the
 * words.
 */
export function Installation() {
  return (
    <div className="installation">
      <Atlas of="installation" />
      <Atlas of="installedRadiator" />
    </div>
  );
}

/** Draws the left half: old and new boiler, thermostat and filter. Pipes overlap the right half. */
export function InstalledBoiler({ numbered }: { numbered?: boolean }) {
  return (
    <>
      <path className="d-line" d="M28 170H4l8-7M4 170l8 7" />
      <path
        className="d-detail d-dashed"
        d="M37 92h78a3 3 0 0 1 3 3v144a3 3 0 0 1-3 3H37a3 3 0 0 1-3-3V95a3 3 0 0 1 3-3M34 126h84M52 150h48M52 164h48M52 178h48M76 92V62H42"
      />
      <path className="d-cond" d="M294 244v56" />
      <path className="d-flow" d="M196 224v20h333" />
      <path className="d-return" d="M282 224v44h247" />
      <path className="d-cold" d="M260 244v56" />
      <path className="d-outline" d="M250 260h20v30h-20z" />
      <g transform="translate(240 36)">
        <BoilerFront drawing={{ ...anyBoiler, width: 120, height: 180 }} />
      </g>
      <rect className="d-outline" x="352" y="252" width="64" height="32" rx="6" />
      <path className="d-outline" d="M376 246h16v6h-16zM486 238h10v12h-10zM486 262h10v12h-10z" />
      <rect className="d-outline" x="392" y="90" width="58" height="58" rx="10" />
      <text className="d-figure" x="421" y="126">
        20°
      </text>
      <path className="d-detail" d="M362 252v32m44-32v32M460 96c8 8 8 36 0 46m8-54c13 14 13 48 0 62" />
      {numbered && <Leaders of={boilerParts} />}
      {/* Drawn last, so that no leader line crosses these pipes. */}
      <path className="d-hot" d="M216 246v54" />
      <path className="d-gas" d="M238 224v76" />
    </>
  );
}

/** Draws the right half, with the same origin: radiator and certificate. */
export function InstalledRadiator({ numbered }: { numbered?: boolean }) {
  return (
    <>
      <path className="d-flow" d="M420 244h109v-10" />
      <path className="d-return" d="M420 268h272v-34" />
      <g transform="translate(536 138)">
        <RadiatorPanel width={150} height={104} />
      </g>
      <path className="d-flow d-arrow" d="M560 214v-44h44m-6-6l6 6-6 6" />
      <path className="d-return d-arrow" d="M662 170v44h-44m6-6l-6 6 6 6" />
      <path
        className="d-outline"
        d="M486 238h10v12h-10zM486 262h10v12h-10zM496 238h10v12h-10zM496 262h10v12h-10zM744 70h84v112h-84zM612 76a26 26 0 0 1 52 0 26 26 0 0 1-52 0"
      />
      <path className="d-detail" d="M756 88h48M756 102h60M756 114h60M756 126h44M629 59h18m-24 7h30" />
      <path className="d-trust d-arrow" d="M797 158a11 11 0 0 1 22 0 11 11 0 0 1-22 0m5 0l5 5 8-9" />
      <path className="d-tail" d="M638 94h.1" />
      <text className="d-reading" x="638" y="86">
        CO
      </text>
      {numbered && <Leaders of={radiatorParts} />}
    </>
  );
}
