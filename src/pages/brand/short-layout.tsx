import type { ReactNode } from 'react';
import type { Crumb } from '../../components/layout/breadcrumb.tsx';
import { BookButton } from '../../components/sections/actions.tsx';
import { BoilerParts } from '../../components/sections/boiler-parts.tsx';
import { BrandHero } from '../../components/sections/brand-hero.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { CodeKeys } from '../../components/sections/code-finder.tsx';
import { CodeTable } from '../../components/sections/code-table.tsx';
import { FuelSafetyBox } from '../../components/sections/fuel-safety-box.tsx';
import { ModelLists } from '../../components/sections/model-lists.tsx';
import { ServicePrice } from '../../components/sections/service-price.tsx';
import { SymptomLinks } from '../../components/sections/whats-wrong.tsx';
import { BoilerScreen } from '../../components/ui/boiler-screen.tsx';
import { Panel } from '../../components/ui/panel.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';
import { serviceGuarantee } from '../../content/claims.ts';
import type { ShortBrand } from '../../content/schemas/brand.ts';
import { withArticle } from '../../lib/article.ts';
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

const codesIn = (heading = '') => heading.match(codes) ?? [];

/** Returns the anchor of a fault: its first code. */
const anchorOf = (heading: string) => slugify(codesIn(heading)[0] ?? heading);

/** Adds each code of a heading as on the display. */
function withDisplays(heading: string): ReactNode {
  return (
    <>
      {heading}
      <span className="badges" aria-hidden="true">
        {codesIn(heading).map((code) => (
          <BoilerScreen key={code} code={code} />
        ))}
      </span>
    </>
  );
}

/** Renders layout B (specification, section 2). */
export function ShortLayout({ brand, crumbs }: ShortLayoutProps) {
  const { name, fuel, prose, includes, moreCodes, models, servicePrice } = brand;
  const isFault = ({ heading }: (typeof prose)[number]) => codesIn(heading).length > 0;
  const faults = prose.filter(isFault);
  const keys = faults
    .flatMap(({ heading = '' }) => codesIn(heading).map((code) => ({ label: code, href: `#${anchorOf(heading)}` })))
    .sort((one, other) => one.label.localeCompare(other.label));
  const issues = faults.map(({ heading = '', paragraphs }) => {
    return { code: codesIn(heading)[0], issue: heading, replaced: paragraphs.join(' ') };
  });

  return (
    <>
      <BrandHero brand={brand} crumbs={crumbs} book="Book Service Now" />
      <Section
        title={
          <>
            What does your <Unbroken>{name}</Unbroken> say?
          </>
        }
      >
        <SymptomLinks />
        {keys.length > 0 && (
          <Panel>
            <CodeKeys links={keys} />
          </Panel>
        )}
        <FuelSafetyBox fuel={fuel} />
      </Section>
      {faults.length > 0 && (
        <Section title={`Common ${name} issues`}>
          <FoldedProse sections={faults} headOf={withDisplays} idOf={anchorOf} />
          <BoilerParts fuel={fuel} issues={issues} />
        </Section>
      )}
      {moreCodes && (
        <Section title={`${name} fault codes`}>
          <CodeTable brand={name} issues={[]} moreCodes={moreCodes} />
        </Section>
      )}
      <Section id="price" title={`What does ${withArticle(name)} service cost?`} tone="sunken">
        {includes && (
          <ServicePrice title={`${name} boiler service`} from price={servicePrice} includes={includes}>
            <BookButton label="Book Service Now" iconFrom="sprite" />
          </ServicePrice>
        )}
        <PriceNotes fuel={fuel} />
      </Section>
      <Section title={`${name} boiler repair and service`}>
        <FoldedProse sections={prose.filter((section) => !isFault(section))} />
      </Section>
      {models && (
        <Section title={`${name} boilers we service`} aside>
          <ModelLists models={models} />
        </Section>
      )}
      <ClosingCall
        title={`${name} service from ${formatPounds(servicePrice)}`}
        text={`VAT included, done by ${engineers[fuel]}, with a written report${serviceGuarantee && ` and a ${serviceGuarantee}`}.`}
        book="Book Service Now"
      />
    </>
  );
}
