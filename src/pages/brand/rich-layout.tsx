import type { Crumb } from '../../components/layout/breadcrumb.tsx';
import { BookButton } from '../../components/sections/actions.tsx';
import { BrandHero } from '../../components/sections/brand-hero.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { ModelLists } from '../../components/sections/model-lists.tsx';
import { ServicePrice } from '../../components/sections/service-price.tsx';
import { CheckList } from '../../components/ui/check-list.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { FaqList } from '../../components/ui/faq-list.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Steps } from '../../components/ui/steps.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';
import { serviceGuarantee } from '../../content/claims.ts';
import type { RichBrand, ServicePackage } from '../../content/schemas/brand.ts';
import { slugify } from '../../lib/slugify.ts';
import { BrandFinder } from './brand-finder.tsx';
import { BrandStats } from './brand-stats.tsx';
import { FoldedProse } from './folded-prose.tsx';
import { IssuesSection } from './issues-section.tsx';
import { PriceNotes } from './price-notes.tsx';

interface RichLayoutProps {
  brand: RichBrand;
  crumbs: readonly Crumb[];
}

/** Renders layout A (specification, section 2). */
export function RichLayout({ brand, crumbs }: RichLayoutProps) {
  const name = <Unbroken>{brand.name}</Unbroken>;

  return (
    <>
      <BrandHero brand={brand} crumbs={crumbs} badge={brand.badge} book={brand.bookLabel} />
      <BrandStats stats={brand.stats} />
      <BrandFinder brand={brand} />
      <Section title={<>{name} boiler repair and service</>}>
        <FoldedProse sections={brand.prose} />
        <Disclosure head={<h3>What we do on every visit</h3>}>
          <CheckList items={brand.checklist} layout="columns" />
        </Disclosure>
        <Disclosure head={<h3>The full service, step by step</h3>}>
          <Steps
            steps={brand.breakdown.map(({ title, description }) => ({ title, text: description }))}
            columns={3}
            as="h4"
          />
        </Disclosure>
      </Section>
      <IssuesSection title={`Common ${brand.name} issues`} brand={brand} />
      <Section
        id="price"
        title={<>{name} service prices</>}
        intro={serviceGuarantee && `Each comes with our ${serviceGuarantee}.`}
        tone="sunken"
      >
        <div className="packages">
          {brand.packages.map((servicePackage) => (
            <PackageCard key={servicePackage.name} {...servicePackage} minutes={brand.serviceMinutes} />
          ))}
        </div>
        <div className="passages">
          {brand.packages.map(({ name, details }) => (
            <Disclosure key={name} id={slugify(name)} head={<h3>{`${name} in detail`}</h3>}>
              <p>{details}</p>
            </Disclosure>
          ))}
        </div>
        <PriceNotes fuel={brand.fuel} />
      </Section>
      <Section title={<>{name} models serviced</>} folded>
        <ModelLists models={brand.models} />
      </Section>
      <Section title={<>Questions about {name} servicing</>} aside>
        <FaqList faqs={brand.faqs} />
      </Section>
      <ClosingCall
        title={<>Book your {name} service or repair</>}
        text="Same-day and next-day appointments, evenings and weekends included."
        book={brand.bookLabel}
      />
    </>
  );
}

function PackageCard({ minutes, ...pack }: ServicePackage & { minutes: readonly [number, number] | undefined }) {
  const more = pack.action === 'Learn More';
  return (
    <ServicePrice
      narrow
      title={pack.name}
      badge={pack.label}
      price={pack.price}
      per={pack.per}
      minutes={pack.per === 'service' ? minutes : undefined}
      includes={pack.includes}
      note={
        <>
          {pack.description}{' '}
          {more && (
            // biome-ignore lint/a11y/noAmbiguousAnchorText: specified; hidden text names the subject
            <a href={`#${slugify(pack.name)}`} className="unbroken">
              Learn More<span className="sr-only">{` about the ${pack.name} service`}</span>
            </a>
          )}
        </>
      }
    >
      <BookButton label={more ? 'Book' : pack.action} variant={pack.label ? 'hero' : 'outline'} />
    </ServicePrice>
  );
}
