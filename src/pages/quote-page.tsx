import { Breadcrumb, type Crumb } from '../components/layout/breadcrumb.tsx';
import { PageLink } from '../components/layout/page-link.tsx';
import { BookButton, CallButton } from '../components/sections/actions.tsx';
import { ClosingCall } from '../components/sections/closing-call.tsx';
import { FeatureList } from '../components/sections/feature-list.tsx';
import { GasEmergencyBox } from '../components/sections/gas-emergency.tsx';
import { SavingsPanel } from '../components/sections/savings-panel.tsx';
import { Badge } from '../components/ui/badge.tsx';
import { CheckList } from '../components/ui/check-list.tsx';
import { DataTable } from '../components/ui/data-table.tsx';
import { FaqList } from '../components/ui/faq-list.tsx';
import { Panel } from '../components/ui/panel.tsx';
import { RuledList } from '../components/ui/ruled-list.tsx';
import { Section } from '../components/ui/section.tsx';
import { StatPanel } from '../components/ui/stat-panel.tsx';
import { Steps } from '../components/ui/steps.tsx';
import { combiRanking } from '../content/combi-ranking.ts';
import {
  financeExample,
  financeTerms,
  possibleSaving,
  quoteBadges,
  quotedBoilers,
  quoteFactors,
  quoteFaqs,
  quoteIncludes,
  quoteMeta,
  quotePromises,
  quoteReasons,
  quoteSteps,
  savedByControls,
  savedByEfficiency,
  savings,
} from '../content/quote.ts';
import { canonicalUrl } from '../head/canonical-url.ts';
import { PageHead } from '../head/page-head.tsx';
import { breadcrumbNode, faqNode, providerNode, serviceNode } from '../head/structured-data.ts';
import { capitalize } from '../lib/capitalize.ts';
import { formatPence, formatPounds } from '../lib/money.ts';
import { site } from '../site.config.ts';

const url = canonicalUrl(site.host, '/boiler-quotes');
const crumbs: Crumb[] = [{ label: 'Home', to: '/' }, { label: 'Boiler quotes' }];

/** The sizes of the range that one row shows a size of. */
const rangeOf050 = combiRanking[1].output;

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
  breadcrumbNode(site, url, crumbs),
  faqNode(url, quoteFaqs),
];

export function QuotePage() {
  return (
    <>
      <PageHead meta={quoteMeta} url={url} nodes={nodes} />
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <section className="hero quote-hero">
          <div className="hero-text">
            <h1>Get Your New Boiler Quote Online</h1>
            <p className="lead">
              Tell us about your home and read one figure for boiler, fitting and certificates, with nothing hidden in
              it.
            </p>
            <div className="actions">
              <BookButton label="Get Online Quote" size="lg" />
              <CallButton size="lg" />
            </div>
          </div>
          <StatPanel stats={quotePromises} />
        </section>
      </div>
      <Section title="Three reasons to start here">
        <FeatureList features={quoteReasons} />
      </Section>
      <Section title="How it works" tone="sunken">
        <Steps steps={quoteSteps} columns={4} />
      </Section>
      <Section title="Prices, installed" intro="Every price includes what is listed below it, and VAT.">
        <DataTable
          caption="Price comparison: boilers fitted by us"
          captionHidden
          columns={[
            { label: 'Brand & Model' },
            { label: 'Type' },
            { label: 'Output', kind: 'figure' },
            { label: 'Warranty', kind: 'figure' },
            { label: 'Price (Installed)', kind: 'figure' },
          ]}
          rows={quotedBoilers.map(({ model, type, output, warranty, price }) => [
            model,
            type,
            `${output}kW`,
            `${warranty} years`,
            formatPounds(price),
          ])}
        />
        <p className="note">
          {`Each row is one model in one size. The Viessmann combi is the Vitodens 050-W; all its sizes, ${rangeOf050}, are on the `}
          <PageLink to="/combi-boilers">combi page</PageLink>.
        </p>
      </Section>
      <Section title="What is included" intro="In every price in the table." tone="sunken" aside>
        <CheckList items={quoteIncludes} layout="columns" />
      </Section>
      <Section title="How a price is made" aside>
        <div className="prose">
          <p>
            A boiler quote is mostly labour and pipe. The case on the wall differs by a few hundred pounds between
            makes; where it hangs, how its flue gets out and whether the gas pipe is wide enough can differ by more.
            That is why the online form asks about the old boiler before it asks which new one you would like.
          </p>
          <p>
            The price you read is for the work we can foresee. If the engineer finds something else on the day, he
            stops, shows it to you and gives you a second figure. Your approval comes first; without it he does only
            what was quoted.
          </p>
        </div>
      </Section>
      <Section title="Factors that affect your quote">
        <RuledList columns={3} items={quoteFactors} />
      </Section>
      <div className="page">
        <ul className="badges trust-badges">
          {quoteBadges.map(({ icon, label }) => (
            <li key={label}>
              <Badge tone="trust" icon={icon}>
                {label}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
      <Section title="Questions about quotes" aside>
        <div>
          <FaqList faqs={quoteFaqs} primary={2} />
          <GasEmergencyBox />
        </div>
      </Section>
      <FinanceSection />
      <Section
        title="What a new boiler saves"
        intro={`Upgrading a very old boiler, with new controls, can save ${possibleSaving}% or more. In this example efficiency accounts for about ${formatPounds(savedByEfficiency)} a year. The other ${formatPounds(savedByControls)} supposes better controls and a lower flow temperature.`}
      >
        <SavingsPanel savings={savings} />
      </Section>
      <div className="page">
        <ClosingCall
          title="Rather talk it through?"
          text="Ring us, or send the details and read our answer within 2 hours."
          book="Email for Quote"
        />
      </div>
    </>
  );
}

function FinanceSection() {
  const { amount, months } = financeExample;
  return (
    <Section title="Spread the cost" tone="sunken" intro="Finance is subject to status.">
      <div className="two-columns">
        <DataTable
          caption="Finance terms"
          captionHidden
          columns={[{ label: 'Term' }, { label: 'Rate', kind: 'figure' }]}
          rows={financeTerms.map(({ label, apr }) => [label, `${apr}% APR`])}
        />
        <Panel riveted={false} className="finance-example">
          <p>
            {`Example: ${formatPounds(amount)} over ${months} months = `}
            <strong className="figure">{`${formatPence(amount / months)}/month`}</strong>
          </p>
          <p className="note">{`You pay ${formatPounds(amount)} in all, at 0% APR.`}</p>
          <BookButton label="Apply for Finance" variant="default" />
          {site.legal.finance && <p className="note">{site.legal.finance}</p>}
        </Panel>
      </div>
    </Section>
  );
}
