import { Labels } from '../labels.tsx';
import { RadiatorPanel } from '../radiator.tsx';

/** Draws a flue and a condensate pipe on an outside wall, with the required clearances. */
export function FlueWall() {
  return (
    <>
      <path className="d-room d-line" d="M0 10h300v244H0z" />
      <path
        className="d-detail"
        d="M0 28h62M0 46h34m-14-36v18m-14 0v18m42-36v18M300 28h-40m40 18h-70m12-36v18m34 0v18m-24 0v-18M300 208h-86m86 18h-60m60 18h-82m20-36v18m40-18v18m-14 0v18m-26 0v10m-8-28v18m60 0v10"
      />
      <path className="d-sky d-outline" d="M204 84h76v92h-76z" />
      <path className="d-line" d="M242 84v92M204 130h76" />
      <path className="d-outline" d="M196 176h92v8h-92z" />
      <path className="d-detail" d="M142 94h60m-54-5l-6 5 6 5m48-10l6 5-6 5" />
      <Labels
        of={[
          ['300 mm', 146, 84],
          ['Flue', 104, 138],
          ['Condensate', 44, 176],
          ['Relief pipe', 150, 206],
        ]}
      />
      <circle className="d-outline" cx="116" cy="94" r="24" />
      <circle className="d-cut" cx="116" cy="94" r="13" />
      <path className="d-detail" d="M106 56q-8-10 0-20t0-18m20 38q-8-10 0-20t0-18" />
      <path className="d-outline" d="M66 145H36q-14 0-14 14v81h9v-81q0-5 5-5h30z" />
      <path className="d-outline" d="M60 142h14v16H60z" />
      <path className="d-outline" d="M8 240h36v14H8z" />
      <path className="d-outline" d="M126 158h24v13h-24z" />
      <path className="d-outline" d="M134 171v25q0 5-5 5h-13v8h16q10 0 10-10v-28z" />
      <path className="d-cut" d="M-16 253h332v5H-16z" />
    </>
  );
}

/** Draws a filling loop: a valve on the cold main, a braided hose and a valve on the heating return. */
export function FillingLoop() {
  return (
    <>
      <path className="d-outline" d="M216 8v44H24V8q48 12 96 0t96 0z" />
      <circle className="d-outline" cx="180" cy="26" r="17" />
      <path className="d-dial d-return" d="M171 33a11 11 0 0 1 3-16" />
      <path className="d-dial d-flow" d="M183 15a11 11 0 0 1 8 11" />
      <path className="d-line" d="M180 26l-4-9" />
      <path className="d-outline" d="M50 52h20v8H50zm120 0h20v8h-20z" />
      <path className="d-return" d="M60 60v126" />
      <path className="d-cold" d="M180 60v126" />
      <path className="d-line" d="M70 110c20 44 80 44 100 0M70 100c22 36 78 36 100 0" />
      <path className="d-detail" d="M77 122l6-7m8 20l7-12m11 19l7-15m11 16l6-17m11 11l6-18m9 7l5-18" />
      <path className="d-outline" d="M50 94h20v22H50zm120 0h20v22h-20z" />
      <path className="d-line" d="M60 94V84m-10 0h20m110 10V84m-10 0h20" />
      <text className="d-label" x="70" y="172">
        Heating
      </text>
      <text className="d-label d-end" x="170" y="172">
        Mains
      </text>
    </>
  );
}

/** Draws a cold radiator, with air at the top and sludge at the bottom. */
export function ColdRadiator() {
  return (
    <>
      <g transform="translate(30 34)">
        <RadiatorPanel width={220} height={126} />
        <path className="d-sky" d="M1 6a5 5 0 0 1 5-5h208a5 5 0 0 1 5 5v26q-54 10-110 2T1 34z" />
        <path className="d-cut" d="M1 125v-9q110-18 218 0v9z" />
        <path className="d-outline" d="M220 6h10v10h-10z" />
      </g>
      <text className="d-label" x="96" y="60">
        Cold at the top: air
      </text>
      <text className="d-label" x="76" y="184">
        Cold at the bottom: sludge
      </text>
      <path className="d-flow" d="M24 152v42" />
      <path className="d-return" d="M257 152v42" />
    </>
  );
}

/** Draws an expansion vessel with and without its air. */
export function Vessels() {
  return (
    <>
      <Vessel x={10} water="M10 104q52 22 104 0v20a30 30 0 0 1-30 30H40a30 30 0 0 1-30-30z" />
      <Vessel
        x={166}
        water="M196 22h44a30 30 0 0 1 30 30v72a30 30 0 0 1-30 30h-44a30 30 0 0 1-30-30V52a30 30 0 0 1 30-30z"
      />
      <Labels
        of={[
          ['Air', 54, 70],
          ['Water', 46, 138],
          ['Water', 202, 104],
        ]}
      />
      <text className="d-reading" x="62" y="210">
        Charged
      </text>
      <text className="d-reading" x="218" y="210">
        Flat
      </text>
    </>
  );
}

function Vessel({ x, water }: { x: number; water: string }) {
  return (
    <>
      <path
        className="d-outline"
        d={`M${x + 46} 22V10h12v12M${x + 30} 22h44a30 30 0 0 1 30 30v72a30 30 0 0 1-30 30H${x + 30}a30 30 0 0 1-30-30V52a30 30 0 0 1 30-30z`}
      />
      <path className="d-sky d-line" d={water} />
      <path className="d-return" d={`M${x + 52} 154v32`} />
    </>
  );
}

/** Draws a gas meter with its emergency control, open and closed. */
export function GasMeter() {
  return (
    <>
      <path className="d-gas" d="M64 220V48q0-12 12-12h26q12 0 12 12v20m92 0V48q0-12 12-12h70" />
      <path className="d-line" d="M288 26q-7 5 0 10t0 10" />
      <path className="d-outline" d="M100 60h28v14h-28zm92 0h28v14h-28z" />
      <rect className="d-outline" x="92" y="74" width="136" height="130" rx="8" />
      <rect className="d-screen" x="112" y="94" width="96" height="26" rx="2" />
      <text className="d-lcd" x="160" y="111">
        02931 m³
      </text>
      <path className="d-detail" d="M112 140h96m-96 12h60" />
      <circle className="d-detail" cx="196" cy="172" r="14" />
      <path className="d-detail d-dashed" d="M39 145h50v10H39z" />
      <circle className="d-outline" cx="64" cy="150" r="13" />
      <rect className="d-cut" x="59" y="125" width="10" height="50" rx="3" />
      <text className="d-label d-end" x="52" y="122">
        On
      </text>
      <text className="d-label d-end" x="26" y="154">
        Off
      </text>
    </>
  );
}

/** Draws a flue gas analyser with its probe, and the report of a service with the same readings. */
export function ServiceReport() {
  return (
    <>
      <path className="d-line" d="M14 124v34q0 14 14 14h8" />
      <path className="d-outline" d="M11 4h6v70h-6zM4 74h20v44l-4 6H8l-4-6z" />
      <rect className="d-outline" x="36" y="12" width="122" height="170" rx="8" />
      <rect className="d-screen" x="46" y="22" width="102" height="92" rx="3" />
      <text className="d-lcd" x="97" y="62">
        CO 62 ppm
      </text>
      <text className="d-lcd" x="97" y="86">
        ratio 0.0007
      </text>
      <path
        className="d-sky d-detail"
        d="M46 127h28v18H46zm37 0h28v18H83zm37 0h28v18h-28zM46 154h28v18H46zm37 0h28v18H83zm37 0h28v18h-28z"
      />
      <path className="d-outline" d="M172 18h146v164H172z" />
      <path className="d-outline" d="M221 8h48v20h-48z" />
      <text className="d-reading" x="245" y="52">
        Report
      </text>
      <path className="d-line" d="M182 62h126" />
      <path className="d-detail" d="M182 90h126m-126 28h126m-126 28h126" />
      {reportRows.map(([label, reading], index) => (
        <g key={label} transform={`translate(0 ${81 + 28 * index})`}>
          <text className="d-label" x="182">
            {label}
          </text>
          <text className="d-reading" x="278">
            {reading}
          </text>
        </g>
      ))}
      <path className="d-accent d-trust" d="M290 162l6 7 12-14" />
    </>
  );
}

/** Readings of the specimen report in the service guide. */
const reportRows = [
  ['CO ratio', '0.0007'],
  ['O₂ in air', '20.9%'],
  ['Pressure', '1.2 bar'],
] as const;

/** Draws the flow test: the cold tap runs into a bucket for half a minute. */
export function TapTest() {
  return (
    <>
      <path className="d-outline" d="M0 44h96V32H84V20h44v12h-12v12h10q34 0 34 36v20h-26V86q0-10-12-10H0z" />
      <path className="d-line" d="M106 20V8m-22 0h44" />
      <path className="d-cold" d="M147 104v96" />
      <path className="d-sky" d="M98 200h98l-8 64h-82z" />
      <path className="d-fascia" d="M92 156h110l-2 18H94z" />
      <path className="d-line" d="M92 156l14 110h82l14-110zM94 174h106" />
      <path className="d-cut" d="M-2 266h300v6H-2zM-2 30h8v48h-8z" />
      <path className="d-detail" d="M188 242h-14m16-20h-14m17-20h-14" />
      <path className="d-outline" d="M244 28h12v12h-12z" />
      <circle className="d-outline" cx="250" cy="76" r="38" />
      <path className="d-detail" d="M250 42v6m0 56v6m34-34h-6m-56 0h-6" />
      <path className="d-room d-line" d="M250 76V50a26 26 0 0 1 0 52z" />
      <text className="d-reading" x="250" y="140">
        30 s
      </text>
    </>
  );
}
