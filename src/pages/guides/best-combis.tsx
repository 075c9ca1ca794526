import { litresPerMinute } from '../../components/charts/heat-output.ts';
import { PageLink } from '../../components/layout/page-link.tsx';
import { PhoneNumber } from '../../components/sections/actions.tsx';
import { Suitability } from '../../components/sections/suitability.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { CheckList } from '../../components/ui/check-list.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { whyChooseUs } from '../../content/claims.ts';
import { cheapestReview } from '../../content/combi-reviews.ts';
import { rise } from '../../content/figures/best-combi-boilers-london.ts';
import { guideNames } from '../../content/guide-summaries.ts';
import type { CombiReview } from '../../content/schemas/boilers.ts';
import { formatPounds } from '../../lib/money.ts';
import { guideSlugs } from '../../routes.ts';
import { BoilerCard } from './guide-figures.tsx';

const otherGuides = guideSlugs.filter((slug) => slug !== 'best-combi-boilers-london');

/** Renders a boiler of the guide with its review and a quote button. */
export function ReviewCard({ review }: { review: CombiReview }) {
  const { price, output, efficiency, warranty, features, pros, cons } = review;
  return (
    <BoilerCard
      boiler={review}
      price={formatPounds(price)}
      facts={[
        { label: 'Output', value: `${output}kW` },
        { label: 'Hot water', value: `${litresPerMinute(output, rise)} L/min` },
        { label: 'Efficiency', value: `${efficiency}%` },
        { label: 'Warranty', value: `${warranty} years` },
      ]}
    >
      <Suitability {...review} variant={review.rank === 1 ? 'hero' : 'outline'}>
        <Disclosure head={<h4>Features, pros and cons</h4>}>
          <div className="lists stack-3">
            <div>
              <h4>Features</h4>
              <ul className="plain-list">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
            <div>
              <h4>Pros</h4>
              <ul className="pros-cons">
                {pros.map((pro) => (
                  <li key={pro} className="pro">
                    {pro}
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h4>Cons</h4>
              <ul className="pros-cons">
                {cons.map((con) => (
                  <li key={con} className="con">
                    {con}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Disclosure>
      </Suitability>
    </BoilerCard>
  );
}

/** Renders the sidebar: lowest price, reasons and related guides. */
export function BestCombisSidebar() {
  return (
    <aside className="sidebar" aria-label="Quote and related guides">
      <section>
        <div className="buy-panel">
          <h2>Our lowest price here</h2>
          <p className="note">{`${cheapestReview.name}, ${cheapestReview.output} kW, installed, VAT included`}</p>
          <p className="figure">{formatPounds(cheapestReview.price)}</p>
          <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'outline' })}>
            Get Free Quote
          </PageLink>
          <p className="note mt-3">
            or call <PhoneNumber />
          </p>
        </div>
      </section>
      {whyChooseUs.length > 0 && (
        <section>
          <Disclosure head={<h2>Why Choose Us</h2>}>
            <CheckList items={whyChooseUs} />
          </Disclosure>
        </section>
      )}
      <section>
        <Disclosure head={<h2>Related guides</h2>}>
          <ul>
            {otherGuides.map((slug) => (
              <li key={slug}>
                <PageLink to={`/guides/${slug}`}>{guideNames[slug]}</PageLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      </section>
    </aside>
  );
}
