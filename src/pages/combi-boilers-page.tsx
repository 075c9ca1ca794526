import { Boiler } from '../components/drawings/boiler.tsx';
import { Breadcrumb, type Crumb } from '../components/layout/breadcrumb.tsx';
import { PageLink } from '../components/layout/page-link.tsx';
import { BookButton, CallButton } from '../components/sections/actions.tsx';
import { BuySidebar } from '../components/sections/buy-sidebar.tsx';
import { ClosingCall } from '../components/sections/closing-call.tsx';
import { FeatureList } from '../components/sections/feature-list.tsx';
import { GasEmergencyBox } from '../components/sections/gas-emergency.tsx';
import { RunningCosts } from '../components/sections/running-costs.tsx';
import { Verdict } from '../components/sections/verdict.tsx';
import { DataTable } from '../components/ui/data-table.tsx';
import { FaqList } from '../components/ui/faq-list.tsx';
import { SectionHeading } from '../components/ui/section.tsx';
import { Stars } from '../components/ui/stars.tsx';
import { boilerDrawings } from '../content/brand-summaries.ts';
import {
  cheapest,
  combiBenefits,
  combiDates,
  combiFaqs,
  combiMeta,
  combiRanking,
  combiSizing,
  londonInstallationRange,
  runningCosts,
} from '../content/combi-ranking.ts';
import { combiReviews } from '../content/combi-reviews.ts';
import type { RankedCombi } from '../content/schemas/boilers.ts';
import { canonicalUrl } from '../head/canonical-url.ts';
import { PageHead } from '../head/page-head.tsx';
import { articleNode, breadcrumbNode, faqNode, publisherNode } from '../head/structured-data.ts';
import { formatPounds, formatPoundsRange } from '../lib/money.ts';
import { site } from '../site.config.ts';

const url = canonicalUrl(site.host, '/combi-boilers');
const crumbs: Crumb[] = [{ label: 'Home', to: '/' }, { label: 'Combi boilers' }];
const title = 'Best Combi Boilers London 2025';

const nodes = [
  articleNode(site, { url, title, description: combiMeta.description }, combiDates),
  publisherNode(site),
  breadcrumbNode(site, url, crumbs),
  faqNode(url, combiFaqs),
];

export function CombiBoilersPage() {
  return (
    <>
      <PageHead meta={combiMeta} url={url} type="article" nodes={nodes} />
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <section className="hero">
          <div className="hero-text">
            <h1>{title}</h1>
            <p className="lead">
              Five combis we fit and mend, in the order we would choose them for our own homes, with the price on your
              wall.
            </p>
            <div className="actions">
              <BookButton label="Get Free Quote" size="lg" />
              <CallButton size="lg" />
            </div>
          </div>
          <div className="line-up" aria-hidden="true">
            {combiRanking.map(({ rank, brand }) => (
              <div key={rank}>
                <Boiler drawing={boilerDrawings[brand]} />
                <p>{rank}</p>
              </div>
            ))}
          </div>
        </section>
      </div>
      <div className="pipes" />
      <div className="page with-sidebar">
        <div>
          <section className="column-section prose">
            <SectionHeading title="What a combi boiler is" />
            <p>
              A combi heats the radiators and the taps from one case. When you open a hot tap, a valve inside turns the
              boiler’s whole output to a small stainless plate exchanger, and mains water is heated on its way past.
              Nothing is stored: no cylinder, no tank in the loft, no waiting for either to warm up again.
            </p>
            <p>
              That is also its limit. The number on the case is mostly its power for hot water, and the mains decides
              how much there is to heat. One bathroom is what a combi does best; two at once need a large one and a good
              main.
            </p>
          </section>
          <section className="column-section">
            <SectionHeading title="Four things it does well" />
            <FeatureList features={combiBenefits} columns={2} />
          </section>
          <section className="column-section">
            <SectionHeading
              title="The top five"
              intro="Installed prices with VAT, system clean, filter and a thermostat that meets Boiler Plus."
            />
            <ol className="ranking">
              {combiRanking.map((boiler) => (
                <RankingCard key={boiler.rank} boiler={boiler} />
              ))}
            </ol>
          </section>
          <section className="column-section">
            <SectionHeading title="Side by side" />
            <DataTable
              caption="The five boilers compared"
              captionHidden
              phone="scroll"
              columns={[
                { label: 'Model' },
                { label: 'Output', kind: 'figure' },
                { label: 'Efficiency', kind: 'figure' },
                { label: 'Warranty', kind: 'figure' },
                { label: 'Price', kind: 'figure' },
                { label: 'Rating', kind: 'figure' },
              ]}
              rows={combiRanking.map(({ name, output, efficiency, warranty, price, rating }) => [
                name,
                output,
                `${efficiency}%`,
                `${warranty} years`,
                formatPounds(price),
                String(rating),
              ])}
            />
            <p className="note">
              {`Output covers the sizes we quote at each rank. The Greenstar 4000 itself comes as 25 or 30 kW; above that we quote a larger Worcester. Efficiency is the range’s figure, and one size can be lower: our `}
              <PageLink to="/guides/best-combi-boilers-london">five reviews</PageLink>
              {` take the 050-W at ${combiReviews[0].output} kW, labelled ${combiReviews[0].efficiency}%. Your quote names model, size and price together.`}
            </p>
          </section>
          <section className="column-section">
            <SectionHeading title="Buying guide: which size?" />
            <DataTable
              caption="Combi output by radiators and bathrooms"
              captionHidden
              columns={[{ label: 'Output' }, { label: 'Radiators' }, { label: 'Bathrooms' }]}
              rows={combiSizing.map(({ output, radiators, bathrooms }) => [output, radiators, bathrooms])}
            />
            <div className="prose">
              <p>
                Size for the taps, not for the rooms: a London terrace loses 6 to 10 kW on a freezing day, far less than
                any of these can give. A boiler much too large runs in short bursts and wears its fan and valves.
              </p>
              <p>
                {`In London an installation costs ${formatPoundsRange(londonInstallationRange)}. The `}
                <PageLink to="/guides/boiler-installation-cost">cost guide</PageLink> says what moves it within that
                range, and the <PageLink to="/guides/when-to-replace-boiler">repair-or-replace guide</PageLink> whether
                you need one at all.
              </p>
            </div>
          </section>
          <section className="column-section">
            <SectionHeading title="Running costs" />
            <RunningCosts {...runningCosts} />
            <p className="note">
              For a larger home that needs 15,000 kWh of heat a year, with gas at about 7.2p a kWh. Only the efficiency
              differs: controls and a lower flow temperature can save more.
            </p>
          </section>
          <section className="column-section">
            <SectionHeading title="Questions about combis" />
            <FaqList faqs={combiFaqs} primary={2} />
            <GasEmergencyBox />
          </section>
        </div>
        <BuySidebar title="A combi, fitted" action="Get Free Quote" what={cheapest.name} from={cheapest.price} />
      </div>
      <div className="page">
        <ClosingCall
          title="Not sure which of the five?"
          text="Tell us your bathrooms and radiators; we say which, and for how much."
          book="Get Free Quote"
        />
      </div>
    </>
  );
}

/** A boiler of the ranking: the first two pros and the first con only (specification, section 5). */
function RankingCard({ boiler }: { boiler: RankedCombi }) {
  const { rank, name, brand, price, output, efficiency, warranty, rating, pros, cons, bestFor, londonSuitability } =
    boiler;
  return (
    <li id={`rank-${rank}`} className="ranking-card">
      <Boiler drawing={boilerDrawings[brand]} />
      <div>
        <div className="ranking-head">
          <h3>{`${rank}. ${name}`}</h3>
          <p className="figure">{formatPounds(price)}</p>
          <Stars rating={rating}>{`${rating} out of 5`}</Stars>
        </div>
        <dl className="ranking-facts">
          <Fact name="Output" value={output} />
          <Fact name="Efficiency" value={`${efficiency}%`} />
          <Fact name="Warranty" value={`${warranty} years`} />
        </dl>
        <ul className="pros-cons">
          {pros.slice(0, 2).map((pro) => (
            <li key={pro} className="pro">
              {pro}
            </li>
          ))}
          {cons.slice(0, 1).map((con) => (
            <li key={con} className="con">
              {con}
            </li>
          ))}
        </ul>
        <Verdict bestFor={bestFor} londonSuitability={londonSuitability} name={name} />
      </div>
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
