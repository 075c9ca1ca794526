import { averageCallOut } from '../../content/locations/geography.ts';
import type { Brand } from '../../content/schemas/brand.ts';
import { formatPrice } from '../../lib/money.ts';
import { site } from '../../site.config.ts';
import { Boiler } from '../drawings/boiler.tsx';
import { Breadcrumb, type Crumb } from '../layout/breadcrumb.tsx';
import { PageLink } from '../layout/page-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { BookButton, CallButton } from './actions.tsx';
import { OpenNow } from './open-now.tsx';

interface BrandHeroProps {
  brand: Brand;
  crumbs: readonly Crumb[];
  badge?: string | undefined;
  /** Label of the booking button. */
  book: string;
  /** Promises below the buttons. */
  trust?: readonly string[];
}

/** Returns the heading. The specification defines it only for the long layout. */
function headingOf({ layout, name }: Brand): string {
  return layout === 'long' ? `${name} Boiler Service London` : `${name} boiler repair and service in London`;
}

/** Renders the hero of a brand page: service, buttons and the boiler with labelled parts. */
export function BrandHero({ brand, crumbs, badge, book, trust }: BrandHeroProps) {
  const { day } = site.visits.prices;
  return (
    <div className="page">
      <Breadcrumb crumbs={crumbs} />
      <section className="hero brand-hero">
        <div className="hero-text">
          {badge && (
            <p>
              <Badge tone="trust">{badge}</Badge>
            </p>
          )}
          <h1>{headingOf(brand)}</h1>
          <p className="lead">{brand.intro}</p>
          <div className="actions">
            <CallButton variant="emergency" size="lg" noPulse />
            <BookButton label={book} size="lg" />
            <OpenNow />
            {(day || site.emergencyService) && (
              <p>
                {day && <strong>{`Call-out from ${formatPrice(day)}`}</strong>}{' '}
                {site.emergencyService && (
                  <span>{`In an emergency, ${averageCallOut.join('-')} minutes on average`}</span>
                )}
              </p>
            )}
            {brand.fuel === 'gas' && (
              <p>
                If you’re planning a new boiler,{' '}
                <PageLink to="/boiler-quotes" className="unbroken">
                  get a fixed price
                </PageLink>
                .
              </p>
            )}
          </div>
          {trust && <CheckList items={trust} />}
        </div>
        <figure>
          <Boiler drawing={brand.drawing} labelled />
          <figcaption className="note">{`A typical ${brand.name}. We’re independent of the manufacturer.`}</figcaption>
        </figure>
      </section>
    </div>
  );
}
