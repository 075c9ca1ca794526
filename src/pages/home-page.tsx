import { House } from '../components/drawings/house.tsx';
import { Installation } from '../components/drawings/installation.tsx';
import { Pictogram } from '../components/drawings/pictogram.tsx';
import { PageLink } from '../components/layout/page-link.tsx';
import { BookButton, CallButton, PhoneNumber } from '../components/sections/actions.tsx';
import { BuySidebar } from '../components/sections/buy-sidebar.tsx';
import { ClosingCall } from '../components/sections/closing-call.tsx';
import CopyNumber from '../components/sections/copy-number.island.tsx';
import { GasEmergencyBox } from '../components/sections/gas-emergency.tsx';
import { MapSection } from '../components/sections/map-section.tsx';
import OpenNow from '../components/sections/open-now.island.tsx';
import { PackageTable } from '../components/sections/package-table.tsx';
import { RatingsStrip } from '../components/sections/ratings-strip.tsx';
import { RuledList } from '../components/ui/ruled-list.tsx';
import { Section, SectionHeading } from '../components/ui/section.tsx';
import { StatPanel } from '../components/ui/stat-panel.tsx';
import { Steps } from '../components/ui/steps.tsx';
import { homeAreaServed, ratings } from '../content/claims.ts';
import { heroFacts, homeMeta, introduction, services } from '../content/home.ts';
import { included, packagesFrom } from '../content/packages.ts';
import { canonicalUrl } from '../head/canonical-url.ts';
import { PageHead } from '../head/page-head.tsx';
import { bankHolidayHours, businessNode, publisherNode, ratingNode, websiteNode } from '../head/structured-data.ts';
import { capitalize } from '../lib/capitalize.ts';
import { formatPounds } from '../lib/money.ts';
import { site } from '../site.config.ts';

const nodes = [
  businessNode(site, {
    areaServed: homeAreaServed,
    aggregateRating: ratingNode(ratings.home),
    specialOpeningHoursSpecification: bankHolidayHours(site),
  }),
  publisherNode(site),
  websiteNode(site),
];

export function HomePage() {
  return (
    <>
      <PageHead meta={homeMeta} url={canonicalUrl(site.host, '/')} nodes={nodes} />
      <HomeHero />
      <div className="page">
        <RatingsStrip />
      </div>
      <div className="page with-sidebar">
        <div>
          <StatPanel stats={heroFacts.map(trustPoint)} />
          <section className="column-section">
            <SectionHeading
              title="Four boilers, four fixed prices"
              intro="Boiler, installation, system clean and certificates. No hidden fees; nothing replaced without your approval. Prices include VAT."
            />
            <PackageTable />
          </section>
          <section className="column-section prose">
            <SectionHeading title="The people who answer the phone" />
            {introduction.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        </div>
        <BuySidebar title="Buy online today!" action="Get fixed price" what="Our four packages" from={packagesFrom} />
      </div>
      <Section title="What's Included" intro="In every installation, at every one of the four prices." tone="sunken">
        <Installation />
        <Steps steps={included.map(({ name, note }) => ({ title: name, text: note }))} columns={3} />
      </Section>
      <Section title="Six services">
        <RuledList columns={2} items={services.map(serviceItem)} />
        <GasEmergencyBox />
      </Section>
      <div className="page">
        <ClosingCall
          title="Speak to an engineer, not a call centre"
          text="Or send the details and we reply within 2 hours."
          book="Email for Quote"
        />
      </div>
      <MapSection />
    </>
  );
}

function HomeHero() {
  return (
    <section className="home-hero">
      <div className="page hero">
        <div className="hero-text">
          <h1>{`${capitalize(site.product.prose)}, servicing and repair across London`}</h1>
          <p className="lead">Gas Safe registered engineers, fixed prices, and most repairs done on the first visit.</p>
          <div className="hero-path">
            <p className="phone-line">
              <strong>No heat or hot water? Call now.</strong>
              <CopyNumber />
            </p>
            <PhoneNumber className="numeral" />
            <div className="actions">
              <CallButton label="CALL NOW" withoutNumber variant="emergency" size="lg" />
              <OpenNow />
            </div>
          </div>
          <div className="hero-path hero-offer">
            <p>
              <strong>Planning a new boiler? Get a fixed price.</strong>
              <br />
              {`From ${formatPounds(packagesFrom)} installed, VAT included.`}
            </p>
            <BookButton label="GET FREE QUOTE" size="lg" />
          </div>
        </div>
        <House />
      </div>
      <div className="pipes" />
    </section>
  );
}

function trustPoint({ number, label }: (typeof heroFacts)[number]) {
  return {
    label,
    number: (
      <>
        <Pictogram of={number} />
        {number}
      </>
    ),
  };
}

function serviceItem(service: (typeof services)[number]) {
  const { name, text } = service;
  return {
    title: (
      <>
        <Pictogram of={name} />
        {'to' in service ? <PageLink to={service.to}>{name}</PageLink> : name}
      </>
    ),
    text,
    figure: 'from' in service && `from ${formatPounds(service.from)}`,
  };
}
