import type { Crumb } from '../../components/layout/breadcrumb.tsx';
import { BrandHero } from '../../components/sections/brand-hero.tsx';
import { FuelSafetyBox } from '../../components/sections/fuel-safety-box.tsx';
import { Prose } from '../../components/sections/prose.tsx';
import { serviceGuarantee } from '../../content/claims.ts';
import type { ShortBrand } from '../../content/schemas/brand.ts';
import { formatPounds } from '../../lib/money.ts';
import { ClosingBand } from './closing-band.tsx';
import { PriceNotes } from './price-notes.tsx';

interface ShortLayoutProps {
  brand: ShortBrand;
  crumbs: readonly Crumb[];
}

/** Who may work on each fuel. */
const engineers = { gas: 'Gas Safe registered engineers', oil: 'OFTEC-registered technicians' } as const;

/** Layout B (specification, section 2): hero, prose and one call to action. */
export function ShortLayout({ brand, crumbs }: ShortLayoutProps) {
  return (
    <>
      <BrandHero brand={brand} crumbs={crumbs} book="Book Service Now" />
      <section className="page short-text">
        <Prose sections={brand.prose} as="h2" />
        <PriceNotes fuel={brand.fuel} />
        <FuelSafetyBox fuel={brand.fuel} />
      </section>
      <ClosingBand
        title={`${brand.name} service from ${formatPounds(brand.servicePrice)}`}
        text={`VAT included, done by ${engineers[brand.fuel]}, with a written report and a ${serviceGuarantee}.`}
        book="Book Service Now"
      />
    </>
  );
}
