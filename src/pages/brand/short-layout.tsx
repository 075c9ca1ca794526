import type { ReactNode } from 'react';
import type { Crumb } from '../../components/layout/breadcrumb.tsx';
import { BrandHero } from '../../components/sections/brand-hero.tsx';
import { FuelSafetyBox } from '../../components/sections/fuel-safety-box.tsx';
import { Prose } from '../../components/sections/prose.tsx';
import { BoilerScreen } from '../../components/ui/boiler-screen.tsx';
import { serviceGuarantee } from '../../content/claims.ts';
import type { ShortBrand } from '../../content/schemas/brand.ts';
import { formatPounds } from '../../lib/money.ts';
import { ClosingBand } from './closing-band.tsx';
import { PriceNotes } from './price-notes.tsx';

/** Who may work on each fuel. */
const engineers = { gas: 'Gas Safe registered engineers', oil: 'OFTEC-registered technicians' } as const;

/** Codes as a heading names them: 'Ideal F3, F4, F5 and L6: call us'. */
const codes = /\b(?:[A-Z]\d|LC)\b/g;

/** A heading with the codes that it names, as the boiler shows them. */
function withDisplays(heading: string): ReactNode {
  const shown = heading.match(codes) ?? [];
  if (shown.length === 0) return heading;
  return (
    <>
      {heading}
      <span className="badges" aria-hidden="true">
        {shown.map((code) => (
          <BoilerScreen key={code} code={code} />
        ))}
      </span>
    </>
  );
}

/** Layout B (specification, section 2): hero, prose and one call to action. */
export function ShortLayout({ brand, crumbs }: { brand: ShortBrand; crumbs: readonly Crumb[] }) {
  return (
    <>
      <BrandHero brand={brand} crumbs={crumbs} book="Book Service Now" />
      <section className="page short-text">
        <Prose sections={brand.prose} as="h2" headOf={withDisplays} />
        <PriceNotes fuel={brand.fuel} />
        <FuelSafetyBox fuel={brand.fuel} />
      </section>
      <ClosingBand
        title={`${brand.name} service from ${formatPounds(brand.servicePrice)}`}
        text={`VAT included, done by ${engineers[brand.fuel]}, with a written report${serviceGuarantee && ` and a ${serviceGuarantee}`}.`}
        book="Book Service Now"
      />
    </>
  );
}
