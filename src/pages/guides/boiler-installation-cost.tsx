import { AtlasFigure } from '../../components/drawings/atlas/atlas.tsx';
import { PriceRanges } from '../../components/drawings/price-ranges.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { ContactSection } from '../../components/sections/contact-section.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { CheckList } from '../../components/ui/check-list.tsx';
import { DataTable } from '../../components/ui/data-table.tsx';
import { RuledList } from '../../components/ui/ruled-list.tsx';
import {
  guide,
  jobs,
  lowers,
  priceParts,
  quoteChecklist,
  raises,
  roadCharges,
  systemBoilers,
  upgrades,
  workedQuotes,
} from '../../content/guides/boiler-installation-cost.ts';
import { locationPrices, priceScale } from '../../content/locations/pricing.ts';
import { packages, packageWarrantyYears } from '../../content/packages.ts';
import { financeTerms, quoteTerms } from '../../content/quote.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { GuideLayout, GuideSection } from './guide-layout.tsx';

const actions = (
  <>
    <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'hero', size: 'lg' })}>
      Get Free Quotes
    </PageLink>
    <PageLink to="/combi-boilers" className={buttonClass({ variant: 'outline', size: 'lg' })}>
      Compare Combi Boilers
    </PageLink>
  </>
);

/** The three types of boiler, opened, each with what it costs. */
const heroFigure = locationPrices.map(({ type, range }) => (
  <AtlasFigure
    key={type}
    of={type.toLowerCase() as Lowercase<typeof type>}
    width={124}
    caption={
      <>
        {type} <span className="unbroken">{formatPoundsRange(range)}</span>
      </>
    }
  />
));

export function Guide() {
  return (
    <GuideLayout guide={guide} actions={actions} figure={heroFigure} after={<ContactSection />}>
      <GuideSection guide={guide} id="range">
        <p>The type of boiler makes most of the difference. These prices include installation and VAT.</p>
        <PriceRanges
          caption="Installed prices in London by boiler type, VAT included"
          labels={['Type', priceScale.map(formatPounds).join(' to '), 'Installed']}
          scale={priceScale}
          ranges={locationPrices.map(({ type, range }) => ({
            label: type,
            low: range[0],
            high: range[1],
            text: formatPoundsRange(range),
          }))}
        />
        <p>
          A combi heats water as you use it and needs no cylinder. A system boiler heats a cylinder. A regular boiler,
          also called heat-only, heats one too and keeps its pump, valves and tanks outside the case.
        </p>
        <h3>Should I change to another type?</h3>
        <p>
          Keeping the type you have usually costs least, because the pipes and flue are already there. Choose a combi if
          you want the cylinder cupboard back. Choose a system boiler and cylinder if two showers run at once: most
          combis can’t supply both, and neither can many London mains.
        </p>
        <h3>Test your mains flow first</h3>
        <AtlasFigure of="tap" caption="Half a minute of the cold kitchen tap in a bucket." />
        <p>
          With every other tap off, run the cold kitchen tap into a bucket for 30 seconds. Double it to get litres a
          minute. Under about 10 L/min, a large combi won’t give you more hot water than a small one. Test again at 8am,
          when your neighbours are using water.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="our-prices">
        <p>
          {`Each package covers a straightforward installation with everything marked as included in the next part. The manufacturer’s warranty is ${packageWarrantyYears} years.`}
        </p>
        <DataTable
          caption="Our combi packages, installed, VAT included"
          columns={[{ label: 'Package' }, { label: 'Boiler', bare: true }, { label: 'Price', kind: 'figure' }]}
          rows={packages.map(({ name, boiler, brand, price }) => [
            name,
            <PageLink key={name} to={`/services/${brand}`}>
              {boiler}
            </PageLink>,
            formatPounds(price),
          ])}
        />
        <AtlasFigure of="cylinder" caption="A hot water cylinder, heated by the boiler’s coil." />
        <p>If you have a cylinder, or need one, we install these two system boilers:</p>
        <ul>
          {systemBoilers.map(({ model, output, warranty, price }) => (
            <li key={model}>{`${model} ${output} kW: ${formatPounds(price)}, with a ${warranty}-year warranty.`}</li>
          ))}
        </ul>
        <p>Those prices are for the boiler. If you need a new cylinder, we quote for it separately.</p>
        <DataTable
          caption="Three common jobs"
          columns={[
            { label: 'Job' },
            { label: 'Time', bare: true },
            { label: 'Our price', kind: 'figure' },
            { label: 'What you get', bare: true },
          ]}
          rows={jobs.map(({ job, days, price, note }) => [job, days, price, note])}
        />
        <p>
          <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'hero' })}>
            Get Free Quotes
          </PageLink>
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="parts">
        <p>Check each of these items in every quote you get. A cheap quote may leave some out.</p>
        <DataTable
          caption="What you pay for in an installation"
          columns={[
            { label: 'Item' },
            { label: 'Why you need it', bare: true },
            { label: 'In our packages', bare: true },
          ]}
          rows={priceParts.map(({ part, why, ours }) => [part, why, ours])}
        />
        <AtlasFigure of="radiator" caption="What the cleaning takes out of an old system: sludge." />
        <p>
          You don’t have to have a powerflush: it’s one of three recognised cleaning methods. It can damage microbore
          pipes and badly rusted radiators. On those we drain the system, add cleaning chemicals and refill it.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="changes" folded>
        <p>We price this work after a survey or from good photos, so you know about it before the day.</p>
        <h3>What costs more</h3>
        <RuledList items={raises} as="h4" />
        <AtlasFigure of="meter" caption="A larger boiler may need a larger gas pipe from the meter." />
        <h3>What a better boiler adds</h3>
        <DataTable
          caption="The difference between two of our installed prices, VAT included"
          columns={[{ label: 'Step up' }, { label: 'Adds', kind: 'figure' }]}
          rows={upgrades.map(({ step, adds }) => [step, formatPounds(adds)])}
        />
        <h3>What costs less</h3>
        <CheckList items={lowers} />
        <Callout tone="warning" title="If one quote is far below the others">
          <p>
            Ask that firm about the cleaning, the filter, the thermostat, the notification and VAT. One of them may be
            missing. You’ll need the Building Regulations certificate when you sell your home, and dirty water can cost
            you a warranty claim.
          </p>
        </Callout>
      </GuideSection>

      <GuideSection guide={guide} id="london" folded>
        <h3>Parking and road charges</h3>
        <p>
          Our van needs to stop near your door for a day. In a controlled zone that takes a visitor voucher or a
          suspended bay. Ask whether your quote includes these charges:
        </p>
        <DataTable
          caption="Road and parking charges, November 2026"
          columns={[{ label: 'Charge' }, { label: 'Amount' }]}
          rows={roadCharges.map(({ charge, amount }) => [charge, amount])}
        />
        <p>The Congestion Charge applies from 7am to 6pm on weekdays, and from noon to 6pm at weekends.</p>
        <h3>Flats and leases</h3>
        <p>
          Read your lease before you choose a boiler. The outside wall usually belongs to the freeholder, and so does
          the flue’s way through it. A like-for-like boiler often needs only a letter. A new flue hole needs consent,
          sometimes a licence with a fee, and takes weeks.
        </p>
        <p>
          Many blocks set working hours, ask you to book the lift and need notice before the water goes off. A shared
          flue or communal heating limits which boilers you can have.
        </p>
        <AtlasFigure of="flue" caption="A flue stays clear of windows, and the condensate pipe needs a drain." />
        <h3>Terraces and conservation areas</h3>
        <p>
          In a Victorian terrace the kitchen is often in a back addition, so the condensate pipe runs further. Lead or
          half-inch supply pipes can leave a large combi short of water.
        </p>
        <p>
          In a conservation area, a flue on a front or side wall that faces the street needs planning permission. So
          does one on a roof slope there. Listed houses need consent. For a flat, ask the council.
        </p>
        <h3>Hard water</h3>
        <p>
          With a combi, budget for a scale device. Guidance with the Building Regulations asks for water treatment above
          200 ppm, and nearly all of London is above that. The device reduces scale but doesn’t stop it.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="examples" folded>
        <p>
          Both are examples, added up from the prices on this page. A is a combi swap on the same wall, outside the
          Congestion Charge zone. B is a system boiler inside the zone, over two weekdays.
        </p>
        <DataTable
          caption="Two example quotes, VAT included"
          phone="fit"
          columns={[{ label: 'Line' }, { label: 'A: combi swap' }, { label: 'B: system boiler' }]}
          rows={workedQuotes}
        />
        <div className="actions">
          <AtlasFigure of="combi" width={160} caption="A: combi" />
          <AtlasFigure of="system" width={160} caption="B: system boiler" />
        </div>
        <p>Your own quote may have more lines, such as a gas pipe or a longer flue.</p>
      </GuideSection>

      <GuideSection guide={guide} id="rules" folded>
        <p>Every new gas boiler installed in England needs these. A quote without them isn’t complete.</p>
        <ul>
          <li>Seasonal efficiency of at least 92%, with time and temperature control and an interlock.</li>
          <li>
            With a combi, one of four extras: weather compensation, load compensation, flue gas heat recovery, or a
            smart control with automation and optimisation.
          </li>
          <li>Thermostatic valves on the radiators of heated rooms, where that’s feasible.</li>
          <li>A cleaned system with inhibitor and a filter.</li>
          <li>A carbon monoxide alarm, installed with the boiler.</li>
          <li>Notification within 30 days. Your Building Regulations certificate follows by post or e-mail.</li>
        </ul>
        <p>
          Only a Gas Safe registered engineer may do the gas work. Ask for the card and check the photo, the expiry date
          and the boiler category on the back. For an oil boiler, ask for OFTEC registration.
        </p>
        <GasEmergencyBox />
      </GuideSection>

      <GuideSection guide={guide} id="quotes" folded>
        <p>
          {`Ask for a quote, because an estimate isn’t binding. Ours are quotes and they’re valid for ${quoteTerms.validDays} days. Check that every quote you compare, including ours, states:`}
        </p>
        <CheckList items={quoteChecklist} />
        <h3>Can I cancel?</h3>
        <p>
          If you sign at home, by phone or online, you usually have 14 days to change your mind. We only start sooner if
          you ask us to in writing. If you then cancel, you pay for the work done. Urgent repairs you called us for are
          an exception.
        </p>
        {financeTerms.length > 0 && (
          <>
            <h3>Can I pay in instalments?</h3>
            <p>
              Yes. The <PageLink to="/boiler-quotes">quote page</PageLink> lists the terms. Compare the total you’d pay,
              as long terms cost more. If your old boiler may have years left, read{' '}
              <PageLink to="/guides/when-to-replace-boiler">when to replace your boiler</PageLink> first.
            </p>
          </>
        )}
      </GuideSection>
    </GuideLayout>
  );
}
