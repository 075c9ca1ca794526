import { approvedBy, experience, reviews } from '../../src/content/claims.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import type { Claim } from './claims.ts';
import { linesSaying } from './said.ts';

/** What the pages of brands claim: each its own figures, and several of them the same. */
export function brandClaims(brands: readonly Brand[]): Claim[] {
  const approved = brands.filter(
    ({ slug, layout }) => approvedBy.includes(slug) && layout !== 'rich' && layout !== 'short',
  );
  const oil = brands.filter(({ fuel }) => fuel === 'oil');
  return [
    ...brands.flatMap(figuresOf),
    {
      name: 'approved',
      about: 'pages that call you an approved service of the manufacturer',
      says: namesOf(approved),
      stands: 'src/content/claims.ts, approvedBy',
    },
    {
      name: 'oftec',
      about: 'OFTEC-registered engineers for oil boilers',
      says: namesOf(oil),
      stands: `the brands that burn oil: npm run remove -- brand ${oil.map(({ slug }) => slug).join(' ')}`,
      lines: linesSaying(/\bOFTEC(?:-registered| technicians| Certified|-style)/g),
    },
  ];
}

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
