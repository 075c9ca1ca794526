import { PageLink } from '../components/layout/page-link.tsx';
import { BookButton, CallButton } from '../components/sections/actions.tsx';
import { MapSection } from '../components/sections/map-section.tsx';
import UnknownPath from '../components/sections/unknown-path.island.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import { RuledList } from '../components/ui/ruled-list.tsx';
import { PageHead } from '../head/page-head.tsx';
import { businessNode } from '../head/structured-data.ts';
import { site } from '../site.config.ts';

const meta = {
  title: 'Page Not Found | Boiler Service London',
  description:
    'There is no page at this address. Call us, book online, or go on to our services, guides and the London districts we work in.',
  keywords: ['page not found', 'boiler service london'],
};

const ways = [
  {
    title: <PageLink to="/boiler-quotes">A price for a new boiler</PageLink>,
    text: 'Fixed, in 60 seconds, valid for 30 days.',
  },
  {
    title: <PageLink to="/combi-boilers">A new combi</PageLink>,
    text: 'Five that we fit, in order, with what they cost on your wall.',
  },
  {
    title: <PageLink to="/guides/boiler-service-maintenance">A yearly service</PageLink>,
    text: 'What is done, how long it takes, what it costs.',
  },
  {
    title: <PageLink to="/guides/worcester-error-codes">A code on the display</PageLink>,
    text: 'What it means and what you may try.',
  },
  {
    title: <PageLink to="/guides/boiler-pressure-guide">Low pressure</PageLink>,
    text: 'How to top up a sealed system in seven steps.',
  },
  {
    title: <PageLink to="/guides/when-to-replace-boiler">Repair it, or replace it</PageLink>,
    text: 'Two figures and the age decide.',
  },
];

/** Answers for every unknown path: the phone, the services, and the map. */
export function NotFoundPage() {
  return (
    <div data-page="not-found">
      <PageHead meta={meta} nodes={[businessNode(site)]} />
      <UnknownPath />
      <div className="page message-columns">
        <div className="message-page">
          <p className="boiler-screen">404</p>
          <h1>Oops! Page not found</h1>
          <p>The address may be mistyped, or the page has moved. The boiler can still be helped:</p>
          <div className="actions">
            <PageLink to="/" className={buttonClass({ variant: 'hero', size: 'lg' })}>
              Return to Home
            </PageLink>
            <CallButton size="lg" />
            <BookButton label="Get a Quote" variant="outline" size="lg" />
          </div>
        </div>
        <div>
          <h2>Where to go from here</h2>
          <RuledList items={ways} />
        </div>
      </div>
      <MapSection />
    </div>
  );
}
