import { CallButton } from '../../components/sections/actions.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { businessNode } from '../../head/structured-data.ts';
import { site } from '../../site.config.ts';

const meta = {
  title: 'Boiler Service by Postcode | London',
  description: 'Call-out times and prices for boiler repair, servicing and installation in your London postcode.',
  keywords: ['boiler service by postcode'],
};

/**
 * Renders the page for postcodes without their own file: the browser looks them up, or shows the areas if that fails.
 */
export function LocationFallback() {
  return (
    <div className="page message-page">
      <PageHead meta={meta} nodes={[businessNode(site)]} />
      <h1>Your postcode</h1>
      <p role="status">Loading...</p>
      <p className="unresolved">
        Still loading? Find your district under <a href="/locations/e">East</a>, <a href="/locations/w">West</a>,{' '}
        <a href="/locations/n">North</a>, <a href="/locations/s">South</a> or{' '}
        <a href="/locations/nw">North West London</a>.
      </p>
      <CallButton variant="emergency" size="lg" noPulse />
    </div>
  );
}
