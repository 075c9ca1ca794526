import { RangeBars } from '../../components/charts/range-bars.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { BookButton } from '../../components/sections/actions.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { DataTable } from '../../components/ui/data-table.tsx';
import { RuledList } from '../../components/ui/ruled-list.tsx';
import { Steps } from '../../components/ui/steps.tsx';
import { servicesFrom } from '../../content/brand-summaries.ts';
import {
  calendar,
  guide,
  ourPlans,
  ourPrices,
  planPrice,
  pressureRule,
  priceTiers,
  redFlags,
  reportReadings,
  serviceSteps,
  typicalPrice,
} from '../../content/guides/boiler-service-maintenance.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { GuideLayout, GuideSection } from './guide-layout.tsx';

const [cheapTier, middleTier] = priceTiers;
const yearly = (perMonth: number) => formatPounds(perMonth * 12);

const actions = (
  <>
    <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'hero', size: 'lg' })}>
      Get Free Quote
    </PageLink>
    <PageLink to="/" className={buttonClass({ variant: 'outline', size: 'lg' })}>
      View All Services
    </PageLink>
  </>
);

export function Guide() {
  return (
    <GuideLayout guide={guide} actions={actions} byMonth>
      <GuideSection guide={guide} id="why">
        <p>
          A boiler burns gas a few feet from where you sleep, moves acid water through a plastic pipe, and starts and
          stops all winter long. Nothing in that list stays as it was set. Seals harden, scale and rust settle where
          water is slow, and the mixture drifts. Most of this cannot be heard or smelt. It can be measured, and a
          service is the day on which it is.
        </p>
        <h3>Safety</h3>
        <p>
          Soot, scorching, or a yellow flame where it should be blue, on any appliance? Turn it off and call us. They
          are signs of carbon monoxide, which comes from a flame short of air or a flue that leaks. It has no smell,
          colour or taste, and a modern sealed boiler may show nothing at all. That’s why an engineer measures it every
          year, and why you need a carbon monoxide alarm as well as the service.
        </p>
        <h3>Breakdowns, and when they come</h3>
        <p>
          Parts rarely fail without notice. An electrode wears for months before the morning on which it will not spark;
          a vessel loses its charge so slowly that you only remember topping up rather often. At a service these show as
          readings, in summer, with time to order a part. Unserviced, they show in the first week of frost, together
          with everybody else’s.
        </p>
        <h3>Gas bills</h3>
        <p>
          A condensing boiler earns its label only while the water coming back to it is cooler than about 55 °C. A
          service is the moment to have the flow temperature looked at: many boilers are left at 75 or 80 by whoever
          fitted them. Radiators on a combi that still warm the rooms at 60 °C or less usually save 6-8% of the heating
          gas, for a turn of one knob. Where there is a hot water cylinder it must still reach 60 °C, so ask before you
          turn it down.
        </p>
        <h3>The warranty</h3>
        <p>
          Makers commonly ask for two things: that the boiler was registered, often within 30 days, and that it was
          serviced every year with proof. The proof is the service record, on paper in the back of the manual or in a
          maker’s app. It holds the date, the engineer’s name and registration number, combustion readings at maximum
          and minimum, and the parts fitted. Damage by scale or dirt is often left out of a warranty even so, which
          matters in London, where the water is hard. Our own guarantee on parts and labour of a service runs for 12
          months and is separate from the maker’s.
        </p>
        <h3>What the law asks of whom</h3>
        <p>
          An annual service is recommended for everyone. It is often called legally required for landlords and rental
          properties, and in effect it is, but the words of the law are these: the landlord keeps appliance, flue and
          pipework safe, and has each appliance and flue checked at intervals of no more than twelve months. The check
          is a safety check. The service is how the first half is normally shown, so we recommend doing both at one
          visit.
        </p>
        <ul>
          <li>A copy of the record goes to tenants within 28 days, and to new ones before they move in.</li>
          <li>It is kept for at least two years, in practice until two more checks have been made.</li>
          <li>A check in the two months before the old record expires keeps its expiry date.</li>
          <li>The yearly check does not cover the pipework; a tightness test with it is good advice.</li>
          <li>If a tenant refuses entry, write, try again, and keep the letters.</li>
        </ul>
        <p>
          Owner-occupiers have one duty that is seldom mentioned: nobody may use an appliance they know, or suspect, to
          be unsafe.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="included">
        <p>
          The maker’s instructions decide the list and its order. Nine stations come round on nearly every gas boiler.
        </p>
        <Steps steps={serviceSteps} />
        <h3>The readings your report should hold</h3>
        <p>
          The law does not leave the testing to taste. After any work on a gas appliance the engineer must examine the
          flue, the air supply, the gas pressure or the heat input, and that it works safely, and tell you of any
          defect. Figures make that visible.
        </p>
        <DataTable
          caption="Readings of a service, and what an engineer looks for"
          columns={[{ label: 'Reading' }, { label: 'Taken' }, { label: 'Looked for' }]}
          rows={reportReadings.map(({ reading, when, sought }) => [reading, when, sought])}
        />
        <p>
          The general combustion figures are for natural gas; the maker’s own come first. You need not understand a
          ratio of 0.002. You need to own last year’s, because a figure that has doubled is news even within limits.
        </p>
        <h3>What is not included</h3>
        <p>
          Parts, unless the offer names them. A limescale treatment of the plate heat exchanger, a powerflush, new
          thermostats or a repaired leak are jobs of their own. After each of our services you get a written report and
          a gas safety certificate for the boiler. The landlord’s record isn’t part of a service. It covers every gas
          appliance and flue you let, and we quote for it when you book.
        </p>
        <Callout tone="warning" title="If the boiler is found unsafe">
          <p>
            An appliance that is immediately dangerous is disconnected with your leave; one at risk is turned off. Both
            get a “Do Not Use” label and a written reason. It does not always mean a new boiler. Do not turn the gas
            back on until a registered engineer has put it right.
          </p>
        </Callout>
      </GuideSection>

      <GuideSection guide={guide} id="timing">
        <p>
          Once every twelve months, counted from installation or from the last visit. A landlord’s check sets its own
          date; otherwise choose late spring to early autumn. Diaries are emptier, and a part can be ordered without
          anyone being cold. From November on, breakdowns go first and a routine visit may wait.
        </p>
        <p>
          Same-day and next-day appointments are usual with us, with evenings, early mornings and weekends for people
          who work. Allow for these times at the boiler:
        </p>
        <DataTable
          caption="What we charge for a service, and how long it takes"
          columns={[{ label: 'Boiler' }, { label: 'Price' }, { label: 'Time' }]}
          rows={ourPrices.map((row) => [
            'slug' in row ? (
              <PageLink key={row.slug} to={`/services/${row.slug}`}>
                {row.name}
              </PageLink>
            ) : (
              row.name
            ),
            row.prices.map(([kind, pounds]) => `${kind} ${formatPounds(pounds)}`).join(', '),
            'minutes' in row ? `${row.minutes.join('-')} minutes` : 'told when you book',
          ])}
        />
        <p>
          To help, clear what is stored round the boiler, leave the heating off for an hour beforehand so that the gauge
          can be read cold, and have the manual ready.
        </p>
        <p>
          Between two services a boiler may ask for one itself. Newer displays show a reminder, such as 1018 W on a
          recent <PageLink to="/guides/worcester-error-codes">Worcester</PageLink>. It is a diary note, not a fault.
        </p>
        <p>
          Bring the visit forward if the flame keeps failing, hot water swings between hot and cold, the boiler has
          become louder, or you have topped it up twice since spring.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="costs">
        <p>
          {`Most services in London are sold at ${formatPoundsRange(typicalPrice)}. Three tiers cover the market, and our own prices, from ${formatPounds(servicesFrom)} with VAT, start where ${cheapTier.name.toLowerCase()} ends and ${middleTier.name.toLowerCase()} begins.`}
        </p>
        <RangeBars
          title={`Price tiers of a boiler service on one scale, with the typical range of ${formatPoundsRange(typicalPrice)} marked`}
          scale={[60, 160]}
          ticks={[60, 110, 160]}
          formatTick={formatPounds}
          mark={{ from: typicalPrice[0], to: typicalPrice[1], label: `typical ${formatPoundsRange(typicalPrice)}` }}
          rows={priceTiers.map(({ name, price }) => ({
            label: name,
            from: price[0],
            to: price[1],
            shown: formatPoundsRange(price),
          }))}
        />
        <DataTable
          caption="Price tiers, and what each should buy"
          columns={[{ label: 'Tier' }, { label: 'Price', kind: 'figure' }, { label: 'What you should get' }]}
          rows={priceTiers.map(({ name, price, buys }) => [name, formatPoundsRange(price), buys])}
        />
        <h3>Service plans</h3>
        <p>
          {`Plans that cover a yearly service and little else run at ${formatPoundsRange(planPrice)} per month, which is ${yearly(planPrice[0])} to ${yearly(planPrice[1])} a year against a single payment of ${formatPoundsRange(typicalPrice)}. The difference buys convenience, or repair cover if the small print says so. Read which parts are covered, what each call-out costs you, and whether scale counts as wear.`}
        </p>
        <p>
          {`Ours are dearer than that: ${ourPlans.map(({ brand, price }) => `${formatPounds(price)} a month for ${brand}, ${yearly(price)} a year`).join(', and ')}. What each covers stands on its page. If your boiler is young and under warranty, paying once is often the cheaper way.`}
        </p>
        <h3>What moves the price</h3>
        <p>
          Oil costs more than gas because there is a nozzle to renew and a tank to look at. A boiler in a loft without a
          ladder, or behind a washing machine that has to be pulled out, costs time. So does a first visit to one that
          has not been opened for years: old seals that tear must be replaced, and you are told so beforehand.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="tips">
        <p>A boiler’s owner has perhaps five minutes of work a month. None of it goes behind the case.</p>
        <DataTable
          caption="A year of upkeep"
          columns={[{ label: 'When' }, { label: 'What to do' }]}
          rows={calendar.map(({ when, what }) => [when, what])}
        />
        <h3>Pressure</h3>
        <p>
          {`Cold it should read ${pressureRule.cold}, and with the heating on keep it at or below ${pressureRule.ceiling}. Topping up once after bleeding is yours to do; the `}
          <PageLink to="/guides/boiler-pressure-guide#repressurise">seven steps</PageLink> are in our pressure guide.
          Every month is too often.
        </p>
        <h3>Radiators</h3>
        <p>
          Cold at the top is air: heating off, bleed, check the gauge. Cold at the bottom and hot above is sludge, which
          no bleeding will move; mention it at the service, where the water is tested anyway. Turn every thermostatic
          valve through its whole range once a summer, or its pin sticks shut in October.
        </p>
        <h3>Condensate in frost</h3>
        <p>
          The plastic pipe that leaves the boiler carries up to two litres an hour on a cold day. Where it runs outside
          it can freeze and stop the boiler, with a gurgle and a code. From the ground, warm the pipe with a hot-water
          bottle or warm water, never boiling, and reset once. Then have it lagged, widened, or led indoors.
        </p>
        <h3>Hard water</h3>
        <p>
          Scale grows where the water is hottest. On a combi, set the taps to 50-55 °C rather than mixing 65 with cold
          in the basin: it slows the scale and spares the plate exchanger. A scale reducer on the cold feed to the
          boiler helps, but its cartridge has a life, so write the date on it.
        </p>
        <h3>Air, flue and alarm</h3>
        <p>
          Keep vents open and the terminal clear of plants and washing. Do not box the boiler in without asking. Test
          the carbon monoxide alarm monthly and look at its expiry date, because the sensor ages in the packet as well.
          Its leaflet says where it goes.
        </p>
        <Callout tone="warning" title="If the CO alarm sounds, or everyone has a headache">
          <p>
            Headache, dizziness, sickness and breathlessness that ease out of doors are carbon monoxide until proved
            otherwise. Get everyone into the open air, turn appliances off if that is safe, and call the gas emergency
            number below; call 999 for anyone who is collapsed or confused. Tell the doctor what you suspect.
          </p>
        </Callout>
        <GasEmergencyBox />
      </GuideSection>

      <GuideSection guide={guide} id="engineer">
        <p>
          Anyone who works on gas in your home must be on the Gas Safe Register. Not the firm alone: the person in your
          kitchen. For an oil boiler look for OFTEC registration instead. The card takes ten seconds to read.
        </p>
        <ol>
          <li>Front: photograph, name, licence number, expiry date.</li>
          <li>Back: the kinds of work allowed. Look for boilers, and for LPG if that is what you burn.</li>
          <li>Then the register itself, online or by phone, if anything does not fit.</li>
        </ol>
        <p>Registration is the floor. Five questions, asked when you book, find out what stands above it.</p>
        <ol>
          <li>Which readings will I get, and on paper or by e-mail? You want combustion at both outputs.</li>
          <li>Do you know this model?</li>
          <li>Is the price fixed, with VAT, and what is outside it?</li>
          <li>Which parts do you carry?</li>
          <li>What guarantee do you give on your own work, and for how long?</li>
        </ol>
        <p>
          Our answers, for the record: both outputs, in writing; every common make; fixed prices including VAT, with no
          hidden fees; the parts that fail most, so that most repairs are done on the same visit; 12 months.
        </p>
        <p>
          Keep what you are given. The manual with its commissioning sheet, the Building Regulations certificate, the
          warranty card, each service report and any water test belong in one folder, and a buyer’s solicitor will ask
          for it.
        </p>
        <div className="actions">
          <BookButton label="Book a Service" variant="professional" />
        </div>
      </GuideSection>

      <GuideSection guide={guide} id="red-flags">
        <p>Any one of these is a reason to ask. Two are a reason to ask somebody else.</p>
        <RuledList items={redFlags} />
      </GuideSection>

      <GuideSection guide={guide} id="conclusion">
        <p>
          {`Book in summer, pay somewhere in ${formatPoundsRange(typicalPrice)}, be at home for the last ten minutes, and read the report before you file it. Between visits look at the gauge, test the alarm and leave the case alone. A boiler treated like that usually gives notice before it stops, and when a repair does come up you have the record that tells you whether it is worth having. Our guide on `}
          <PageLink to="/guides/when-to-replace-boiler">repairing or replacing</PageLink> does that sum.
        </p>
      </GuideSection>
    </GuideLayout>
  );
}
