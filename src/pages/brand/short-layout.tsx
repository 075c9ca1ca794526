import type { Crumb } from '../../components/layout/breadcrumb.tsx';
import { BookButton } from '../../components/sections/actions.tsx';
import { BrandHero } from '../../components/sections/brand-hero.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { CodeKeys } from '../../components/sections/code-finder.tsx';
import { ModelLists } from '../../components/sections/model-lists.tsx';
import { ServicePrice } from '../../components/sections/service-price.tsx';
import { Panel } from '../../components/ui/panel.tsx';
import { Section } from '../../components/ui/section.tsx';
import { guaranteeMonths, serviceGuarantee } from '../../content/claims.ts';
import { sortByCode } from '../../content/faults.ts';
import type { ShortBrand } from '../../content/schemas/brand.ts';
import { withArticle } from '../../lib/article.ts';
import { formatPounds } from '../../lib/money.ts';
import { slugify } from '../../lib/slugify.ts';
import { FinderSection } from './brand-finder.tsx';
import { FoldedProse } from './folded-prose.tsx';
import { IssuesSection } from './issues-section.tsx';
import { PriceNotes } from './price-notes.tsx';

interface ShortLayoutProps {
  brand: ShortBrand;
  crumbs: readonly Crumb[];
}

/** Guarantee below the buttons, unless it is empty. */
const guarantee = serviceGuarantee ? [`${guaranteeMonths.service}-month guarantee`] : [];

const register = { gas: 'Gas Safe registered', oil: 'OFTEC registered' } as const;

const engineers = { gas: 'Gas Safe registered engineers', oil: 'OFTEC-registered technicians' } as const;

/** Renders layout B (specification, section 2). */
export function ShortLayout({ brand, crumbs }: ShortLayoutProps) {
  const { name, fuel, prose, includes, issues = [], moreCodes = [], models, servicePrice } = brand;
  const links = [...issues, ...moreCodes].flatMap(({ code: codes, ...fault }) => {
    const href = codes && 'issue' in fault ? `#${slugify(codes)}` : '#all-codes';
    return codes?.split('/').map((code) => ({ code, label: code, href })) ?? [];
  });

  return (
    <>
      <BrandHero brand={brand} crumbs={crumbs} book="Book Service Now" trust={[register[fuel], ...guarantee]} />
      <FinderSection brand={brand}>
        {links.length > 0 && (
          <Panel className="max-sm:px-4">
            <CodeKeys links={sortByCode(links)} />
          </Panel>
        )}
      </FinderSection>
      <IssuesSection title={`Common ${name} issues`} brand={brand} />
      <Section id="price" title={`What does ${withArticle(name)} service cost?`} tone="sunken">
        {includes && (
          <ServicePrice
            title={`${name} boiler service`}
            from
            price={servicePrice}
            includes={includes}
            note="Parts are extra, and none goes in without your approval."
          >
            <BookButton label="Book Service Now" iconFrom="sprite" />
          </ServicePrice>
        )}
        <PriceNotes fuel={fuel} />
      </Section>
      <Section title={`${name} boiler repair and service`}>
        <FoldedProse sections={prose} />
      </Section>
      {models && (
        <Section title={`${name} boilers we service`} folded>
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
