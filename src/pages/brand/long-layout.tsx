import type { Crumb } from '../../components/layout/breadcrumb.tsx';
import { BookButton } from '../../components/sections/actions.tsx';
import { BrandHero } from '../../components/sections/brand-hero.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { FeatureList } from '../../components/sections/feature-list.tsx';
import { ModelLists } from '../../components/sections/model-lists.tsx';
import { ServicePrice } from '../../components/sections/service-price.tsx';
import { FaqList } from '../../components/ui/faq-list.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';
import { approvedBy, longPageStats } from '../../content/claims.ts';
import type { LongBrand } from '../../content/schemas/brand.ts';
import { BrandFinder } from './brand-finder.tsx';
import { BrandStats } from './brand-stats.tsx';
import { FoldedProse } from './folded-prose.tsx';
import { IssuesSection } from './issues-section.tsx';
import { PriceNotes } from './price-notes.tsx';

interface LongLayoutProps {
  brand: LongBrand;
  crumbs: readonly Crumb[];
}

/** Renders layout C (specification, section 2). */
export function LongLayout({ brand, crumbs }: LongLayoutProps) {
  const name = <Unbroken>{brand.name}</Unbroken>;

  return (
    <>
      <BrandHero
        brand={brand}
        crumbs={crumbs}
        badge={approvedBy.includes(brand.slug) ? `${brand.name} Approved Service` : undefined}
        book="Book Service Now"
      />
      <BrandStats stats={longPageStats} />
      <BrandFinder brand={brand} />
      <Section title={<>Professional {name} Boiler Servicing</>}>
        <FoldedProse sections={brand.prose} />
      </Section>
      <Section title={<>Why Choose Our {name} Service?</>} tone="sunken" folded>
        <FeatureList features={brand.whyChoose} />
      </Section>
      <Section title={<>{name} Models We Service</>} folded>
        <ModelLists models={brand.models} />
      </Section>
      <IssuesSection title={<>Common {name} Boiler Issues</>} brand={brand} />
      <Section id="price" title={brand.pricingTitle} intro={brand.pricingIntro} tone="sunken">
        <ServicePrice
          title={`${brand.name} boiler service`}
          from
          price={brand.servicePrice}
          minutes={brand.serviceMinutes}
          includes={brand.includes}
        >
          <BookButton label="Book Service Now" />
        </ServicePrice>
        <PriceNotes fuel={brand.fuel} />
      </Section>
      <Section title="Frequently Asked Questions" aside>
        <FaqList faqs={brand.faqs} />
      </Section>
      <ClosingCall
        title={<>Book your {name} service or repair</>}
        text={brand.closing}
        book="Schedule Service Online"
      />
    </>
  );
}
