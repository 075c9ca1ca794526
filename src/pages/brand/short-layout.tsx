import type { Crumb } from '../../components/layout/breadcrumb.tsx';
import { BrandHero } from '../../components/sections/brand-hero.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { FuelSafetyBox } from '../../components/sections/fuel-safety-box.tsx';
import { Prose } from '../../components/sections/prose.tsx';
import type { ShortBrand } from '../../content/types.ts';
import { formatPounds } from '../../lib/money.ts';

interface ShortLayoutProps {
  brand: ShortBrand;
  crumbs: readonly Crumb[];
}

/** Layout B (specification, section 2): hero, prose and one call to action. */
export function ShortLayout({ brand, crumbs }: ShortLayoutProps) {
  return (
    <>
      <BrandHero brand={brand} crumbs={crumbs} book="Book Service Now" />
      <div className="page column-section">
        <Prose sections={brand.prose} as="h2" />
        <FuelSafetyBox fuel={brand.fuel} />
      </div>
      <div className="page">
        <ClosingCall
          title={`${brand.name} service from ${formatPounds(brand.servicePrice)}`}
          text="VAT included, with a written report and a 12-month guarantee on parts and labour."
          book="Book Service Now"
        />
      </div>
    </>
  );
}
