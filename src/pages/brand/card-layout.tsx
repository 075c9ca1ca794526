import type { Crumb } from '../../components/layout/breadcrumb.tsx';
import { BookButton } from '../../components/sections/actions.tsx';
import { BrandHero } from '../../components/sections/brand-hero.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { FeatureList } from '../../components/sections/feature-list.tsx';
import { ModelLists } from '../../components/sections/model-lists.tsx';
import { ServicePrice } from '../../components/sections/service-price.tsx';
import { CheckList } from '../../components/ui/check-list.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { FaqList } from '../../components/ui/faq-list.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Steps } from '../../components/ui/steps.tsx';
import { approvedBy, guaranteeMonths, reviews, serviceGuarantee } from '../../content/claims.ts';
import type { CardBrand } from '../../content/schemas/brand.ts';
import { withArticle } from '../../lib/article.ts';
import { capitalize } from '../../lib/capitalize.ts';
import { formatPounds } from '../../lib/money.ts';
import { BrandFinder } from './brand-finder.tsx';
import { BrandStats } from './brand-stats.tsx';
import { FoldedProse } from './folded-prose.tsx';
import { IssuesSection } from './issues-section.tsx';
import { PriceNotes } from './price-notes.tsx';

interface CardLayoutProps {
  brand: CardBrand;
  crumbs: readonly Crumb[];
}

/** Register of the engineers for each fuel. */
const register = { gas: 'Gas Safe Certified', oil: 'OFTEC Certified' } as const;

/** Promises of all card pages. Empty claims are omitted. */
const promises = [
  ...(reviews.search ? ['5-Star Rated'] : []),
  'Same Day Service',
  ...(serviceGuarantee ? [`${guaranteeMonths.service}-Month Guarantee`] : []),
];

/** Renders layout D (specification, section 2). */
export function CardLayout({ brand, crumbs }: CardLayoutProps) {
  return (
    <>
      <BrandHero
        brand={brand}
        crumbs={crumbs}
        badge={approvedBy.includes(brand.slug) ? 'Approved Service Partner' : undefined}
        book="Book Service Online"
        trust={[register[brand.fuel], ...promises]}
      />
      <BrandStats stats={brand.stats} />
      <BrandFinder brand={brand} />
      <Section title={`${brand.name} boiler repair and service`}>
        <FoldedProse sections={brand.prose}>
          <Disclosure head={<h3>{`In every ${brand.name} service`}</h3>} open>
            <CheckList items={brand.benefits} />
          </Disclosure>
        </FoldedProse>
        <Disclosure head={<h3>{`${capitalize(withArticle(brand.name))} service in three steps`}</h3>}>
          <Steps
            steps={brand.features.map(({ title, description }) => ({ title, text: description }))}
            columns={3}
            as="h4"
          />
        </Disclosure>
      </Section>
      <Section title={`Why call us about your ${brand.name}`} tone="sunken" folded>
        <FeatureList features={brand.whyChoose} />
      </Section>
      <Section title={`${brand.name} boilers we service`} folded>
        <ModelLists models={brand.models} />
      </Section>
      <IssuesSection title="Common Issues We Fix" brand={brand} />
      <Section
        id="price"
        title={`What does ${withArticle(brand.name)} service cost?`}
        intro={`A fixed price of ${formatPounds(brand.servicePrice)} for any ${brand.name}${brand.slug === 'baxi' ? ' but the Bermuda' : ''}.`}
        tone="sunken"
      >
        <ServicePrice
          title={`${brand.name} boiler service`}
          badge="Best Value"
          price={brand.servicePrice}
          minutes={brand.serviceMinutes}
          includes={brand.includes}
          note={brand.partsNote}
        >
          <BookButton label="Book Service Online" />
        </ServicePrice>
        <PriceNotes fuel={brand.fuel} />
      </Section>
      <Section title={`Questions about ${brand.name} servicing`} aside>
        <FaqList faqs={brand.faqs} />
      </Section>
      <ClosingCall title={`Book your ${brand.name} service or repair`} text={brand.closing} book="Book Online Now" />
    </>
  );
}
