import { type Leader, Leaders } from './leaders.tsx';

/** Vertical lines of the numbers beside the case, and the horizontal line of those below the floor. */
const [left, right, below] = [36, 310, 434];

const parts: readonly Leader[] = [
  [1, 310, 145, right, 108],
  [2, 213, 193, right],
  [3, 262, 266, right],
  [4, 210, 350, right],
  [5, 141, 270, 141, below],
  [6, 90, 356, 90, below],
  [7, 54, 374, 54, below],
  [8, 16, 376, 16, below],
  [9, 101, 306, left],
  [10, 103, 271, left],
  [11, 98, 236, left],
  [12, 132, 163, left],
];

/** Draws a floor-standing oil boiler from the side: oil line, burner, chamber, baffles and flue. */
export function OilCutaway() {
  return (
    <>
      <path className="d-line" d="M0 410h372" />
      <path className="d-fascia d-line" d="M332 40h24v370h-24z" />
      <path
        className="d-detail"
        d="M332 70h24m-24 30h24m-24 90h24m-24 30h24m-24 30h24m-24 30h24m-24 30h24m-24 30h24m-24 30h24M344 40v30m0 120v30m0 30v30m0 30v30m0 30v40"
      />
      <path className="d-outline" d="M70 100h212a6 6 0 0 1 6 6v294H64V106a6 6 0 0 1 6-6z" />
      <path className="d-line" d="M76 400v10m200-10v10" />
      <path className="d-outline" d="M254 128h114v34H254z" />
      <path className="d-room d-detail" d="M236 136h136v18H236z" />
      <path className="d-fascia d-line" d="M132 130h104v182H132z" />
      <path className="d-room d-detail" d="M146 142h76v158h-76z" />
      <path className="d-line" d="M146 166h58m18 18h-58m-18 18h58m18 18h-58" />
      <path className="d-room d-flow d-arrow" d="M164 270q34-24 50 0q-16 22-50 0zm10 0q16-9 24 0q-8 8-24 0z" />
      <path className="d-outline" d="M122 260h38v20h-38z" />
      <path className="d-outline" d="M84 244h38v54H84z" />
      <circle className="d-outline" cx="103" cy="271" r="14" />
      <path className="d-detail" d="M103 271l-3-10m3 10l10-3m-10 3l3 10m-3-10l-10 3" />
      <path className="d-outline" d="M92 298h22v18H92z" />
      <path className="d-outline" d="M84 228h38v16H84z" />
      <circle className="d-relief d-accent" cx="112" cy="236" r="3" />
      <path className="d-gas" d="M0 374h66q30 0 22-30t14-28" />
      <path className="d-outline" d="M9 364h16v22a8 8 0 0 1-16 0zM45 366h14v16H45z" />
      <path className="d-line" d="M52 366v-12m-6 0h12" />
      <path className="d-flow" d="M132 194H84V60" />
      <path className="d-return" d="M236 290h14v70h-86v50" />
      <circle className="d-outline" cx="210" cy="360" r="17" />
      <path className="d-outline" d="M252 248h20v36l-5 6h-10l-5-6z" />
      <path className="d-sky d-detail" d="M252 270h20v14l-5 6h-10l-5-6z" />
      <path className="d-detail" d="M262 162v86" />
      <path className="d-cond" d="M262 290v120" />
      <path className="d-outline" d="M122 156h20v14h-20z" />
      <Leaders of={parts} />
    </>
  );
}
