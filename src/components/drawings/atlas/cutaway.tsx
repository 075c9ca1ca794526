import { type Leader, Leaders } from './leaders.tsx';

/** Vertical lines of the numbers beside the case. */
const [left, right] = [38, 306];

/** Numbers of the parts (parts.ts), and of the steps of a service in the service guide. */
const numbers = {
  parts: [
    [1, 214, 28, right],
    [2, 246, 112, right],
    [3, 252, 154, right],
    [4, 180, 190, right],
    [5, 233, 272, right],
    [6, 196, 310, right],
    [7, 80, 350, left],
    [8, 159, 316, left],
    [9, 120, 282, left],
    [10, 125, 241, left],
    [11, 92, 172, left],
    [12, 152, 112, left, 100],
  ],
  steps: [
    [1, 68, 66, left],
    [2, 252, 154, right],
    [3, 214, 28, right],
    [4, 152, 100, left],
    [5, 180, 190, right],
    [6, 233, 272, right],
    [7, 92, 172, left],
    [8, 196, 310, right],
    [9, 150, 380, left],
  ],
} as const satisfies Record<string, readonly Leader[]>;

/** Centres of the steps' numbers in the drawing `steps`. */
export const stepPlaces = numbers.steps.map(([, , y, x]) => [x, y] as const);

/** Draws a wall-hung boiler without its front panel. */
export function Cutaway({ numbered }: { numbered?: keyof typeof numbers }) {
  return (
    <>
      <rect className="d-outline" x="64" y="56" width="216" height="314" rx="6" />
      <path className="d-fascia d-detail" d="M112 70h154v178H112z" />
      <path className="d-outline" d="M198 4h32v66h-32z" />
      <path className="d-room d-detail" d="M206 0h16v212h-16z" />
      <CommonParts />
      <Hydraulics />
      <HotWater />
      {numbered === 'steps' && (
        <>
          <path className="d-detail" d="M38 172v178h42" />
          <path className="d-tail" d="M80 350h.1" />
        </>
      )}
      {numbered && <Leaders of={numbers[numbered]} />}
      {/* Drawn last, so that no leader line crosses these pipes. */}
      <path className="d-flow" d="M120 394v-100m0-24v-22m0-14v-96h72a7 7 0 0 1 0 14" />
      <path className="d-gas" d="M252 394V174" />
      <path className="d-cond" d="M233 306v88" />
    </>
  );
}

/** Draws the two parts that control the pressure, with their names, in a faded boiler. */
export function PressureParts() {
  return (
    <>
      <g opacity=".6">
        <Cutaway />
      </g>
      <PressureVessel />
      <path className="d-line" d="M120 350H88m-8 8v36" />
      <path className="d-outline" d="M72 342h16v16H72z" />
      <path className="d-detail" d="M48 172h44M48 350h32" />
      <path className="d-tail" d="M92 172h.01M80 350h.01" />
      <g className="d-label d-end" fontSize={14}>
        {Object.entries({ Expansion: 169, vessel: 186, Relief: 347, valve: 364 }).map(([word, y]) => (
          <text key={word} x="42" y={y}>
            {word}
          </text>
        ))}
      </g>
    </>
  );
}

/** Draws the parts of every gas boiler: burner, heat exchanger, fan, gas valve and trap. */
function CommonParts() {
  return (
    <>
      <path className="d-outline" d="M140 108l8-16h90v14h-34v88l18 12v10h-16l-66-14z" />
      <path className="d-detail" d="M150 130v60m10-60v60m10-60v60m10-60v60m10-60v60" />
      <path className="d-line" d="M146 112h52" />
      <path
        className="d-room d-flow d-arrow"
        d="M154 115q5 7 0 13q-5-6 0-13zm12 0q5 7 0 13q-5-6 0-13zm12 0q5 7 0 13q-5-6 0-13zm12 0q5 7 0 13q-5-6 0-13z"
      />
      <path className="d-return" d="M192 152h-36a7 7 0 0 0 0 14h36a7 7 0 0 1 0 14h-62v82" />
      <circle className="d-outline" cx="246" cy="112" r="18" />
      <path className="d-detail" d="M246 112l-4-13m4 13l13-4m-13 4l4 13m-4-13l-13 4M246 130v12" />
      <path className="d-outline" d="M238 142h26v32h-26z" />
      <path className="d-outline" d="M116 234h8v14h-8zm10 0h8v14h-8z" />
      <path className="d-detail" d="M243 150l16 16v-16l-16 16zM214 216v12l18 22v10" />
      <path className="d-outline" d="M223 260h20v40l-6 6h-8l-6-6z" />
      <path className="d-sky d-detail" d="M223 284h20v16l-6 6h-8l-6-6z" />
    </>
  );
}

/** Draws pump, expansion vessel and safety valve. */
function Hydraulics() {
  return (
    <>
      <path className="d-detail" d="M92 230v36h104" />
      <PressureVessel />
      <path className="d-return" d="M130 262h66v32" />
      <circle className="d-outline" cx="196" cy="310" r="17" />
      <path className="d-line" d="M184 322h24l-12-29zM120 350H88m-8 8v36" />
      <path className="d-outline" d="M72 342h16v16H72z" />
    </>
  );
}

function PressureVessel() {
  return (
    <>
      <rect className="d-outline" x="80" y="114" width="24" height="116" rx="12" />
      <path className="d-sky d-detail" d="M80 180q12 8 24 0v38a12 12 0 0 1-24 0z" />
    </>
  );
}

/** Draws diverter valve, plate heat exchanger and tap pipes. */
function HotWater() {
  return (
    <>
      <path className="d-flow" d="M120 284h28" />
      <path className="d-return" d="M172 334h24m0-8v68" />
      <path className="d-outline" d="M108 270h24v24h-24zM144 280h30v60h-30z" />
      <path className="d-detail" d="M112 274l16 16v-16l-16 16zM150 280v60m6-60v60m6-60v60m6-60v60" />
      <path className="d-hot" d="M150 340v54" />
      <path className="d-cold" d="M168 340v54" />
    </>
  );
}
