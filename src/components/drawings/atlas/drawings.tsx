import type { ReactElement } from 'react';
import { boilerDrawings } from '../../../content/brand-summaries.ts';
import { combiReviews } from '../../../content/combi-reviews.ts';
import { repressuriseSteps } from '../../../content/figures/boiler-pressure-guide.ts';
import { topThree } from '../../../content/figures/top-combi-boilers-london.ts';
import { packages } from '../../../content/packages.ts';
import { pressure } from '../../../content/pressure.ts';
import type { AtlasFile } from '../../../lib/public-files.ts';
import { BoilerFront } from '../boiler.tsx';
import { frontSheet } from '../boiler-layout.ts';
import { MiniDial, miniId, miniSheet } from '../gauge.tsx';
import { InstalledBoiler, InstalledRadiator } from '../installation.tsx';
import { pictureFile, pictureId } from '../pictogram.tsx';
import { Cutaway } from './cutaway.tsx';
import { ColdRadiator, Cylinder, FillingLoop, FlueWall, GasMeter, TapTest, Vessels } from './figures.tsx';
import { OilCutaway } from './oil-cutaway.tsx';
import { Picture, pictureNames } from './pictures.tsx';
import { fileOf, type SheetName, sheets } from './sheets.ts';

/** A drawing of the atlas: the name that pages call it by, its sheet, and what stands on it. */
interface AtlasDrawing {
  id: string;
  file: AtlasFile;
  sheet: readonly [left: number, top: number, width: number, height: number];
  drawing: ReactElement;
  /** Its lines may reach over the edge of the sheet. */
  overflow?: 'visible';
}

const figures: Record<SheetName, ReactElement> = {
  parts: <Cutaway kind="combi" keyed />,
  combi: <Cutaway kind="combi" />,
  system: <Cutaway kind="system" />,
  regular: <Cutaway kind="regular" />,
  oil: <OilCutaway />,
  flue: <FlueWall />,
  filling: <FillingLoop />,
  radiator: <ColdRadiator />,
  vessel: <Vessels />,
  meter: <GasMeter />,
  cylinder: <Cylinder />,
  tap: <TapTest />,
  installation: <InstalledBoiler />,
  installedRadiator: <InstalledRadiator />,
};

/** The brands whose boilers stand below a first screen. */
const fronts = () => [...new Set([...packages, ...combiReviews, ...topThree].map(({ brand }) => brand))];

/** The readings, in bar, that a small dial shows beside a step. */
const readings = () => [...new Set(repressuriseSteps.map(({ reading }) => reading))];

/** Returns the drawings in the files of the atlas, charts excluded. The content must be valid. */
export const atlasDrawings = (): readonly AtlasDrawing[] => [
  ...(Object.keys(sheets) as SheetName[]).map((id) => ({
    id,
    file: fileOf(id),
    sheet: sheets[id],
    drawing: figures[id],
  })),
  ...fronts().map((id) => ({
    id,
    file: 'boilers' as const,
    sheet: frontSheet(boilerDrawings[id]),
    drawing: <BoilerFront drawing={boilerDrawings[id]} />,
  })),
  ...readings().map((needle) => ({
    id: miniId(needle),
    file: 'figures' as const,
    sheet: miniSheet,
    drawing: <MiniDial needle={needle} band={pressure.cold} />,
  })),
  ...pictureNames.map((name) => ({
    id: pictureId(name),
    file: pictureFile(name),
    sheet: [0, 0, 48, 48] as const,
    drawing: <Picture of={name} />,
    overflow: 'visible' as const,
  })),
];
