import { useLoaderData } from 'react-router-dom';
import { Breadcrumb, type Crumb } from '../../components/layout/breadcrumb.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { BookButton, CallButton } from '../../components/sections/actions.tsx';
import { AreaMap } from '../../components/sections/area-map.tsx';
import { GasSmellBox } from '../../components/sections/gas-emergency.tsx';
import { MaintenanceTip } from '../../components/sections/maintenance-tip.tsx';
import { Prose } from '../../components/sections/prose.tsx';
import { StreetPlate } from '../../components/sections/street-plate.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { RuledList } from '../../components/ui/ruled-list.tsx';
import { SectionHeading } from '../../components/ui/section.tsx';
import { ratings } from '../../content/claims.ts';
import { districtFacts, districtsOf, isAreaSlug } from '../../content/locations/geography.ts';
import type { DistrictFacts } from '../../content/types.ts';
import { PageHead } from '../../head/page-head.tsx';
import type { AreaSlug } from '../../routes.ts';
import type { Location } from './load-location.ts';
import { locationHead } from './location-head.ts';
import { LocationPrices } from './location-prices.tsx';

export { loadLocation } from './load-location.ts';

/** A postcode: one of the 114 districts, an area, or any other value that the lookup matches. */
export function LocationPage() {
  const location = useLoaderData() as Location;
  const { postcode, slug, area, text } = location;
  const district = text && districtFacts(text.slug);
  const areaSlug = isAreaSlug(slug) ? slug : (area.code.toLowerCase() as AreaSlug);
  const crumbs: Crumb[] = [
    { label: 'Home', to: '/' },
    ...(isAreaSlug(slug) ? [] : [{ label: area.name, to: `/locations/${areaSlug}` } as const]),
    { label: postcode },
  ];
  const [firstMinutes = ''] = area.averageCalloutTime.match(/\d+/) ?? [];

  return (
    <>
      <PageHead {...locationHead(location, crumbs)} />
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <section className="hero location-hero">
          <div className="hero-text">
            <StreetPlate postcode={postcode}>
              <h1>
                {district
                  ? `Boiler repair and installation in ${district.places[0]}`
                  : `Boiler repair and installation, ${area.name}`}
              </h1>
              <p>{text ? `${area.name}. ${district?.places.join(', ')}.` : area.description}</p>
            </StreetPlate>
            {text && <p className="lead">{text.intro}</p>}
            <p className="callout-time">
              <span className="numeral">{area.averageCalloutTime.replace(' minutes', '')}</span>
              <span>{`minutes, average call-out time in ${postcode}`}</span>
            </p>
            <div className="actions">
              <CallButton variant="emergency" size="lg" />
              <BookButton label="Get a fixed price" size="lg" />
            </div>
          </div>
          <AreaMap lit={text?.slug} />
        </section>
      </div>
      <section className="section section-sunken">
        <div className="page two-columns">
          <div>
            {text ? <Prose sections={text.sections} as="h2" /> : <DistrictList area={areaSlug} />}
            <h2>{`Boroughs served in ${area.name}`}</h2>
            <ul className="badges">
              {area.serviceAreas.map((borough) => (
                <li key={borough}>
                  <Badge>{borough}</Badge>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <MaintenanceTip slug={slug} />
            <h2>Landmarks we drive past</h2>
            <RuledList
              as="p"
              columns={2}
              items={[...(text?.landmarks ?? []), ...area.landmarks].map((title) => ({ title }))}
            />
          </div>
        </div>
      </section>
      <LocationPrices postcode={postcode} />
      <div className="page column-section">
        <SectionHeading title={`A call from ${postcode}`} />
        <blockquote className="testimonial">
          <p>{`The boiler in our ${postcode} home stopped with no warning. We rang, and the engineer was at the door within ${firstMinutes} minutes, found the fault, named the price and mended it on the same visit.`}</p>
          <footer>{`Customer in ${postcode}. Rated ${ratings.location.value} out of 5 from ${ratings.location.count} reviews.`}</footer>
        </blockquote>
        <GasSmellBox />
        {district && <Neighbours district={district} />}
        <div className="actions">
          <PageLink to="/" className={buttonClass({ variant: 'secondary' })}>
            Back to Home
          </PageLink>
          <BookButton label={`Book a visit in ${postcode}`} />
          <CallButton variant="emergency" />
        </div>
      </div>
    </>
  );
}

function Neighbours({ district }: { district: DistrictFacts }) {
  return (
    <nav aria-label="Neighbouring districts">
      <h2>Next door</h2>
      <RuledList
        as="p"
        columns={3}
        items={district.neighbours.map((slug) => ({ title: <DistrictLink district={districtFacts(slug)} /> }))}
      />
    </nav>
  );
}

function DistrictList({ area }: { area: AreaSlug }) {
  return (
    <nav aria-label="Districts">
      <h2>Pick your district</h2>
      <RuledList
        as="p"
        columns={2}
        items={districtsOf(area).map((district) => ({ title: <DistrictLink district={district} /> }))}
      />
    </nav>
  );
}

function DistrictLink({ district: { slug, places } }: { district: DistrictFacts }) {
  return <PageLink to={`/locations/${slug}`}>{`${slug.toUpperCase()} ${places[0]}`}</PageLink>;
}
