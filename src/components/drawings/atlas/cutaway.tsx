import { PartNumbers } from '../installation.tsx';

/** Positions of the part numbers (parts.ts). */
const parts = [
  [1, 214, 16],
  [2, 272, 100],
  [3, 276, 158],
  [4, 136, 98],
  [5, 176, 166],
  [6, 98, 232],
  [7, 233, 330],
  [8, 92, 156],
  [9, 196, 302],
  [10, 80, 308],
  [11, 120, 268],
  [12, 159, 322],
] as const;

/** Draws a wall-hung boiler without its front panel. */
export function Cutaway({ kind, numbered }: { kind: 'combi' | 'system'; numbered?: boolean }) {
  return (
    <>
      <rect className="d-outline" x="64" y="56" width="216" height="314" rx="6" />
      <path className="d-fascia d-detail" d="M112 70h154v178H112z" />
      <path className="d-outline" d="M198 4h32v66h-32z" />
      <path className="d-room d-detail" d="M206 0h16v212h-16z" />
      <CommonParts />
      <Hydraulics />
      {kind === 'combi' ? <HotWater /> : <path className="d-return" d="M196 318v76" />}
      <path className="d-gas" d="M252 394V174" />
      <path className="d-cond" d="M233 306v88" />
      {numbered && <PartNumbers parts={parts} />}
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
      <path className="d-flow" d="M120 394V138h72a7 7 0 0 1 0 14" />
      <path className="d-return" d="M192 152h-36a7 7 0 0 0 0 14h36a7 7 0 0 1 0 14h-62v82" />
      <circle className="d-outline" cx="246" cy="112" r="18" />
      <path className="d-detail" d="M246 112l-4-13m4 13l13-4m-13 4l4 13m-4-13l-13 4M246 130v12" />
      <path className="d-outline" d="M238 142h26v32h-26z" />
      <path className="d-outline" d="M116 222h8v14h-8zm10 12h8v14h-8z" />
      <path className="d-detail" d="M214 216v12l18 22v10" />
      <path className="d-outline" d="M223 260h20v40l-6 6h-8l-6-6z" />
      <path className="d-sky d-detail" d="M223 284h20v16l-6 6h-8l-6-6z" />
    </>
  );
}

/** Draws pump, expansion vessel and safety valve. */
function Hydraulics() {
  return (
    <>
      <path className="d-detail" d="M94 244v28h102" />
      <rect className="d-outline" x="80" y="112" width="24" height="132" rx="12" />
      <path className="d-sky d-detail" d="M80 182q12 8 24 0v50a12 12 0 0 1-24 0z" />
      <path className="d-return" d="M130 262h66v24" />
      <circle className="d-outline" cx="196" cy="302" r="17" />
      <path className="d-line" d="M120 336H88m-8 8v50" />
      <path className="d-outline" d="M72 328h16v16H72z" />
    </>
  );
}

/** Draws diverter valve, plate heat exchanger and tap pipes. */
function HotWater() {
  return (
    <>
      <path className="d-flow" d="M120 290h28" />
      <path className="d-return" d="M172 330h24m0-12v76" />
      <path className="d-outline" d="M108 278h24v24h-24zM144 280h30v60h-30z" />
      <path className="d-detail" d="M150 280v60m6-60v60m6-60v60m6-60v60" />
      <path className="d-hot" d="M150 340v54" />
      <path className="d-cold" d="M168 340v54" />
    </>
  );
}
