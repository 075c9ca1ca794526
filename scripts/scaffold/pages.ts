import { capitalize } from '../../src/lib/capitalize.ts';
import { blankOf } from './blank.ts';
import { fewestWords, schemaOf } from './kinds.ts';
import { type Kind, notes } from './notes.ts';

const howTo = `// Fill in every field, then take its comment out. Texts are plain: one line each, no markup, ’ and “ ” for quotes.
// A list stands here with the fewest entries that it takes.
`;

/** The content of a page, with nothing filled in. */
export function blankContent(kind: Kind, slug: string, layout: string): string {
  const type = { brand: `${capitalize(layout)}Brand`, guide: 'Guide', district: 'DistrictText' }[kind];
  const schemas = kind === 'district' ? '../../schemas' : '../schemas';
  const value = blankOf(schemaOf(kind, layout), { slug, layout }, (path) => notes[kind][path]);
  const { price, fields } = kind === 'brand' ? withPrice(value) : { price: '', fields: value };
  return [
    `import type { ${type} } from '${schemas}/${kind}.ts';\n`,
    howTo + (kind === 'brand' ? `// The page needs ${wordsFor(layout)} words or more.\n` : ''),
    price,
    `export const ${kind} = ${fields} satisfies ${type};\n`,
  ].join('\n');
}

/** Texts take the price of a service from one place, before them: a figure typed twice is refused. */
function withPrice(value: string): { price: string; fields: string } {
  const blank = /^ *(\/\/.*)\n *servicePrice: 0,$/m;
  const comment = blank.exec(value)?.[1] ?? '';
  return {
    price: `${comment}\n// Texts take it from here: \`From £\${servicePrice}\`.\nconst servicePrice = 0;\n`,
    fields: value.replace(blank, '  servicePrice,'),
  };
}

/**
 * The prose of a guide, with nothing written. The name that stands for each text is known to nobody, so that the compiler
 * lists what is missing.
 */
export function blankProse(slug: string): string {
  const parts = [
    importOf('Atlas, AtlasFigure', 'components/drawings/atlas/atlas.tsx'),
    importOf('PageLink', 'components/layout/page-link.tsx'),
    importOf('GasEmergencyBox', 'components/sections/gas-emergency.tsx'),
    importOf('buttonClass', 'components/ui/button.tsx'),
    importOf('guide', `content/guides/${slug}.ts`),
  ];
  return `${parts.join('\n')}
import { GuideLayout, GuideSection } from './guide-layout.tsx';

// The two buttons of the card that closes the guide: one to the quote page, one to another page.
const actions = (
  <>
    <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'hero', size: 'lg' })}>
      Get Free Quote
    </PageLink>
    <PageLink to="" className={buttonClass({ variant: 'outline', size: 'lg' })}>
      {toBeWritten}
    </PageLink>
  </>
);

// ${wordsFor('guide')} words or more, the questions and takeaways among them. Drawings are named in drawings/atlas/sheets.ts: one beside
// the title, and at least one in the text. The emergency box stands once in every guide, where a warning fits.
export function Guide() {
  return (
    <GuideLayout guide={guide} actions={actions} figure={<Atlas of="" width={160} />}>
      {/* One for each of the guide’s parts, in their order: \`id\` as in its content, h3 below. */}
      <GuideSection guide={guide} id="">
        <p>{toBeWritten}</p>
        <AtlasFigure of="" caption={toBeWritten} />
        <GasEmergencyBox />
      </GuideSection>
    </GuideLayout>
  );
}
`;
}

function wordsFor(page: string): string {
  return fewestWords[page as keyof typeof fewestWords].toLocaleString('en-GB');
}

const up = '../..';

function importOf(names: string, path: string): string {
  return `import { ${names} } from '${up}/${path}';`;
}
