import { approvedBy, experience, reviews } from '../../src/content/claims.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import type { Claim } from './claims.ts';
import { linesSaying, type Sources, saidIn } from './said.ts';

/**
 * What the pages of brands claim: each its own figures, and several of them the same.
 *
 * @param texts those of the site, unless others are given
 */
export function brandClaims(brands: readonly Brand[], texts?: Sources): Claim[] {
  const approved = brands.filter(
    ({ slug, layout }) => approvedBy.includes(slug) && layout !== 'rich' && layout !== 'short',
  );
  return [
    ...brands.flatMap(figuresOf),
    {
      name: 'approved',
      about: 'pages that call you an approved service of the manufacturer',
      says: namesOf(approved),
      stands: 'src/content/claims.ts, approvedBy',
    },
    oilClaim(
      brands.filter(({ fuel }) => fuel === 'oil'),
      texts,
    ),
  ];
}

/** Without a brand that burns oil, lines that speak for such brands alone reach no page. */
function oilClaim(brands: readonly Brand[], texts: Sources | undefined): Claim {
  const removals = brands.map(({ slug }) => `npm run remove -- brand ${slug}`);
  const claim = {
    name: 'oftec',
    about: 'OFTEC-registered engineers for oil boilers',
    says: namesOf(brands),
    stands: removals.length > 0 ? `the brands that burn oil: ${removals.join(', ')}` : undefined,
  };
  const lines = linesSaying(brands.length > 0 ? oftec : oftecOfAnyFuel, texts);
  return saidIn(claim, lines, 'oil boilers in the texts');
}

const oftec = /(?<!\bneeds\s+an\s+)\bOFTEC(?:-registered| technicians| Certified|-style)/g;

const oftecOfAnyFuel = RegExp(String.raw`(?<!\boil: '|servesOil \? \[')${oftec.source}`, 'g');

/** What a brand's page counts of its own: not what it takes from elsewhere, nor prices and hours. */
function figuresOf(brand: Brand): Claim[] {
  if (brand.layout !== 'card' && brand.layout !== 'rich') return [];
  const elsewhere: readonly string[] = [reviews.search, '24/7', ...Object.values(experience)];
  const own = brand.stats
    .map(({ number }) => number)
    .filter((number) => !number.includes('£') && !elsewhere.includes(number));
  return [
    {
      name: `brands.${brand.slug}`,
      about: `figures of the ${brand.name} page`,
      says: own.join(', '),
      stands: `src/content/brands/${brand.slug}.ts, stats`,
    },
  ];
}

function namesOf(brands: readonly Brand[]): string {
  return brands.map(({ name }) => name).join(', ');
}
