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
  packageRange,
  priceParts,
  quoteChecklist,
  raises,
  systemBoilers,
} from '../../content/guides/boiler-installation-cost.ts';
import { installationRange, locationPrices } from '../../content/locations/pricing.ts';
import { packages, packageWarrantyYears } from '../../content/packages.ts';
import { quoteTerms } from '../../content/quote.ts';
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

export function Guide() {
  return (
    <GuideLayout guide={guide} actions={actions} after={<ContactSection />}>
      <GuideSection guide={guide} id="range">
        <p>
          {`Counting every type and every kind of home, a boiler costs ${formatPoundsRange(installationRange)} in London, fitted and with VAT. Most of that spread is the type. A combi heats water as you draw it and needs no cylinder. A system boiler feeds one. A regular boiler, also called heat-only, feeds one too and keeps its pump, valves and tanks outside the case.`}
        </p>
        <PriceRanges
          caption="Installed prices in London by boiler type, VAT included"
          labels={['Type', 'From £1,500 to £5,000', 'Installed']}
          scale={[1500, 5000]}
          ranges={locationPrices.map(({ type, range }) => ({
            label: type,
            low: range[0],
            high: range[1],
            text: formatPoundsRange(range),
          }))}
        />
        <p>
          Staying with the type you have is nearly always the cheapest way, because pipes and flue are already in the
          right place. There are two good reasons to change. One is room: a combi sends tanks and cylinder to the tip
          and gives you a cupboard. The other is water: two showers at once ask more than most combis and many London
          mains can give, and then a system boiler with a cylinder is money well spent.
        </p>
        <p>
          Test the mains before you decide. Open the cold kitchen tap fully with everything else shut, catch thirty
          seconds in a bucket, double it. Under about 10 litres a minute a large combi has nothing to heat. Do it again
          at eight in the morning.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="our-prices">
        <p>
          {`Four combis, four prices, ${formatPoundsRange(packageRange)}. Each stands for a straightforward installation with everything that the next part marks as included, and each carries the maker’s ${packageWarrantyYears}-year warranty.`}
        </p>
        <DataTable
          caption="Our combi packages, installed, VAT included"
          columns={[{ label: 'Package' }, { label: 'Boiler' }, { label: 'Price', kind: 'figure' }]}
          rows={packages.map(({ name, boiler, brand, price }) => [
            name,
            <PageLink key={name} to={`/services/${brand}`}>
              {boiler}
            </PageLink>,
            formatPounds(price),
          ])}
        />
        <p>
          {`Where a cylinder stays or is to come: ${systemBoilers.map(({ model, output, warranty, price }) => `${model} ${output} kW, ${warranty} years of warranty, ${formatPounds(price)}`).join('; ')}. The price is the boiler’s; a new cylinder, if needed, is quoted apart.`}
        </p>
        <DataTable
          caption="Three ordinary jobs"
          columns={[
            { label: 'Job' },
            { label: 'Time' },
            { label: 'Our price', kind: 'figure' },
            { label: 'What it holds' },
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
        <p>
          Boiler and labour are what people compare. The rest of this list is where two quotes for one boiler drift
          apart, so look for each line in yours.
        </p>
        <DataTable
          caption="What an installation price is made of"
          columns={[{ label: 'Part' }, { label: 'Why it is there' }, { label: 'In our packages' }]}
          rows={priceParts.map(({ part, why, ours }) => [part, why, ours])}
        />
        <p>
          Powerflushing is one of three recognised ways of cleaning, and no law prescribes it. On microbore pipe, or on
          radiators that are nearly rusted through, its force does harm; there we drain, dose and refill instead. What
          may not be left out is the cleaning itself, the filter and the inhibitor.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="changes">
        <p>
          A survey, or a handful of good photographs, settles most of what follows. Nothing on this list should first be
          heard of on the day.
        </p>
        <h3>Raises the price</h3>
        <RuledList items={raises} as="h4" />
        <h3>Lowers it</h3>
        <CheckList items={lowers} />
        <Callout tone="warning" title="A price far below the others">
          <p>
            Something is missing from it. Ask for the cleaning, the filter, the compliant control, the notification and
            the VAT by name. A boiler that was never notified surfaces when you sell; one on dirty water, at the first
            warranty claim.
          </p>
        </Callout>
      </GuideSection>

      <GuideSection guide={guide} id="london">
        <h3>Getting there</h3>
        <p>
          A van with a boiler in it needs to stand near your door for a day. In a controlled zone that means a visitor
          voucher or a suspended bay, which the council wants days ahead and charges for. In the central zone the
          Congestion Charge is £18 a day as of November 2026, and the tunnels at Blackwall and Silvertown are charged as
          well. Ask whether a quote includes such things. A fixed price should.
        </p>
        <h3>Flats</h3>
        <p>
          Blocks have hours of work, lifts to book and notice to give before water is shut off. The outer wall usually
          belongs to the freeholder, and so does the way of a flue through it. A boiler of the same kind in the same
          place often needs no more than a letter; a new hole or a new position needs consent, sometimes as a licence
          with a fee, and takes weeks. Shared flues and heat from a plant room limit the choice further. Read the lease
          before you choose the boiler.
        </p>
        <h3>Terraces and fronts</h3>
        <p>
          Victorian houses bring solid walls, kitchens in a back addition and lead or half-inch supply pipes from the
          street. That can mean a longer condensate run, which outdoors must be at least 32 mm wide and lagged, or a
          combi that never sees the flow it was bought for. In a conservation area a flue may not go on a wall or roof
          slope facing the street where that is the principal or a side elevation; a listed house needs consent. Flats
          do not have the householder’s rights at all: ask the council.
        </p>
        <h3>Hard water</h3>
        <p>
          Above 200 ppm the feed to a combi should be treated, by the guidance that goes with the Building Regulations,
          and practically all of London is above it. A reducer on the cold inlet slows scale; it does not end it. See
          that it stands in the quote, with the life of its cartridge.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="rules">
        <p>
          Part of the price buys what the rules for England demand. An offer without it is not cheaper, only unfinished.
        </p>
        <ul>
          <li>A boiler of at least 92% seasonal efficiency, with time and temperature control and an interlock.</li>
          <li>
            For a combi one measure more: load or weather compensation, a smart control with automation and
            optimisation, or flue gas heat recovery. A plain wireless on/off thermostat is not one of them.
          </li>
          <li>Thermostatic valves on the radiators of heated rooms, where that is feasible.</li>
          <li>Cleaning, inhibitor and a filter, to the standard for heating water.</li>
          <li>A carbon monoxide alarm in the room, with every new or replaced boiler.</li>
          <li>Notification by the installer within 30 days, after which the certificate is sent to you.</li>
        </ul>
        <p>
          Only a Gas Safe registered engineer may do the gas work. Ask for the card, photograph on the front and
          categories on the back. For an oil boiler it is OFTEC registration, and the same calm question.
        </p>
        <GasEmergencyBox />
      </GuideSection>

      <GuideSection guide={guide} id="quotes">
        <p>
          {`A quote binds the firm; an estimate does not. Ours are quotes. They stand for ${quoteTerms.validDays} days, ${quoteTerms.matchPercent}% of final prices match the one given online, and where the survey finds something you approve the change or leave it. Hold any paper, ours included, against this list.`}
        </p>
        <CheckList items={quoteChecklist} />
        <p>
          If you sign at home, by phone or online, you usually have 14 days to change your mind. Work begins earlier
          only when you ask for that in writing, and you then pay for what has been done if you cancel. Urgent repairs
          that you called us for are an exception.
        </p>
        <p>
          Paying in parts is possible, and the <PageLink to="/boiler-quotes">quote page</PageLink> gives the terms.
          Compare the total, not the month. And if the old boiler may have years left, do the sum in our guide on{' '}
          <PageLink to="/guides/when-to-replace-boiler">when to replace</PageLink> before you spend anything.
        </p>
      </GuideSection>
    </GuideLayout>
  );
}
