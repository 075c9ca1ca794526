import { reviewSummary, reviews, whyChooseUs } from '../../content/claims.ts';
import { formatPounds } from '../../lib/money.ts';
import { CheckList } from '../ui/check-list.tsx';
import { deferred } from '../ui/section.tsx';
import { BookButton, PhoneNumber } from './actions.tsx';
import { CopyNumber } from './copy-number.tsx';
import { OpenNow } from './open-now.tsx';

interface BuySidebarProps {
  title: string;
  /** Label of the button. */
  action: string;
  /** Product with the lowest price. */
  what: string;
  /** Lowest installed price in pounds. */
  from: number;
}

/** Renders buy panel, rating, phone number and reasons. Sticky on wide screens. */
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
          <p>{reviewSummary}</p>
        </section>
      )}
      <section>
        <h2>Call Us Now</h2>
        <p className="phone-line">
          <PhoneNumber className="sidebar-phone" />
          <CopyNumber />
        </p>
        <OpenNow />
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
