import { DataTable } from '../components/ui/data-table.tsx';
import { Section } from '../components/ui/section.tsx';
import themeCss from '../styles/theme.css?raw';
import { colourPairs } from './colour-pairs.ts';
import { type Colour, contrastOf, nameOf, type Palette, readPalette, tokensOf } from './colours.ts';
import { Specimen } from './specimen.tsx';
import { readTokens, sheetOf, steps } from './tokens.ts';

const palettes = { light: readPalette(themeCss, 'light'), dark: readPalette(themeCss, 'dark') };
const tokens = readTokens(themeCss);

/** Sizes for figures alone. */
const largest = new Set(['numeral', 'postcode']);

/** The classes of the tokens, for the page that shows them. */
export const tokenSheet = sheetOf(themeCss);

/** Every colour token by its role, in both themes, with its value and its lowest contrast. */
export function ColourSection() {
  return (
    <Section title="Colours" intro="Each by its role, with its value and the lowest contrast among the pairs in use.">
      <div className="two-columns">
        {Object.entries(palettes).map(([theme, palette]) => (
          <div key={theme} className={`panel sg-theme sg-${theme}`}>
            <p className="note">{theme}</p>
            {tokens.colours.map(({ title, names }) => (
              <Specimen key={title} name={title}>
                <ul className="sg-swatches">
                  {names.map((name) => (
                    <li key={name}>
                      <span className={`sg-swatch sg-color-${name}`} />
                      <strong>{name}</strong>
                      <code>{palette.get(name)}</code>
                      <small>{lowest(palette, name)}</small>
                    </li>
                  ))}
                </ul>
              </Specimen>
            ))}
          </div>
        ))}
      </div>
      <Specimen name="Pairs in use">
        <DataTable
          caption="Contrast by WCAG 2: 4.5 for text, 3 for large text, lines, controls and focus"
          columns={[
            { label: 'Use' },
            { label: 'Least', kind: 'figure' },
            { label: 'Light', kind: 'figure' },
            { label: 'Dark', kind: 'figure' },
            { label: 'Weakest pair in the light theme' },
          ]}
          rows={colourPairs.map(({ why, least, front, behind }) => {
            const [light, dark] = [palettes.light, palettes.dark].map((palette) => weakest(palette, front, behind));
            return [why, least, light?.contrast.toFixed(2), dark?.contrast.toFixed(2), light?.pair];
          })}
        />
      </Specimen>
    </Section>
  );
}

/** The letter sizes, on the words a visitor comes for. */
export function TypeSection() {
  return (
    <Section title="Type" intro="Besley for headings and figures, the system's own face for text.">
      <ul className="sg-type">
        {tokens.sizes.map(({ name, value }) => (
          <li key={name}>
            <p className={`figure sg-text-${name}`}>{name === 'postcode' ? 'SE28' : '24-30 kW, £2,395'}</p>
            {!largest.has(name) && <p className={`sg-text-${name}`}>No hot water since this morning</p>}
            <code>{`--text-${name}: ${value}`}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Spaces, radii, the shadow and the flow-and-return rule. */
export function ShapeSection() {
  return (
    <Section title="Space, shape, depth, rules" tone="sunken">
      <div className="two-columns">
        <Specimen name="4 px grid">
          <ul className="sg-steps">
            {steps.map((step) => (
              <li key={step}>
                <span className={`sg-step-${step}`} />
                <code>{`${step} = ${4 * step} px`}</code>
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="Radii and the shadow">
          <ul className="sg-radii">
            {tokens.radii.map(({ name, value }) => (
              <li key={name} className={`panel sg-radius-${name}`}>{`${name} ${value}`}</li>
            ))}
            {tokens.shadows.map(({ name }) => (
              <li key={name} className={`panel sg-shadow-${name}`}>
                {name}
              </li>
            ))}
          </ul>
        </Specimen>
      </div>
      <Specimen name="Flow over return">
        <div className="pipes" />
      </Specimen>
    </Section>
  );
}

function lowest(palette: Palette, token: string): string {
  const found = colourPairs
    .filter(({ front, behind }) => [...front, ...behind].flatMap(tokensOf).includes(token))
    .map(({ front, behind }) => {
      const own = (colours: readonly Colour[]) => colours.filter((colour) => tokensOf(colour).includes(token));
      return own(front).length > 0 ? weakest(palette, own(front), behind) : weakest(palette, front, own(behind));
    })
    .sort((one, other) => one.contrast - other.contrast)[0];
  return found ? `${found.contrast.toFixed(2)}: ${found.pair}` : 'decorative';
}

function weakest(palette: Palette, front: readonly Colour[], behind: readonly Colour[]) {
  const pairs = front.flatMap((one) =>
    behind.map((other) => ({
      pair: `${nameOf(one)} on ${nameOf(other)}`,
      contrast: contrastOf(palette, one, other),
    })),
  );
  return pairs.reduce((least, pair) => (pair.contrast < least.contrast ? pair : least));
}
