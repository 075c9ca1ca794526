import { PageLink } from '../../components/layout/page-link.tsx';
import { VisitPrices } from '../../components/sections/visit-prices.tsx';
import { RuledList } from '../../components/ui/ruled-list.tsx';
import { Section } from '../../components/ui/section.tsx';
import { servicesFrom } from '../../content/brand-summaries.ts';
import { arrival } from '../../content/emergency.ts';
import { callOutTime } from '../../content/locations/geography.ts';
import { packagesFrom } from '../../content/packages.ts';
import type { Area } from '../../content/schemas/area.ts';
import { formatPounds, formatPrice } from '../../lib/money.ts';
import { site } from '../../site.config.ts';

const { day } = site.visits.prices;

/** Lists the lowest prices. Homes on a heat network have no boiler. */
export function pricesFrom(heatNetwork: boolean) {
  return [
    ['Call-out from', day && formatPrice(day)],
    ['Service from', heatNetwork ? '' : formatPounds(servicesFrom)],
    ['New boiler from', heatNetwork ? '' : formatPounds(packagesFrom)],
  ].filter((figure): figure is [string, string] => Boolean(figure[1]));
}

const services = [
  {
    title: <PageLink to="/#whats-wrong">Boiler repair</PageLink>,
    text: 'Try our safe checks first. If it still fails, call us and you’ll have a price before we repair it.',
  },
  {
    title: <PageLink to="/guides/boiler-service-maintenance">Boiler service</PageLink>,
    text: 'London’s water is hard, so we look for limescale as well as checking that the boiler is safe.',
  },
  {
    title: <PageLink to="/boiler-quotes">New boiler</PageLink>,
    text: 'You get one fixed price for the boiler, the installation, the certificates and taking the old one away.',
  },
  {
    title: <PageLink to="/guides/boiler-service-maintenance">Landlord gas safety record</PageLink>,
    text: 'The law asks for a check every 12 months. A service isn’t one, but we can do both in one visit.',
  },
];

interface LocalServicesProps {
  area: Area;
  place: string;
  /** Homes in this district are on a heat network. */
  heatNetwork: boolean;
}

/** Renders response times and services for a location. */
export function LocalServices({ area, place, heatNetwork }: LocalServicesProps) {
  const soon = arrival(callOutTime(area).replace(' minutes', ''));
  return (
    <Section
      title={`What we do in ${place}`}
      intro={heatNetwork ? `${soon} Some of this is only for homes with a boiler of their own.` : soon}
    >
      <RuledList columns={2} items={services} />
      <VisitPrices visits={site.visits} />
    </Section>
  );
}
