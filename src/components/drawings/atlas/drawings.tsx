import type { ReactElement } from 'react';
import { InstalledBoiler, InstalledRadiator } from '../installation.tsx';
import { Cutaway } from './cutaway.tsx';
import { ColdRadiator, Cylinder, FillingLoop, FlueWall, GasMeter, TapTest, Vessels } from './figures.tsx';
import { OilCutaway } from './oil-cutaway.tsx';
import type { SheetName } from './sheets.ts';

/** What stands on every sheet of the atlas; `npm run draw` puts it into public/atlas.svg. */
export const atlasDrawings: Record<SheetName, ReactElement> = {
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
