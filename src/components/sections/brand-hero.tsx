import { boilerDrawings } from '../../content/boiler-drawings.ts';
import type { Brand } from '../../content/types.ts';
import { Boiler } from '../drawings/boiler.tsx';
import { Breadcrumb, type Crumb } from '../layout/breadcrumb.tsx';
import { PageLink } from '../layout/page-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { BookButton, CallButton } from './actions.tsx';

interface BrandHeroProps {
  brand: Brand;
  crumbs: readonly Crumb[];
  badge?: string;
  /** Label of the booking button. */
  book: string;
  /** Promises under the buttons. */
  trust?: readonly string[];
}

export function BrandHero({ brand, crumbs, badge, book, trust }: BrandHeroProps) {
  return (
    <div className="page">
      <Breadcrumb crumbs={crumbs} />
      <section className="hero">
        <div className="hero-text">
          {badge && <Badge tone="trust">{badge}</Badge>}
          <h1>{`${brand.name} Boiler Service London`}</h1>
          <p className="lead">{brand.intro}</p>
          <div className="actions">
            <BookButton label={book} size="lg" />
            <CallButton size="lg" />
          </div>
          <p className="note">
            No heat or hot water? Call now. Planning a new boiler?{' '}
            <PageLink to="/boiler-quotes">Get a fixed price</PageLink>.
          </p>
          {trust && <CheckList items={trust} layout="row" />}
        </div>
        <Boiler
          drawing={boilerDrawings[brand.slug]}
          labelled
          title={`Front elevation of a typical ${brand.name} boiler`}
        />
      </section>
    </div>
  );
}
