import type { ReactNode } from 'react';
import { Atlas } from '../../components/drawings/atlas/atlas.tsx';
import { BoilerStubs } from '../../components/drawings/boiler.tsx';
import type { Crumb } from '../../components/layout/breadcrumb.tsx';
import { BrandHero } from '../../components/sections/brand-hero.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { CodeTable } from '../../components/sections/code-table.tsx';
import { FuelSafetyBox } from '../../components/sections/fuel-safety-box.tsx';
import { ModelLists } from '../../components/sections/model-lists.tsx';
import { SymptomLinks } from '../../components/sections/whats-wrong.tsx';
import { BoilerScreen } from '../../components/ui/boiler-screen.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';
import { serviceGuarantee } from '../../content/claims.ts';
import type { ShortBrand } from '../../content/schemas/brand.ts';
import { formatPounds } from '../../lib/money.ts';
import { slugify } from '../../lib/slugify.ts';
import { FoldedProse } from './folded-prose.tsx';
import { PriceNotes } from './price-notes.tsx';

interface ShortLayoutProps {
  brand: ShortBrand;
  crumbs: readonly Crumb[];
}

const engineers = { gas: 'Gas Safe registered engineers', oil: 'OFTEC-registered technicians' } as const;

/** Matches the codes of a heading such as 'Ideal F3, F4, F5 and L6: call us'. */
const codes = /\b(?:[A-Z]\d|LC)\b/g;

/** Crops of the cutaway that explain a code, with the names of the numbered parts. */
const partsOf: Record<string, { crop: readonly [number, number, number, number]; key: string }> = {
  F1: { crop: [0, 132, 156, 210], key: '8 expansion vessel, 9 pump, 10 safety valve' },
  L2: { crop: [52, 76, 184, 116], key: '2 fan, 3 gas valve, 4 burner and electrodes' },
};

const codesIn = (heading = '') => heading.match(codes) ?? [];

/** Adds each code of a heading as on the display, and the boiler parts of the first code. */
function withDisplays(heading: string): ReactNode {
  const shown = codesIn(heading);
  const part = partsOf[shown[0] ?? ''];
  if (shown.length === 0) return heading;
  return (
    <>
      {heading}
      <span className="badges" aria-hidden="true">
        {shown.map((code) => (
          <BoilerScreen key={code} code={code} />
        ))}
        {part && <Atlas of="parts" crop={part.crop} width={part.crop[2]} />}
        {part && <span className="note">{part.key}</span>}
      </span>
    </>
  );
}

/** Renders layout B (specification, section 2). */
export function ShortLayout({ brand, crumbs }: ShortLayoutProps) {
  const displays = brand.prose.flatMap(({ heading }) => codesIn(heading).map((code) => ({ code, heading })));

  return (
    <>
      <BrandHero brand={brand} crumbs={crumbs} book="Book Service Now" />
      <Section
        title={
          <>
            What does your <Unbroken>{brand.name}</Unbroken> say?
          </>
        }
      >
        <SymptomLinks />
        <ul className="panel panel-riveted badges code-index">
          {displays.map(({ code, heading = '' }) => (
            <li key={code}>
              <a href={`#${slugify(heading)}`}>
                <BoilerScreen code={code} />
              </a>
            </li>
          ))}
        </ul>
        <BoilerStubs />
      </Section>
      <section className="page short-text">
        <FoldedProse sections={brand.prose} as="h2" headOf={withDisplays} idOf={slugify} />
        <PriceNotes fuel={brand.fuel} />
        <FuelSafetyBox fuel={brand.fuel} />
      </section>
      {brand.models && (
        <Section title={`${brand.name} boilers we service`} aside>
          <ModelLists models={brand.models} />
        </Section>
      )}
      {brand.moreCodes && (
        <Section title={`Common ${brand.name} issues`}>
          <CodeTable brand={brand.name} issues={[]} moreCodes={brand.moreCodes} />
        </Section>
      )}
      <ClosingCall
        title={`${brand.name} service from ${formatPounds(brand.servicePrice)}`}
        text={`VAT included, done by ${engineers[brand.fuel]}, with a written report${serviceGuarantee && ` and a ${serviceGuarantee}`}.`}
        book="Book Service Now"
      />
    </>
  );
}
