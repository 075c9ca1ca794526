import { Atlas } from '../components/drawings/atlas/atlas.tsx';
import { type FigureName, viewBoxes } from '../components/drawings/atlas/view-boxes.ts';
import { Boiler } from '../components/drawings/boiler.tsx';
import { House } from '../components/drawings/house.tsx';
import { Pictogram } from '../components/drawings/pictogram.tsx';
import { Section } from '../components/ui/section.tsx';
import { boilerDrawings, brandNames } from '../content/brand-summaries.ts';
import { heroFacts, services } from '../content/home.ts';
import { brandSlugs } from '../routes.ts';
import { Specimen } from './specimen.tsx';

export function DrawingSection() {
  return (
    <Section title="Drawings and charts">
      <ul className="sg-boilers">
        {brandSlugs.map((slug) => (
          <li key={slug}>
            <Boiler drawing={boilerDrawings[slug]} />
            <p>{brandNames[slug]}</p>
          </li>
        ))}
        {(Object.keys(viewBoxes) as FigureName[]).map((name) => (
          <li key={name}>
            <Atlas of={name} />
            <p>{name}</p>
          </li>
        ))}
        {[...services.map(({ name }) => name), ...heroFacts.map(({ number }) => number)].map((name) => (
          <li key={name}>
            <Pictogram of={name} />
            <p>{name}</p>
          </li>
        ))}
      </ul>
      <div className="two-columns">
        <Specimen name="Labelled, gas">
          <Boiler drawing={boilerDrawings.vaillant} labelled />
        </Specimen>
        <Specimen name="Labelled, oil">
          <Boiler drawing={boilerDrawings.grant} labelled />
        </Specimen>
        <Specimen name="House">
          <House />
        </Specimen>
      </div>
    </Section>
  );
}
