import { Boiler } from '../components/drawings/boiler.tsx';
import { Installation } from '../components/drawings/installation.tsx';
import { Breadcrumb, type Crumb } from '../components/layout/breadcrumb.tsx';
import { PageLink } from '../components/layout/page-link.tsx';
import { BookButton } from '../components/sections/actions.tsx';
import { ClosingCall } from '../components/sections/closing-call.tsx';
import { GasEmergencyBox } from '../components/sections/gas-emergency.tsx';
import { QuoteHero } from '../components/sections/quote-hero.tsx';
import { SavingsPanel } from '../components/sections/savings-panel.tsx';
import { DataTable } from '../components/ui/data-table.tsx';
import { FaqList } from '../components/ui/faq-list.tsx';
import { Panel } from '../components/ui/panel.tsx';
import { PriceTable } from '../components/ui/price-table.tsx';
import { RuledList } from '../components/ui/ruled-list.tsx';
import { Section } from '../components/ui/section.tsx';
import { StatPanel } from '../components/ui/stat-panel.tsx';
import { Steps } from '../components/ui/steps.tsx';
import { boilerDrawings } from '../content/brand-summaries.ts';
import { emailReplyTime } from '../content/claims.ts';
import { combiRanking } from '../content/combi-ranking.ts';
import { onePriceForAllSizes } from '../content/packages.ts';
import {
  financeExample,
  financeTerms,
  possibleSaving,
  quoteAlsoIncludes,
  quoteBadges,
  quotedBoilers,
  quoteFactors,
  quoteFaqs,
  quoteIncludes,
  quoteMeta,
  quoteReasons,
  quoteSteps,
  savedByEfficiency,
  savings,
} from '../content/quote.ts';
import { extras, heatOnly } from '../content/work-prices.ts';
import { canonicalUrl } from '../head/canonical-url.ts';
import { PageHead } from '../head/page-head.tsx';
import { breadcrumbNode, faqNode, providerNode, serviceNode } from '../head/structured-data.ts';
import { capitalize } from '../lib/capitalize.ts';
import { inWords } from '../lib/in-words.ts';
import { instalments } from '../lib/instalments.ts';
import { formatPence, formatPounds, formatPoundsRange, formatPrice } from '../lib/money.ts';
import { site } from '../site.config.ts';

const url = canonicalUrl(site.host, '/boiler-quotes');
const crumbs: Crumb[] = [{ label: 'Home', to: '/' }, { label: 'Boiler quotes' }];

/** Output range of the Vitodens 050-W, of which the table contains one size. */
const rangeOf050 = combiRanking.find(({ brand }) => brand === 'viessmann')?.output;

const combiPrices = quotedBoilers.filter(({ type }) => type === 'Combi').map(({ price }) => price);

/** Price difference between the combis in the table, in pounds. */
const spread = Math.max(...combiPrices) - Math.min(...combiPrices);

const savedPerYear = savings.old.perYear - savings.new.perYear;
const yearly = ({ perYear, efficiency }: typeof savings.old | typeof savings.new) =>
  `a ${efficiency}% efficient boiler uses ${formatPounds(perYear)}/year`;

const nodes = [
  serviceNode(
    site,
    { url, title: quoteMeta.title, description: quoteMeta.description },
    {
      type: capitalize(site.product.prose),
      offers: quotedBoilers.map(({ model, output, price }) => ({ name: `${model} ${output}kW`, price })),
    },
  ),
  providerNode(site),
  breadcrumbNode(site, crumbs),
  faqNode(quoteFaqs),
];

export function QuotePage() {
  return (
    <>
      <PageHead meta={quoteMeta} url={url} nodes={nodes} />
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <QuoteHero />
      </div>
      <Section title="Why get your quote here?">
        <div className="reasons">
          <RuledList columns={3} items={quoteReasons} />
        </div>
      </Section>
      <Section title="How it works" tone="sunken">
        <Steps steps={quoteSteps} columns={4} />
      </Section>
      <Section title="New boiler prices, installed" intro="Each price includes VAT and everything in the list below.">
        <PriceTable
          caption="New boiler prices, installed"
          captionHidden
          columns={[
            { label: 'Brand & Model' },
            { label: 'Type' },
            { label: 'Output' },
            { label: 'Warranty' },
            { label: 'Price (Installed)', kind: 'price' },
            { label: 'Book', kind: 'action' },
          ]}
          rows={quotedBoilers.map(({ model, brand, type, output, warranty, price }) => ({
            picture: <Boiler drawing={boilerDrawings[brand]} />,
            cells: [
              model,
              type,
              `${output}kW`,
              `${warranty} years`,
              formatPounds(price),
              <BookButton key="book" label="Book" variant="outline" size="sm" iconFrom="none" />,
            ],
          }))}
        />
        <ul className="three-columns pt-6 text-ink-muted text-dense">
          <li>{`Each row shows one size. ${onePriceForAllSizes}`}</li>
          <li>
            <PageLink to="/combi-boilers">The combi page</PageLink>{' '}
            {`lists the sizes, for example ${rangeOf050} for the Vitodens 050-W.`}
          </li>
          <li>
            A system boiler’s price doesn’t include a new cylinder.
            {heatOnly &&
              ` If you have a heat-only boiler, we replace it like for like for ${formatPoundsRange(heatOnly.price)}.`}
          </li>
        </ul>
      </Section>
      <Section title="What is included" intro="Every price in the table includes all of this." tone="sunken">
        <Installation />
        <Steps steps={quoteIncludes} columns={4} />
        <ul className="checks three-columns mt-5 pt-5 line-top text-dense">
          {quoteAlsoIncludes.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section title="Factors that affect your quote">
        <div className="sums mb-7">
          <p>
            Your home changes the price more than the brand does.{' '}
            {`The ${inWords(combiPrices.length)} combis in the table are within ${formatPounds(spread)} of each other.`}{' '}
            Moving the boiler, a new flue or a wider gas pipe can add more than that. So we ask about your old boiler
            before we ask which new one you’d like.
          </p>
          <p>
            The quote covers all the work we can see from your answers. If our engineer finds something else on the day,
            they’ll stop, show you and give you a price, and they only carry on once you’ve agreed.
          </p>
        </div>
        <RuledList columns={3} items={quoteFactors} />
      </Section>
      {extras.length > 0 && (
        <Section title="What extras cost" intro="You only pay for these if your home needs them. VAT included.">
          <RuledList
            as="p"
            columns={2}
            items={extras.map(({ name, price }) => ({ title: name, figure: formatPoundsRange(price) }))}
          />
        </Section>
      )}
      <div className="page">
        <StatPanel stats={quoteBadges} />
      </div>
      <Section title="Questions about quotes" aside>
        <FaqList faqs={quoteFaqs} />
        <GasEmergencyBox />
      </Section>
      {financeTerms.length > 0 && <FinanceSection />}
      <Section
        title="What a new boiler saves"
        intro={`Upgrading a very old boiler, with new controls, can save ${possibleSaving}% or more. In this example ${formatPounds(savedByEfficiency)} of the ${formatPounds(savedPerYear)} a year comes from efficiency. The rest needs better controls and a lower flow temperature.`}
      >
        <SavingsPanel
          title="Gas for heating, per year"
          rows={[
            { label: `Old boiler, ${savings.old.efficiency}% efficient`, amount: savings.old.perYear },
            { label: `New boiler, ${savings.new.efficiency}% efficient`, amount: savings.new.perYear },
          ]}
          years={savings.years}
          saved={savedPerYear * savings.years}
          note={`If ${yearly(savings.old)} and ${yearly(savings.new)}, you save ${formatPounds(savedPerYear)}/year.`}
        />
      </Section>
      <ClosingCall
        title="Prefer to talk?"
        text={`We’ll go through your home with you on the phone, or reply to your email${emailReplyTime && ` within ${emailReplyTime}`}.`}
        book="Email for Quote"
      />
    </>
  );
}

function FinanceSection() {
  const { amount, months } = financeExample;
  const apr = financeTerms.find((term) => term.months === months)?.apr ?? Number.NaN;
  const { perMonth, total } = instalments(amount, months, apr);
  return (
    <Section
      title="Spread the cost"
      tone="sunken"
      intro={`Finance is subject to status. The table is for ${formatPounds(amount)} with no deposit, and a longer term costs more in total.`}
    >
      <div className="sums">
        <DataTable
          caption="Finance terms"
          captionHidden
          columns={[
            { label: 'Term' },
            { label: 'APR', kind: 'figure' },
            { label: 'In all', kind: 'figure' },
            { label: 'A month', kind: 'figure' },
          ]}
          rows={financeTerms.map((term) => {
            const cost = instalments(amount, term.months, term.apr);
            return [term.label, `${term.apr}%`, formatPounds(cost.total), formatPence(cost.perMonth)];
          })}
        />
        <Panel className="sum">
          <p>
            {`Example: ${formatPounds(amount)} over ${months} months = `}
            <strong className="figure">
              {formatPence(perMonth)}
              <small className="text-lead">/month</small>
            </strong>
          </p>
          <p className="note">{`You pay ${formatPrice(total)} in all, at ${apr}% APR. We name the lender and send you its terms before you sign.`}</p>
          <BookButton label="Apply for Finance" variant="default" />
          {site.legal.finance && <p className="note">{site.legal.finance}</p>}
        </Panel>
      </div>
    </Section>
  );
}
