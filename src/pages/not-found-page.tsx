import { Boiler } from '../components/drawings/boiler.tsx';
import { PageLink } from '../components/layout/page-link.tsx';
import { BookButton, CallButton } from '../components/sections/actions.tsx';
import { AnyCodeFinder } from '../components/sections/code-finder.tsx';
import { GasEmergencyBox } from '../components/sections/gas-emergency.tsx';
import { MapSection } from '../components/sections/map-section.tsx';
import { OpenNow } from '../components/sections/open-now.tsx';
import { SymptomLinks } from '../components/sections/whats-wrong.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import { RuledList } from '../components/ui/ruled-list.tsx';
import { Section } from '../components/ui/section.tsx';
import { boilerDrawings, servicesFrom } from '../content/brand-summaries.ts';
import { cheapest } from '../content/combi-ranking.ts';
import { quoteTerms } from '../content/quote.ts';
import { PageHead } from '../head/page-head.tsx';
import { businessNode } from '../head/structured-data.ts';
import { formatPounds } from '../lib/money.ts';
import { site } from '../site.config.ts';

const meta = {
  title: 'Page Not Found | Boiler Service London',
  description:
    'This page doesn’t exist. For boiler trouble, call us day or night, or find a price, a fault code or your London postcode.',
  keywords: ['page not found', 'boiler service london'],
};

const destinations = [
  {
    title: <PageLink to="/boiler-quotes">New boiler prices</PageLink>,
    text: `You get a fixed price for your home, and it’s valid for ${quoteTerms.validDays} days.`,
  },
  {
    title: <PageLink to="/combi-boilers">Best combi boilers</PageLink>,
    text: `See how we rank the combis we install in London homes, and what each costs: from ${formatPounds(cheapest.price)}.`,
  },
  {
    title: <PageLink to="/guides/boiler-service-maintenance">Boiler service</PageLink>,
    text: `See what we check at a service, how long it takes and what it costs: from ${formatPounds(servicesFrom)}.`,
  },
  {
    title: <PageLink to="/guides/worcester-error-codes">Worcester fault codes</PageLink>,
    text: 'Find out what each code means and what you can safely try before you call.',
  },
  {
    title: <PageLink to="/guides/boiler-pressure-guide">Low boiler pressure</PageLink>,
    text: 'See what the gauge should read, and how to top it up step by step.',
  },
  {
    title: <PageLink to="/guides/when-to-replace-boiler">Repair or replace?</PageLink>,
    text: 'See if a repair is worth the money at your boiler’s age.',
  },
];

/** Renders the page for unknown paths. */
export function NotFoundPage() {
  return (
    <div data-page="not-found">
      <PageHead meta={meta} nodes={[businessNode(site)]} />
      <unknown-path />
      <div className="page message-columns">
        <div className="message-page">
          <Boiler drawing={{ ...boilerDrawings.baxi, tone: 'light' }} reading="404" title="404" />
          <h1>
            Oops! <br />
            Page not found
          </h1>
          <p>
            This page isn’t ready yet, or the address is wrong. If you have boiler trouble, call us day or night, or
            find prices and fault codes on this page.
          </p>
          <div className="actions">
            <CallButton variant="emergency" />
            <PageLink to="/" className={buttonClass()}>
              Return to Home
            </PageLink>
            <BookButton label="Get a Quote" variant="outline" />
            <OpenNow />
          </div>
        </div>
        <div>
          <h2 className="mb-4 text-heading">What are you looking for?</h2>
          <RuledList items={destinations} />
        </div>
      </div>
      <Section title="What’s wrong with your boiler?">
        <h3 className="mb-3">By symptom</h3>
        <SymptomLinks file="boilers" />
        <h3 className="mb-3 pt-6">By fault code</h3>
        <AnyCodeFinder />
        <GasEmergencyBox />
      </Section>
      <MapSection />
    </div>
  );
}
