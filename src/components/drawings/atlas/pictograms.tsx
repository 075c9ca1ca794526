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
    ink: 'M38 3l-7 7 7 7 7-7a12 12 0 0 1-15 15L13 42a5 5 0 0 1-7-7l17-17A12 12 0 0 1 38 3z',
    back: 'M10 5q-9 14 0 14t0-14',
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
  'water-tap': {
    ink: 'M2 12h6v18H2zM8 16h18q14 0 14 14v4H30v-3q0-5-5-5H8zM19 16V7M11 6h16',
    back: 'M35 40v8',
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
  codes: { ink: 'M4 5h40v38H4zM4 15h40M18 15v28', detail: 'M4 24h40M4 33h40' },
  lamp: {
    ink: 'M2 8h44v32H2zM17 20a4 4 0 1 1-.1 0',
    detail: 'M33 18h8M33 24h8M33 30h8',
    flow: 'M17 14a10 10 0 1 1-.1 0',
  },
  flame: {
    ink: 'M24 2q0 9 8 15t7 15a15 14 0 0 1-30 0q0-9 6-15 0 6 4 8 0-15 5-23',
    flow: 'M24 28q7 6 4 11h-8q-3-5 4-11',
  },
  smoke: {
    ink: 'M2 2h12v44H2zM14 26h14v12H14zM28 22h6v20h-6z',
    detail: 'M2 13h12M2 24h12M2 35h12M36 18q-7-4 0-8t0-8M44 24q-7-4 0-8t0-8',
  },
  noise: {
    ink: 'M14 8h20v30H14zM20 8V2h8v6M24 20a4 4 0 1 1-.1 0M14 31h20',
    detail: 'M19 38v8M29 38v8',
    flow: 'M9 14q-5 8 0 16M3 10q-7 12 0 24M39 14q5 8 0 16M45 10q7 12 0 24',
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
