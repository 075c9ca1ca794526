import type { ReactNode } from 'react';
import { CodeFinder } from '../../components/sections/code-finder.tsx';
import { FuelSafetyBox } from '../../components/sections/fuel-safety-box.tsx';
import { SymptomLinks } from '../../components/sections/whats-wrong.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';
import { listFaults } from '../../content/faults.ts';
import type { Brand } from '../../content/schemas/brand.ts';

/** Renders the code finder with the brand's codes, or its symptoms if it has no codes. */
export function BrandFinder({ brand }: { brand: Exclude<Brand, { layout: 'short' }> }) {
  const links = listFaults(brand).map(({ label, id, hasEntry }) => ({
    label,
    href: hasEntry ? `#${id}` : '#all-codes',
  }));
  const hasCodes = brand.issues.some(({ code }) => code);

  return (
    <FinderSection brand={brand}>
      <CodeFinder brand={brand.slug} prompt={hasCodes ? undefined : 'Choose what you see or hear.'} links={links} />
    </FinderSection>
  );
}

/** Renders the heading above a code finder, and the symptoms and the safety box below it. */
export function FinderSection({ brand, children }: { brand: Pick<Brand, 'name' | 'fuel'>; children: ReactNode }) {
  return (
    <Section
      id="codes"
      title={
        <>
          What does your <Unbroken>{brand.name}</Unbroken> say?
        </>
      }
    >
      {children}
      {brand.fuel === 'gas' && (
        <>
          {children && <h3 className="mt-7 mb-3">Or choose what’s wrong</h3>}
          <SymptomLinks file="figures" />
        </>
      )}
      <FuelSafetyBox fuel={brand.fuel} />
    </Section>
  );
}
