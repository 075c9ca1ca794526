import { useLoaderData } from 'react-router-dom';
import { Street } from '../../components/drawings/street.tsx';
import { Breadcrumb, type Crumb } from '../../components/layout/breadcrumb.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { BookButton, CallButton } from '../../components/sections/actions.tsx';
import { AreaMap } from '../../components/sections/area-map.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { HeroFigures } from '../../components/sections/hero-figures.tsx';
import { MaintenanceTip } from '../../components/sections/maintenance-tip.tsx';
import { OpenNow } from '../../components/sections/open-now.tsx';
import { Prose } from '../../components/sections/prose.tsx';
import { RecentJobs } from '../../components/sections/recent-jobs.tsx';
import { StreetPlate } from '../../components/sections/street-plate.tsx';
import { CustomerReview } from '../../components/sections/testimonial.tsx';
import { Band } from '../../components/ui/band.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';
import { ratings, registration, testimonials } from '../../content/claims.ts';
import { emergencyRule } from '../../content/emergency.ts';
import { jobsAround } from '../../content/job-lists.ts';
import { jobNotes, measuredTimes } from '../../content/job-summaries.ts';
import {
  areaTexts,
  callOutTime,
  codesOf,
  districtFacts,
  districtsOf,
  isAreaSlug,
} from '../../content/locations/geography.ts';
import { localFacts } from '../../content/locations/local-facts.ts';
import type { DistrictFacts } from '../../content/schemas/district.ts';
import type { RelatedLink } from '../../content/schemas/page-parts.ts';
import { PageHead } from '../../head/page-head.tsx';
import { joinWords } from '../../lib/join-words.ts';
import type { AreaSlug, DistrictSlug } from '../../routes.ts';
import { site } from '../../site.config.ts';
import type { Location } from './load-location.ts';
import { LocalServices, pricesFrom } from './local-services.tsx';
import { locationHead } from './location-head.ts';
import { LocationPrices } from './location-prices.tsx';

export { loadLocation } from './load-location.ts';

/** Renders a district, an area or any other postcode in an area. */
export function LocationPage() {
  const location = useLoaderData() as Location;
  const { postcode, slug, area, text, within } = location;
  const district = text && districtFacts(text.slug);
  const areaSlug = isAreaSlug(slug) ? slug : (area.code.toLowerCase() as AreaSlug);
  const crumbs: Crumb[] = [
    { label: 'Home', to: '/' },
    ...(isAreaSlug(slug) ? [] : [{ label: area.name, to: `/locations/${areaSlug}` } as const]),
    { label: postcode },
  ];
  const place = placeName(district, area.name);
  /** Homes on a heat network have no boiler. */
  const heatNetwork = district?.heat === 'network';
  const measured = measuredTimes[area.code];

  return (
    <div className="location">
      <PageHead {...locationHead(location, crumbs)} />
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <section className="hero location-hero">
          <div className="hero-text">
            <StreetPlate postcode={postcode}>
              <h1>{`${heatNetwork ? 'Heating repair' : 'Boiler repair and installation'} in ${place}`}</h1>
              {district ? <p>{[`${area.name}: `, ...listed(district.places)]}</p> : <p>{codesOf(areaSlug)}</p>}
            </StreetPlate>
            <p className="call-out">
              <span className="numeral">{callOutTime(area).replace(' minutes', '')}</span>{' '}
              <span>
                <strong>
                  minutes<span className="sr-only">,</span>
                </strong>
                {measured
                  ? ` measured over ${measured.jobs} jobs in ${area.name}`
                  : ` average emergency call-out in ${postcode}`}
              </span>
            </p>
            <HeroFigures figures={pricesFrom(heatNetwork)} />
            <div className="actions">
              <CallButton variant="emergency" size="lg" />
              <BookButton label="Get a fixed price" size="lg" />
              <OpenNow />
            </div>
            <p className="text-dense">{`${proof} All our prices include VAT.`}</p>
            {within && (
              <p>
                Your district has a page of its own, with more about its homes: <DistrictLink slug={within} />.
              </p>
            )}
          </div>
          <AreaMap current={text?.slug} area={text ? undefined : areaSlug} />
        </section>
      </div>
      {!text && (
        <Section title="Find your district" tone="sunken">
          <DistrictList label="Districts" districts={districtsOf(areaSlug)} />
        </Section>
      )}
      <LocalServices area={area} place={place} heatNetwork={heatNetwork} />
      <Section
        title={`Homes and boilers in ${place}`}
        intro={text ? text.intro : areaTexts(areaSlug).description}
        tone="sunken"
      >
        <Street />
        <Prose sections={(text ?? areaTexts(areaSlug)).sections} />
        <div className="local">
          <div>
            <MaintenanceTip slug={slug} />
          </div>
          <div>
            <h2>{`Landmarks in ${area.name}`}</h2>
            <ul className="inline-list">
              {landmarksOf(location).map((landmark) => (
                <li key={landmark}>{landmark}</li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{`Boroughs in ${area.name}`}</h2>
            <ul className="inline-list">
              {area.serviceAreas.map((borough) => (
                <li key={borough}>{borough}</li>
              ))}
            </ul>
            {district && (
              <p>{`${postcode} is in the borough of ${boroughsOf(district)}, and we cover the whole of ${postcode}.`}</p>
            )}
            {areaSlug !== area.code.toLowerCase() && (
              <p>{`${codesOf(areaSlug)} are in ${joinWords([...new Set(districtsOf(areaSlug).flatMap(({ boroughs }) => boroughs))])}.`}</p>
            )}
          </div>
          {text && (
            <div>
              <h2>{`Guides for homes in ${postcode}`}</h2>
              <GuideLinks links={text.related} />
            </div>
          )}
        </div>
        {isAreaSlug(slug) && (
          <div className="local">
            {localFacts(slug).map(({ title, text }) => (
              <div key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            ))}
          </div>
        )}
      </Section>
      {text && <RecentJobs title={`Recent jobs in and around ${postcode}`} jobs={jobsAround(text.slug)} />}
      <LocationPrices postcode={postcode} heatNetwork={heatNetwork} />
      <Section title={customersTitle(postcode)} intro={emergencyRule}>
        <Experience {...location} />
        <GasEmergencyBox />
      </Section>
      {district && (
        <Section title="Next door" tone="sunken">
          <DistrictList label="Neighbouring districts" districts={district.neighbours.map(districtFacts)} />
        </Section>
      )}
      <div className="page">
        <Band
          title={`Book an engineer in ${postcode}`}
          text="Call us day or night in an emergency, or book a time online."
        >
          <BookButton label="Book a visit" size="lg" />
          <CallButton size="lg" />
          <PageLink to="/" className={buttonClass({ variant: 'link' })}>
            Back to Home
          </PageLink>
        </Band>
      </div>
    </div>
  );
}

const rated = ratings.location;
const proof = registration(rated && `${rated.value} out of 5 across ${rated.count} ${rated.of}`);

/** Returns the heading of the reviews, without the postcode if reviews are configured: they can be from anywhere. */
function customersTitle(postcode: string): string {
  if (site.reviews.length > 0) return 'What a customer says';
  return testimonials.callOut ? `What a call-out in ${postcode} looks like` : 'In an emergency';
}

/** Renders the first review, or the example of a call-out with the shortest time, a sentence a step. */
function Experience({ postcode, area }: Location) {
  const [review] = site.reviews;
  const { callOut } = testimonials;
  if (!review && !callOut) return null;
  const [minutes = ''] = callOutTime(area).match(/\d+/) ?? [];
  const text = callOut?.text.replaceAll('{postcode}', () => postcode).replaceAll('{minutes}', minutes) ?? '';
  return (
    <div className="mb-8">
      {review ? (
        <CustomerReview review={review} />
      ) : (
        <ol className="steps steps-3">
          {text.split(/(?<=\.) /).map((sentence) => (
            <li key={sentence}>
              <p className="text-balance">{`${sentence} `}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Lists names, each on one line. */
function listed(names: readonly string[]) {
  return names.flatMap((name, index) => [
    <Unbroken key={name}>{index < names.length - 1 ? `${name},` : name}</Unbroken>,
    ' ',
  ]);
}

function GuideLinks({ links }: { links: readonly RelatedLink[] }) {
  return (
    <ul className="plain-list">
      {links.map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to}>{label}</PageLink>
        </li>
      ))}
    </ul>
  );
}

function DistrictList({ label, districts }: { label: string; districts: readonly DistrictFacts[] }) {
  return (
    <nav aria-label={label}>
      <ul className={`ruled ruled-${districts.length % 3 === 1 ? 2 : 3} districts`}>
        {districts.map(({ slug, places }) => (
          <li key={slug}>
            <p>
              <PageLink to={`/locations/${slug}`}>
                <b>{`${slug.toUpperCase()} `}</b>
                {places[0]}
              </PageLink>
            </p>
            <Places names={places.slice(1, 4)} note={jobNotes[slug]} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Places({ names, note }: { names: readonly string[]; note: string | undefined }) {
  const text = [names.join(', '), note].filter(Boolean).join('. ');
  return text && <p>{text}</p>;
}

function DistrictLink({ slug }: { slug: DistrictSlug }) {
  return <PageLink to={`/locations/${slug}`}>{`${slug.toUpperCase()} ${districtFacts(slug).places[0]}`}</PageLink>;
}

function placeName(district: DistrictFacts | undefined, otherwise: string): string {
  return district?.calledAs ?? district?.places[0] ?? otherwise;
}

/** Lists the district's boroughs, which may not be among the area's. */
function boroughsOf({ boroughs: [main, ...others] }: DistrictFacts): string {
  return others.length === 0 ? `${main}` : `${main} and partly in ${joinWords(others)}`;
}

/** Returns the district's landmarks, then the area's, without duplicates. */
function landmarksOf({ area, text }: Location): readonly string[] {
  const shared: readonly string[] = area.landmarks;
  return [...(text?.landmarks ?? []).filter((landmark) => !shared.includes(landmark)), ...shared];
}
