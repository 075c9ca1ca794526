import { Breadcrumb, type Crumb } from '../components/layout/breadcrumb.tsx';
import { BookButton, CallButton } from '../components/sections/actions.tsx';
import { ClosingCall } from '../components/sections/closing-call.tsx';
import { FeatureList } from '../components/sections/feature-list.tsx';
import { SavingsPanel } from '../components/sections/savings-panel.tsx';
import { CheckList } from '../components/ui/check-list.tsx';
import { DataTable } from '../components/ui/data-table.tsx';
import { FaqList } from '../components/ui/faq-list.tsx';
import { RuledList } from '../components/ui/ruled-list.tsx';
import { Section } from '../components/ui/section.tsx';
import { StatPlate } from '../components/ui/stat-plate.tsx';
import { Steps } from '../components/ui/steps.tsx';
import {
  financeExample,
  financeTerms,
  quoteBadges,
  quotedBoilers,
  quoteFactors,
  quoteFaqs,
  quoteIncludes,
  quoteMeta,
  quoteReasons,
  quoteSteps,
  quoteTerms,
  savings,
} from '../content/quote.ts';
import { canonicalUrl } from '../head/canonical-url.ts';
import { PageHead } from '../head/page-head.tsx';
import { breadcrumbNode, businessNode, faqNode, serviceNode } from '../head/structured-data.ts';
import { formatPence, formatPounds } from '../lib/money.ts';
import { site } from '../site.config.ts';

const url = canonicalUrl(site.host, '/boiler-quotes');
const crumbs: Crumb[] = [{ label: 'Home', to: '/' }, { label: 'Boiler quotes' }];

const nodes = [
  serviceNode(
    site,
    { url, title: quoteMeta.title, description: quoteMeta.description },
    {
      type: 'Boiler installation',
      offers: quotedBoilers.map(({ model, output, price }) => ({ name: `${model} ${output}kW`, price })),
    },
  ),
  businessNode(site),
  breadcrumbNode(site, url, crumbs),
  faqNode(url, quoteFaqs),
];

export function QuotePage() {
  return (
    <>
      <PageHead meta={quoteMeta} url={url} nodes={nodes} />
      <section className="page hero">
        <div className="hero-text">
          <Breadcrumb crumbs={crumbs} />
          <h1>Get Your New Boiler Quote Online</h1>
          <p className="lead">
            {`A fixed price in ${quoteTerms.seconds} seconds. It stays valid for ${quoteTerms.validDays} days, and ${quoteTerms.matchPercent}% of final prices match it.`}
          </p>
          <div className="actions">
            <BookButton label="Get Online Quote" size="lg" />
            <CallButton size="lg" />
          </div>
        </div>
      </section>
      <Section title="Three reasons to start here">
        <FeatureList features={quoteReasons} />
      </Section>
      <Section title="How it works" tone="sunken">
        <Steps steps={quoteSteps} columns={2} />
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
      </Section>
      <Section title="What is included" tone="sunken">
        <CheckList items={quoteIncludes} layout="columns" />
      </Section>
      <Section title="Factors that affect your quote">
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
        <RuledList columns={2} items={quoteFactors} />
      </Section>
      <div className="page">
        <StatPlate stats={quoteBadges} />
      </div>
      <Section title="Questions about quotes">
        <FaqList faqs={quoteFaqs} primary={2} />
      </Section>
      <FinanceSection />
      <Section
        title="What a new boiler saves"
        intro="Fixed figures for one house, as an example. Your gas bill decides."
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
    <Section title="Spread the cost" tone="sunken" intro="Finance is subject to status. Rates are representative.">
      <DataTable
        caption="Finance terms"
        captionHidden
        columns={[{ label: 'Term' }, { label: 'Rate', kind: 'figure' }]}
        rows={financeTerms.map(({ label, apr }) => [label, `${apr}% APR`])}
      />
      <p>
        {`Example: ${formatPounds(amount)} over ${months} months = `}
        <strong className="figure">{`${formatPence(amount / months)}/month`}</strong>
        {`, ${formatPounds(amount)} in all at 0% APR.`}
      </p>
      <BookButton label="Apply for Finance" />
    </Section>
  );
}
