import { Boiler } from '../components/drawings/boiler.tsx';
import { FaultCard } from '../components/sections/fault-card.tsx';
import { ServicePrice } from '../components/sections/service-price.tsx';
import { StreetPlate } from '../components/sections/street-plate.tsx';
import { Band } from '../components/ui/band.tsx';
import { BoilerScreen } from '../components/ui/boiler-screen.tsx';
import { Button } from '../components/ui/button.tsx';
import { CheckList } from '../components/ui/check-list.tsx';
import { DataTable } from '../components/ui/data-table.tsx';
import { FaqList } from '../components/ui/faq-list.tsx';
import { Panel } from '../components/ui/panel.tsx';
import { PriceTable } from '../components/ui/price-table.tsx';
import { RuledList } from '../components/ui/ruled-list.tsx';
import { Section } from '../components/ui/section.tsx';
import { Stars } from '../components/ui/stars.tsx';
import { StatPanel } from '../components/ui/stat-panel.tsx';
import { Steps } from '../components/ui/steps.tsx';
import { boilerDrawings } from '../content/brand-summaries.ts';
import { reviewSummary, reviews, whyChooseUs } from '../content/claims.ts';
import { worcesterFaults } from '../content/fault-codes.ts';
import { lossRates } from '../content/guides/boiler-pressure-guide.ts';
import { severityLegend } from '../content/guides/worcester-error-codes.ts';
import { packages, packageWarrantyYears } from '../content/packages.ts';
import { quoteFaqs, quoteSteps } from '../content/quote.ts';
import { formatPounds } from '../lib/money.ts';
import { Specimen } from './specimen.tsx';

const stats = [
  { number: '24/7', label: 'Emergency cover' },
  { number: '£85', label: 'Service, VAT included' },
  { number: '60-90', label: 'Minutes, on average' },
  { number: '12', label: 'Months of guarantee' },
];

/** Plates and cards: the boxes that stop the eye. */
export function CardSection() {
  return (
    <Section title="Plates and cards" tone="sunken">
      <div className="sg-stack">
        <Specimen name="Stat plate">
          <StatPanel stats={stats} />
        </Specimen>
        <div className="two-columns">
          <Specimen name="Plate">
            <Panel>Four rivets, for what a reader should find at once.</Panel>
          </Specimen>
          <Specimen name="Street plate">
            <StreetPlate postcode="E3">
              <h4>Boiler repair in Bow</h4>
              <p>East London</p>
            </StreetPlate>
          </Specimen>
          <Specimen name="Boiler screen">
            <div className="sg-row">
              <BoilerScreen code="EA 227" />
              <BoilerScreen code="F.28" />
            </div>
          </Specimen>
        </div>
        <Specimen name="Service price">
          <ServicePrice title="Boiler service" badge="Most booked" price={85} includes={whyChooseUs.slice(0, 3)}>
            <Button variant="professional">Book a service</Button>
          </ServicePrice>
        </Specimen>
        <Specimen name="Fault cards">
          <ul className="fault-cards">
            {(['high', 'medium', 'low'] as const).map((severity) => {
              const fault = worcesterFaults.find((one) => one.severity === severity);
              return fault && <FaultCard key={severity} fault={fault} />;
            })}
          </ul>
        </Specimen>
        <Specimen name="Closing band">
          <Band title="Cold radiators?" text="Tell us what the display shows.">
            <Button variant="hero" size="lg">
              Get fixed price
            </Button>
            <Button variant="outline" size="lg">
              Call us
            </Button>
          </Band>
        </Specimen>
      </div>
    </Section>
  );
}

/** Tables of words, of figures and of prices. */
export function TableSection() {
  return (
    <Section title="Tables">
      <div className="sg-stack">
        <Specimen name="Price table">
          <PriceTable
            caption="Installation packages"
            labels={{
              name: 'Package',
              detail: 'Boiler',
              terms: 'Warranty',
              price: 'Installed price',
              action: 'Action',
            }}
            rows={packages.map(({ name, boiler, brand, price }) => ({
              name,
              picture: <Boiler drawing={boilerDrawings[brand]} />,
              detail: boiler,
              terms: `${packageWarrantyYears} years`,
              price: formatPounds(price),
              action: (
                <Button variant="outline" size="sm">
                  Get fixed price
                </Button>
              ),
            }))}
          />
        </Specimen>
        <Specimen name="Data table, rows stacked where it is narrow">
          <DataTable
            caption="What the severities mean"
            columns={[{ label: 'Severity' }, { label: 'What it says' }, { label: 'What to do' }]}
            rows={severityLegend.map((row) => Object.values(row).slice(0, 3))}
          />
        </Specimen>
        <Specimen name="Data table that fits where it is narrow">
          <DataTable
            caption="Packages and their prices"
            phone="fit"
            columns={[
              { label: 'Package' },
              { label: 'Boiler' },
              { label: 'Price', kind: 'figure' },
              { label: 'A month over a year', kind: 'figure' },
            ]}
            rows={packages.map(({ name, boiler, price }) => [
              name,
              boiler,
              formatPounds(price),
              formatPounds(price / 12),
            ])}
          />
        </Specimen>
        <Specimen name="Data table of two columns">
          <DataTable
            caption="How fast pressure falls, and what that says"
            columns={[{ label: 'Loss' }, { label: 'Meaning' }]}
            rows={lossRates.map((row) => Object.values(row).slice(0, 2))}
          />
        </Specimen>
      </div>
    </Section>
  );
}

/** Lists: questions, steps, ticks, entries, stars. */
export function ListSection() {
  return (
    <Section title="Lists" tone="sunken">
      <div className="sg-stack">
        <Specimen name="Stars">
          <div className="sg-row">
            <Stars rating={Number.parseFloat(reviews.search)} exact>
              {reviewSummary}
            </Stars>
            {[5, 4, 3].map((rating) => (
              <Stars key={rating} rating={rating}>
                {`${rating} of 5`}
              </Stars>
            ))}
          </div>
        </Specimen>
        <Specimen name="Steps">
          <Steps columns={2} as="h4" steps={quoteSteps} />
        </Specimen>
        <div className="two-columns">
          <Specimen name="Check list">
            <CheckList items={whyChooseUs} />
          </Specimen>
          <Specimen name="Check list, two abreast">
            <CheckList items={whyChooseUs.slice(0, 4)} layout="columns" />
          </Specimen>
        </div>
        <Specimen name="Check list in a row">
          <CheckList items={whyChooseUs.slice(0, 3)} layout="row" />
        </Specimen>
        <Specimen name="Ruled list">
          <RuledList
            columns={2}
            as="h4"
            items={packages.map(({ name, boiler, price }) => ({
              title: name,
              text: boiler,
              figure: formatPounds(price),
            }))}
          />
        </Specimen>
        <Specimen name="Questions, the first open for good">
          <FaqList faqs={quoteFaqs.slice(0, 4)} as="h4" />
        </Specimen>
      </div>
    </Section>
  );
}
