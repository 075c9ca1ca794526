import type { Layout } from '../../src/content/schemas/brand.ts';
import { fewestWords } from '../../src/content/schemas/page-length.ts';
import { capitalize } from '../../src/lib/capitalize.ts';
import { blankOf, commentsOf } from './blank.ts';
import { schemaOf } from './kinds.ts';
import { type Kind, notes } from './notes.ts';

const howTo = `// Fill in every field, then take its comment out. Texts are plain: one line each, no markup, ’ and “ ” for quotes.
// A list stands here with the fewest entries that it takes.
`;

/** The content of a page, with nothing filled in: of a brand, as its layout needs it. */
export function blankContent(kind: Kind, slug: string, layout: Layout): string {
  const type = { brand: `${capitalize(layout)}Brand`, guide: 'Guide', district: 'DistrictText' }[kind];
  const schemas = kind === 'district' ? '../../schemas' : '../schemas';
  const schema = schemaOf(kind, layout);
  const givens = { slug: `'${slug}'`, layout: `'${layout}'`, servicePrice: 'servicePrice' };
  const fields = blankOf(schema, givens, (path) => notes[kind][path]);
  return [
    `import type { ${type} } from '${schemas}/${kind}.ts';\n`,
    howTo + (kind === 'brand' ? `// The page needs ${wordsFor(layout)} words or more.\n` : ''),
    kind === 'brand' ? blankPrice(layout) : '',
    `export const ${kind} = ${fields} satisfies ${type};\n`,
  ].join('\n');
}

/** Texts take the price of a service from one place, before them: a figure typed twice is refused. */
function blankPrice(layout: Layout): string {
  const comments = commentsOf(schemaOf('brand', layout), ['servicePrice'], (path) => notes.brand[path], '// ');
  return `${comments.join('\n')}
// Texts take it from here: \`From £\${servicePrice}\`.
const servicePrice = 0;
`;
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

function wordsFor(page: Layout | 'guide'): string {
  return fewestWords[page].toLocaleString('en-GB');
}

const up = '../..';

function importOf(names: string, path: string): string {
  return `import { ${names} } from '${up}/${path}';`;
}
