import type { PictogramName } from '../pictogram.tsx';

/** Paths by line style, on a grid of 48 units. */
interface Strokes {
  ink: string;
  detail?: string;
  dashed?: string;
  flow?: string;
  back?: string;
}

const pictograms: Record<PictogramName, Strokes> = {
  'New Boiler Installation': {
    ink: 'M8 10h24v28H8zM20 10V4h24M44 0v48',
    detail: 'M8 29h24',
    flow: 'M14 38v10',
    back: 'M26 38v10',
  },
  'Combi Boiler Replacement': {
    ink: 'M24 10h24v28H24z',
    detail: 'M24 29h24',
    dashed: 'M0 48V18q8-10 16 0v30z',
    flow: 'M30 38v10',
    back: 'M42 38v10',
  },
  'Gas Safety Certificates': {
    ink: 'M9 2h30v44H9z',
    detail: 'M15 11h18M15 18h18',
    back: 'M17 34l5 5 9-10',
  },
  'Emergency Repairs 24/7': {
    ink: 'M18 2v12h12V2a12 12 0 0 1-2 22v22h-8V24a12 12 0 0 1-2-22z',
    back: 'M8 24q-9 14 0 14t0-14M40 24q-9 14 0 14t0-14',
  },
  'Annual Boiler Servicing': {
    ink: 'M24 4a20 20 0 1 1-.1 0M24 10a14 14 0 1 1-.1 0',
    flow: 'M24 15q9 9 4 16h-8q-5-7 4-16',
    back: 'M16 32h16',
  },
  'Central Heating Systems': {
    ink: 'M8 8h32v28H8z',
    detail: 'M14 13v18M19 13v18M24 13v18M29 13v18M34 13v18',
    flow: 'M3 48V31h5',
    back: 'M45 48V31h-5',
  },
  '24/7': {
    ink: 'M24 4a20 20 0 1 1-.1 0M24 13v11l8 5',
    flow: 'M4 24a20 20 0 0 1 40 0',
    back: 'M4 24a20 20 0 0 0 40 0',
  },
  'Gas Safe': {
    ink: 'M2 8h44v30H2zM14 15a5 5 0 1 1-.1 0',
    detail: 'M27 18h13M7 33q7-11 14 0',
    back: 'M27 29l5 5 9-10',
  },
  'Same day': {
    ink: 'M2 8h28v28H2zM30 18h8l8 9v9H30zM12 32a5 5 0 1 1-.1 0M37 32a5 5 0 1 1-.1 0',
    flow: 'M2 18h28',
    back: 'M2 24h28',
  },
  '10 years': {
    ink: 'M24 2a15 15 0 1 1-.1 0',
    detail: 'M17 17l5 5 9-10',
    flow: 'M18 32v16',
    back: 'M30 32v16',
  },
  drop: {
    ink: 'M24 4q14 18 14 26a14 14 0 0 1-28 0q0-8 14-26',
    back: 'M17 30a7 7 0 0 0 7 7',
  },
  'oil-drop': {
    ink: 'M24 4q14 18 14 26a14 14 0 0 1-28 0q0-8 14-26',
    flow: 'M17 30a7 7 0 0 0 7 7',
  },
  tank: {
    ink: 'M4 12h40v26H4zM19 12V6h10v6M10 38v8M38 38v8',
    flow: 'M4 28h40',
  },
  gauge: {
    ink: 'M24 4a20 20 0 1 1-.1 0M24 24L14 14',
    flow: 'M24 10a14 14 0 0 1 14 14',
    back: 'M10 24a14 14 0 0 1 4-10',
  },
  lamp: {
    ink: 'M4 6h40v36H4zM24 16a8 8 0 1 1-.1 0',
    flow: 'M24 8v4M24 36v4M8 24h4M36 24h4',
  },
  flame: {
    ink: 'M24 2q18 18 12 34a14 14 0 0 1-24 0q-6-16 12-34',
    flow: 'M24 22q9 9 4 16h-8q-5-7 4-16',
  },
  smoke: {
    ink: 'M16 46V28h16v18M12 28h24',
    detail: 'M17 22q-6-5 0-10t0-10M24 22q-6-5 0-10t0-10M31 22q-6-5 0-10t0-10',
  },
  noise: {
    ink: 'M13 6h22v36H13z',
    detail: 'M13 33h22',
    flow: 'M7 16q-5 8 0 16M41 16q5 8 0 16',
  },
};

export const pictogramNames = Object.keys(pictograms) as PictogramName[];

export function PictogramPaths({ of }: { of: PictogramName }) {
  const { ink, detail, dashed, flow, back } = pictograms[of];
  return (
    <>
      <path className="d-outline" d={ink} />
      {detail && <path className="d-detail" d={detail} />}
      {flow && <path className="d-flow" d={flow} />}
      {back && <path className="d-return" d={back} />}
      {dashed && <path className="d-detail d-dashed" d={dashed} />}
    </>
  );
}
