import type { ReactElement } from 'react';
import { combiReviews } from '../../../content/combi-reviews.ts';
import { topThree } from '../../../content/figures/top-combi-boilers-london.ts';
import { packages } from '../../../content/packages.ts';
import type { AtlasFile } from '../../../lib/public-files.ts';
import { BoilerFront } from '../boiler.tsx';
import { frontViewBox } from '../boiler-layout.ts';
import { InstalledBoiler, InstalledRadiator } from '../installation.tsx';
import { pictogramFiles, pictogramId } from '../pictogram.tsx';
import { CostlyHouse } from './costly-house.tsx';
import { Cutaway, PressureParts } from './cutaway.tsx';
import { ColdRadiator, FillingLoop, FlueWall, GasMeter, ServiceReport, TapTest, Vessels } from './figures.tsx';
import { drawingOf } from './model-drawings.ts';
import { OilCutaway } from './oil-cutaway.tsx';
import { PictogramPaths, pictogramNames } from './pictograms.tsx';
import { type FigureName, fileOf, viewBoxes } from './view-boxes.ts';

interface AtlasDrawing {
  id: string;
  file: AtlasFile;
  viewBox: readonly [left: number, top: number, width: number, height: number];
  drawing: ReactElement;
  /** Allows lines outside the view box. */
  overflow?: 'visible';
}

const figures: Record<FigureName, ReactElement> = {
  parts: <Cutaway numbered="parts" />,
  steps: <Cutaway numbered="steps" />,
  pressureParts: <PressureParts />,
  oil: <OilCutaway />,
  flue: <FlueWall />,
  filling: <FillingLoop />,
  toppingUp: <FillingLoop />,
  radiator: <ColdRadiator />,
  vessel: <Vessels />,
  meter: <GasMeter />,
  report: <ServiceReport />,
  tap: <TapTest />,
  extras: <CostlyHouse />,
  installation: <InstalledBoiler numbered />,
  installedRadiator: <InstalledRadiator numbered />,
};

/** Boilers that are shown below the first screen. */
const fronts = () =>
  new Map(
    [...packages, ...combiReviews, ...topThree]
      .map(({ brand, name }) => drawingOf(brand, name))
      .map(({ id, drawing }) => [id, drawing]),
  );

/** Returns all drawings of the atlas files except charts. Requires valid content. */
export const atlasDrawings = (): readonly AtlasDrawing[] => [
  ...(Object.keys(viewBoxes) as FigureName[]).map((id) => ({
    id,
    file: fileOf(id),
    viewBox: viewBoxes[id],
    drawing: figures[id],
    ...(id.startsWith('install') && { overflow: 'visible' as const }),
  })),
  ...Array.from(fronts(), ([id, drawing]) => ({
    id,
    file: 'boilers' as const,
    viewBox: frontViewBox(drawing),
    drawing: <BoilerFront drawing={drawing} />,
  })),
  ...pictogramNames.flatMap((name) =>
    pictogramFiles(name).map((file) => ({
      id: pictogramId(name),
      file,
      viewBox: [0, 0, 48, 48] as const,
      drawing: <PictogramPaths of={name} />,
      overflow: 'visible' as const,
    })),
  ),
];
