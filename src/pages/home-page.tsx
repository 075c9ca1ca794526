import { House } from '../components/drawings/house.tsx';
import { Installation } from '../components/drawings/installation.tsx';
import { Pictogram } from '../components/drawings/pictogram.tsx';
import { PageLink } from '../components/layout/page-link.tsx';
import { BookButton, CallButton, PhoneNumber } from '../components/sections/actions.tsx';
import { BuySidebar } from '../components/sections/buy-sidebar.tsx';
import { ClosingCall } from '../components/sections/closing-call.tsx';
import { AnyCodeFinder } from '../components/sections/code-finder.tsx';
import { CopyNumber } from '../components/sections/copy-number.tsx';
import { Engineers } from '../components/sections/engineers.tsx';
import { GasEmergencyBox } from '../components/sections/gas-emergency.tsx';
import { MapSection } from '../components/sections/map-section.tsx';
import { OpenNow } from '../components/sections/open-now.tsx';
import { PackageTable } from '../components/sections/package-table.tsx';
import { Photo } from '../components/sections/photo.tsx';
import { RatingsStrip } from '../components/sections/ratings-strip.tsx';
import { RecentJobs } from '../components/sections/recent-jobs.tsx';
import { VisitPrices } from '../components/sections/visit-prices.tsx';
import { WhatsWrong } from '../components/sections/whats-wrong.tsx';
import { RuledList } from '../components/ui/ruled-list.tsx';
import { deferred, Section, SectionHeading } from '../components/ui/section.tsx';
import { StatPanel } from '../components/ui/stat-panel.tsx';
import { Steps } from '../components/ui/steps.tsx';
import { emailReplyTime, homeAreaServed, ratings } from '../content/claims.ts';
import { emergencyRule } from '../content/emergency.ts';
import { heroFacts, homeMeta, introduction, services } from '../content/home.ts';
import { latestJobs } from '../content/job-summaries.ts';
import { averageCallOut } from '../content/locations/geography.ts';
import { alsoIncluded, included, packages, packagesFrom } from '../content/packages.ts';
import { photos } from '../content/photos.ts';
import { pump } from '../content/work-prices.ts';
import { canonicalUrl } from '../head/canonical-url.ts';
import { PageHead } from '../head/page-head.tsx';
import { bankHolidayHours, businessNode, publisherNode, ratingNode, websiteNode } from '../head/structured-data.ts';
import { capitalize } from '../lib/capitalize.ts';
import { inWords } from '../lib/in-words.ts';
import { formatPounds, formatPrice } from '../lib/money.ts';
import { site } from '../site.config.ts';

const nodes = [
  businessNode(site, {
    areaServed: homeAreaServed,
    aggregateRating: ratings.home && ratingNode(ratings.home),
    specialOpeningHoursSpecification: bankHolidayHours(site),
  }),
  publisherNode(site),
  websiteNode(site),
];

const { day, landlordRecord } = site.visits.prices;

const showsPeople = site.engineers.length > 0 || photos.some(({ name }) => name === 'home');

export function HomePage() {
  return (
    <>
      <PageHead meta={homeMeta} url={canonicalUrl(site.host, '/')} nodes={nodes} />
      <HomeHero />
      <RatingsStrip />
      <Section id="whats-wrong" title="What’s wrong?" intro={emergencyRule}>
        <GasEmergencyBox />
        <WhatsWrong />
        <VisitPrices visits={site.visits} />
      </Section>
      <Section id="fault-code" title="What does your boiler say?">
        <AnyCodeFinder />
      </Section>
      <div className="page with-sidebar" {...deferred}>
        <div>
          <StatPanel stats={heroFacts.filter(isOffered).map(trustPoint)} />
          <section className="column-section" {...deferred}>
            <SectionHeading
              title="What does a new boiler cost?"
              intro="Each price includes VAT and everything listed below, with no hidden fees."
            />
            <PackageTable />
          </section>
          {showsPeople && (
            <section className="column-section prose" {...deferred}>
              <SectionHeading divider="line" title="Who comes to you" />
              <p>{introduction}</p>
              <Photo name="home" />
              <Engineers engineers={site.engineers} />
            </section>
          )}
        </div>
        <BuySidebar
          title="Buy online today!"
          action="Get fixed price"
          what={`Our ${inWords(packages.length)} packages`}
          from={packagesFrom}
        />
      </div>
      <Section
        title="What’s Included"
        intro={`Our ${inWords(packages.length)} packages include all of this, with VAT.`}
        tone="sunken"
      >
        <Installation />
        <Steps steps={[...included, ...alsoIncluded].map(({ name }) => ({ title: name }))} columns={4} />
      </Section>
      <Section title="Boiler services in London" tone="sunken">
        <RuledList columns={3} items={services.map(serviceItem)} />
      </Section>
      <ClosingCall
        title="Ask us for a price"
        text={`Send us your postcode and boiler model${emailReplyTime && ` and we’ll reply within ${emailReplyTime}`}, or call us.`}
        book="Email for Quote"
      />
      <RecentJobs title="Our latest jobs" jobs={latestJobs} />
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
          <p className="lead">{`Our Gas Safe registered engineers reach an emergency in ${averageCallOut.join('-')} minutes on average, and other repairs are done the same day or the next. You’ll know the price first.`}</p>
          <div className="hero-path">
            <p>
              <strong>If you have no heating or hot water, call now.</strong>
            </p>
            <p className="phone-line">
              <PhoneNumber className="numeral" />
              <CopyNumber />
            </p>
            <div className="actions">
              <CallButton label="CALL NOW" withoutNumber variant="emergency" size="lg" />
              <OpenNow />
            </div>
            {day && (
              <p>
                From <span className="figure">{formatPrice(day)}</span> for the call-out and first half hour
              </p>
            )}
          </div>
          <div className="hero-path hero-offer">
            <p>
              <strong>If you’re planning a new boiler, get one fixed price.</strong>
              From <span className="figure">{formatPounds(packagesFrom)}</span> installed, VAT included
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

/** Returns false for 24/7 if there is no emergency service. */
function isOffered({ number }: { number: string }) {
  return site.emergencyService || number !== '24/7';
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
  const visits: Partial<Record<typeof name, number | undefined>> = {
    'Gas Safety Certificates': landlordRecord,
    'Emergency Repairs 24/7': day,
  };
  const visit = visits[name];
  const from = 'from' in service || name === 'Emergency Repairs 24/7' ? 'From ' : '';
  const lowest = 'from' in service ? formatPounds(service.from) : visit && formatPrice(visit);
  const pumpPrice =
    name === 'Central Heating Systems' && pump && `Pump from ${formatPounds(pump.price[0])}, plus the call-out`;
  const price = lowest ? `${from}${lowest}` : pumpPrice;
  return {
    title: (
      <>
        <Pictogram of={name} />
        <PageLink to={'to' in service ? service.to : '#whats-wrong'}>{name}</PageLink>
      </>
    ),
    text: (
      <>
        {price && (
          <strong>
            {price} <br />
          </strong>
        )}
        {text}
      </>
    ),
  };
}
