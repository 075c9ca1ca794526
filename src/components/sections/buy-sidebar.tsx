import { reviewSummary, reviews, whyChooseUs } from '../../content/claims.ts';
import { formatPounds } from '../../lib/money.ts';
import { CheckList } from '../ui/check-list.tsx';
import { deferred } from '../ui/section.tsx';
import { Stars } from '../ui/stars.tsx';
import { BookButton, PhoneNumber } from './actions.tsx';
import { CopyNumber } from './copy-number.tsx';
import { OpenNow } from './open-now.tsx';

interface BuySidebarProps {
  /** Heading of the buy panel. */
  title: string;
  /** Label of its button. */
  action: string;
  /** What the lowest price buys. */
  what: string;
  /** That price, installed, in pounds. */
  from: number;
}

/** Buy panel, rating, phone and reasons; stays in sight on wide screens. */
export function BuySidebar({ title, action, what, from }: BuySidebarProps) {
  return (
    <aside className="sidebar" aria-label="Prices and contact" {...deferred}>
      <section className="buy-panel">
        <h2>{title}</h2>
        <p className="note">{`${what}, installed, VAT included, from`}</p>
        <p className="figure">{formatPounds(from)}</p>
        <BookButton label={action} />
      </section>
      {reviews.search && (
        <section>
          <h2>{`Rated ${reviews.search}`}</h2>
          <p>
            <Stars rating={Number.parseFloat(reviews.search)} exact>
              {reviewSummary}
            </Stars>
          </p>
        </section>
      )}
      <section>
        <h2>Call Us Now</h2>
        <p className="phone-line">
          <PhoneNumber className="sidebar-phone" />
          <CopyNumber />
        </p>
        <OpenNow short />
      </section>
      {whyChooseUs.length > 0 && (
        <section>
          <h2>Why Choose Us</h2>
          <CheckList items={whyChooseUs} />
        </section>
      )}
    </aside>
  );
}
