import { DataTable } from '../components/ui/data-table.tsx';
import { Section } from '../components/ui/section.tsx';
import themeCss from '../styles/theme.css?raw';
import { colourPairs } from './colour-pairs.ts';
import { contrastOf, nameOf, type Palette, readPalette } from './colours.ts';
import { BothThemes } from './specimen.tsx';

const palettes = { light: readPalette(themeCss, 'light'), dark: readPalette(themeCss, 'dark') };
const sizes = [...themeCss.matchAll(/^ {2}--text-(\w+): (.+);/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}));

/** Declares a class for each token and each theme. */
export const tokenSheet = [
  '.sg-light{color-scheme:light}',
  '.sg-dark{color-scheme:dark}',
  ...[...palettes.light.keys()].map((name) => `.sg-color-${name}{background:var(--color-${name})}`),
  ...sizes.map(({ name }) => `.sg-text-${name}{font-size:var(--text-${name})}`),
].join('\n');

/** Renders colour tokens in both themes and the lowest contrast of each pair in use. */
export function ColourSection() {
  return (
    <Section title="Colours">
      <BothThemes>
        {(theme) => (
          <ul className="sg-swatches">
            {[...palettes[theme]].map(([name, value]) => (
              <li key={name}>
                <span className={`sg-swatch sg-color-${name}`} />
                <strong>{name}</strong>
                <code>{value}</code>
              </li>
            ))}
          </ul>
        )}
      </BothThemes>
      <DataTable
        caption="Contrast by WCAG 2: 4.5 for text, 3 for large text, lines, controls and focus"
        columns={[
          { label: 'Use' },
          { label: 'Minimum', kind: 'figure' },
          { label: 'Light', kind: 'figure' },
          { label: 'Dark', kind: 'figure' },
          { label: 'Weakest pair in the light theme' },
        ]}
        rows={colourPairs.map((pairs) => {
          const [light, dark] = [weakest(palettes.light, pairs), weakest(palettes.dark, pairs)];
          return [pairs.use, pairs.minimum, light?.contrast.toFixed(2), dark?.contrast.toFixed(2), light?.pair];
        })}
      />
    </Section>
  );
}

export function TypeSection() {
  return (
    <Section title="Type">
      <ul className="sg-type">
        {sizes.map(({ name, value }) => (
          <li key={name}>
            <p className={`figure sg-text-${name}`}>{name === 'postcode' ? 'SE28' : '24-30 kW, £2,395'}</p>
            <code>{`--text-${name}: ${value}`}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function weakest(palette: Palette, { front, behind }: (typeof colourPairs)[number]) {
  const pairs = front.flatMap((one) =>
    behind.map((other) => ({
      pair: `${nameOf(one)} on ${nameOf(other)}`,
      contrast: contrastOf(palette, one, other),
    })),
  );
  return pairs.sort((one, other) => one.contrast - other.contrast)[0];
}
