import { AtlasChart } from '../../components/charts/atlas-chart.tsx';
import { Atlas } from '../../components/drawings/atlas/atlas.tsx';
import { partNames } from '../../components/drawings/atlas/parts.ts';
import { PageLink } from '../../components/layout/page-link.tsx';
import { BookButton } from '../../components/sections/actions.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { CheckList } from '../../components/ui/check-list.tsx';
import { DataTable } from '../../components/ui/data-table.tsx';
import { RuledList } from '../../components/ui/ruled-list.tsx';
import { Steps } from '../../components/ui/steps.tsx';
import { servicesFrom } from '../../content/brand-summaries.ts';
import { guaranteeMonths } from '../../content/claims.ts';
import {
  calendar,
  checkOrService,
  dayList,
  guide,
  landlordDuties,
  planPrice,
  pressureRule,
  priceTiers,
  redFlags,
  reportReadings,
  serviceSteps,
  tierOf,
  typicalPrice,
} from '../../content/guides/boiler-service-maintenance.ts';
import { ourPlans, ourPrices } from '../../content/price-summaries.ts';
import { inWords } from '../../lib/in-words.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { GuideLayout, GuideSection } from './guide-layout.tsx';

const yearly = (perMonth: number) => formatPounds(perMonth * 12);

const [least, most] = planPrice;
const costMore = ourPlans.every(({ price }) => price > most);
const costLess = ourPlans.every(({ price }) => price < least);
const plansAgainstOthers = costMore ? 'cost more' : costLess ? 'cost less' : 'cost about as much';

const oilPrices = ourPrices.find(({ name }) => name === 'Oil boilers')?.prices ?? [];
const oilCostsMore = oilPrices.every(([, price]) => price > servicesFrom);

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
    <GuideLayout guide={guide} actions={actions} figure={<Atlas of="combi" width={160} />} byMonth>
      <GuideSection guide={guide} id="why">
        <p>
          A yearly service keeps the boiler safe, finds worn parts before winter and keeps your warranty valid. Most of
          what goes wrong can’t be seen, heard or smelt, but it can be measured.
        </p>
        <h3>Safety</h3>
        <p>
          Is there soot, scorching or a yellow flame where it should be blue, on any appliance? Turn it off and call us.
          These are signs of carbon monoxide, which has no smell, colour or taste. A modern sealed boiler may show
          nothing at all. That’s why we measure it every year, and why you need an alarm as well as the service.
        </p>
        <h3>Fewer breakdowns</h3>
        <p>
          Many parts wear slowly. An electrode wears for months before it fails to spark, and an expansion vessel loses
          its charge a little at a time. We see both in the readings, so you can have them put right before the cold
          weather.
        </p>
        <h3>Lower gas bills</h3>
        <p>
          Ask us to look at the flow temperature. Many boilers are left at 75 or 80 °C, and a condensing boiler works
          best when the water comes back below about 55 °C. If a combi’s radiators keep you warm at 60 °C or less, that
          usually saves 6-8% of the heating gas. If you have a hot water cylinder, it must still reach 60 °C, so ask
          before you turn it down.
        </p>
        <h3>Your warranty</h3>
        <p>
          Manufacturers usually ask for two things. The boiler must be registered, often within 30 days, and serviced
          every year with proof. The proof is your service record, on paper or in an app. It shows the date, the
          engineer’s name and registration number, the combustion readings and any parts fitted. Damage from scale or
          dirt is often excluded. Our own guarantee on a service covers parts and labour for{' '}
          {`${guaranteeMonths.service} months`} and is separate from the manufacturer’s.
        </p>
        <h3>What must landlords do by law?</h3>
        <p>
          An annual service is often called legally required for landlords and rental properties. The law itself
          requires two things: a gas safety check of every appliance and flue every 12 months, and appliances that are
          kept safe. A service is the usual way to show the second. We recommend doing both at one visit.
        </p>
        <DataTable
          caption="Gas safety check or boiler service?"
          columns={[{ label: 'What' }, { label: 'Gas safety check' }, { label: 'Boiler service' }]}
          rows={checkOrService.map(({ what, check, service }) => [what, check, service])}
        />
        <p>If you let a home in England, you must:</p>
        <ul>
          {landlordDuties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
        <p>
          You can have the check done up to two months early and keep the same expiry date. It doesn’t cover the
          pipework, so ask for a tightness test too. Your tenant’s own appliances aren’t included, but any flue or
          pipework you own is. If a tenant won’t let the engineer in, write to them, try again and keep copies. Never
          force entry.
        </p>
        <p>
          If you live in your own home, the law still has one rule for you. You must not use an appliance that you know
          or believe to be unsafe.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="included">
        <p>{`A service has ${inWords(serviceSteps.length)} steps. The order varies, because the manufacturer’s instructions come first.`}</p>
        <Steps steps={serviceSteps} />
        <Atlas of="parts" />
        <p className="note">{partNames}</p>
        <h3>What should be on the report?</h3>
        <p>
          After any work on a gas appliance, the engineer must check the flue, the air supply, the gas pressure or heat
          input, and that it works safely. They must also tell you about any defect. Your report should show these
          readings:
        </p>
        <DataTable
          caption="Readings on a service report"
          columns={[{ label: 'Reading' }, { label: 'When it’s taken' }, { label: 'What we look for' }]}
          rows={reportReadings.map(({ reading, when, sought }) => [reading, when, sought])}
        />
        <p>
          Keep last year’s report and compare. If a combustion reading has doubled, ask why, even if it’s still within
          limits.
        </p>
        <h3>What isn’t included?</h3>
        <p>
          Parts aren’t included unless the offer names them. Descaling a plate heat exchanger, a powerflush, new
          thermostats and leak repairs are separate jobs with their own price. After each of our services you get a
          written report and a gas safety certificate for the boiler. The landlord’s record isn’t part of a service. Ask
          us for its price when you book.
        </p>
        <Callout tone="warning" title="What happens if the boiler is unsafe?">
          <p>
            If it’s immediately dangerous, we’ll ask to disconnect it. If it’s at risk, we’ll turn it off. Both get a
            “Do Not Use” label, and you get the reason in writing. It doesn’t always mean a new boiler. Don’t turn it
            back on until a registered engineer has put it right.
          </p>
        </Callout>
        <h3>Your checklist for the day</h3>
        <p>Print this list, or save a picture of it, and tick things off on the day.</p>
        <CheckList items={dayList} />
      </GuideSection>

      <GuideSection guide={guide} id="timing">
        <p>
          Book it once every 12 months, ideally between late spring and early autumn. It’s easier to get an appointment
          then, and if we have to order a part you won’t be cold. From November, breakdowns go first and a routine
          service may have to wait.
        </p>
        <p>
          We usually have same-day or next-day appointments, with evenings, early mornings and weekends. This is what we
          charge and how long we’re with you:
        </p>
        <DataTable
          caption="Our service prices and times"
          columns={[{ label: 'Boiler' }, { label: 'Price' }, { label: 'Time' }]}
          rows={ourPrices.map((row) => [
            row.slug ? (
              <PageLink key={row.slug} to={`/services/${row.slug}`}>
                {row.name}
              </PageLink>
            ) : (
              row.name
            ),
            row.prices.map(([kind, pounds]) => `${kind} ${formatPounds(pounds)}`).join(', '),
            row.minutes ? `${row.minutes.join('-')} minutes` : 'We’ll tell you when you book',
          ])}
        />
        <p>
          Some boilers remind you. A recent <PageLink to="/guides/worcester-error-codes">Worcester</PageLink> shows 1018
          W, for example. It means a service is due, and the boiler keeps running.
        </p>
        <p>Don’t wait for the date if:</p>
        <ul>
          <li>the flame keeps failing</li>
          <li>the hot water swings between hot and cold</li>
          <li>the boiler has become louder</li>
          <li>you’ve topped it up twice since spring</li>
        </ul>
      </GuideSection>

      <GuideSection guide={guide} id="costs">
        <p>
          {`Most services in London cost ${formatPoundsRange(typicalPrice)}. Ours start at ${formatPounds(servicesFrom)} with VAT included, ${tierOf(servicesFrom)}.`}
        </p>
        <AtlasChart of="service-tiers" />
        <DataTable
          caption="What you should get for the price"
          columns={[{ label: 'Tier' }, { label: 'Price', kind: 'figure' }, { label: 'What you should get' }]}
          rows={priceTiers.map(({ name, price, buys }) => [name, formatPoundsRange(price), buys])}
        />
        <h3>Is a service plan worth it?</h3>
        <p>
          {`A plan for a yearly service and little else costs ${formatPoundsRange(planPrice)} per month. That’s ${yearly(planPrice[0])} to ${yearly(planPrice[1])} a year, against ${formatPoundsRange(typicalPrice)} if you pay once. You’re paying for convenience, or for repair cover if the small print includes it. Check which parts are covered, what each call-out costs and whether scale is excluded.`}
        </p>
        <p>
          {`Our own plans ${plansAgainstOthers}: ${ourPlans.map(({ brand, price }) => `${formatPounds(price)} a month for ${brand}, or ${yearly(price)} a year`).join(', and ')}. The brand pages say what each one covers. If your boiler is new and under warranty, paying once is often cheaper.`}
        </p>
        <h3>What makes a service cost more?</h3>
        <ul>
          {oilCostsMore && <li>Oil boilers cost more, because there’s a nozzle to replace and a tank to check.</li>}
          <li>Boilers that are hard to reach take longer, such as one in a loft without a ladder.</li>
          <li>A boiler that hasn’t been opened for years may need new seals. We’ll tell you before we start.</li>
        </ul>
      </GuideSection>

      <GuideSection guide={guide} id="tips" folded>
        <p>You need about five minutes a month, and you never have to open the case.</p>
        <DataTable
          caption="Boiler maintenance through the year"
          columns={[{ label: 'When' }, { label: 'What to do' }]}
          rows={calendar.map(({ when, what }) => [when, what])}
        />
        <h3>Check the pressure</h3>
        <p>
          {`It should read ${pressureRule.cold} cold. With the heating on, keep it at or below ${pressureRule.ceiling}. You can top it up once after bleeding radiators, and the `}
          <PageLink to="/guides/boiler-pressure-guide#repressurise">steps</PageLink> are in our pressure guide. If you
          have to do it every month, call us.
        </p>
        <h3>Bleed the radiators</h3>
        <p>
          Is a radiator cold at the top? There’s air in it. Turn the heating off, bleed it and check the gauge. One
          that’s cold at the bottom has sludge in it, and bleeding won’t help. Tell us at the service. Turn every
          thermostatic valve from end to end once each summer, so the pin doesn’t stick.
        </p>
        <Atlas of="radiator" />
        <h3>Protect the condensate pipe</h3>
        <p>
          The plastic pipe from the boiler can freeze where it runs outside. The boiler gurgles, stops and shows a code.
          From the ground, warm the pipe with a hot-water bottle or warm water, never boiling, and reset once. Then ask
          us to insulate it, widen it or move it indoors.
        </p>
        <Atlas of="flue" />
        <h3>Reduce limescale</h3>
        <p>
          London’s water is hard, and scale builds up faster the hotter the water is. On a combi, choose 50-55 °C for
          hot water. A scale reducer on the cold supply to the boiler helps too. Its cartridge has a set life, so write
          the date on it.
        </p>
        <h3>Keep the flue and vents clear</h3>
        <p>
          Don’t block air vents, and keep plants and washing away from the flue. Ask us before you box the boiler in.
          Check the expiry date on the carbon monoxide alarm too, because the sensor wears out even in its box.
        </p>
        <Callout tone="warning" title="Headache, dizziness or an alarm sounding?">
          <p>
            Headache, dizziness, sickness or breathlessness that ease outdoors can be carbon monoxide. Get everyone into
            the open air, turn appliances off if it’s safe and call the gas emergency number below. Call 999 for anyone
            who has collapsed or is confused. Tell the doctor it may be carbon monoxide.
          </p>
        </Callout>
        <GasEmergencyBox />
      </GuideSection>

      <GuideSection guide={guide} id="engineer" folded>
        <p>
          Choose someone on the Gas Safe Register, because only a registered engineer may work on gas in your home. The
          registration has to cover the person who comes as well as their firm. For an oil boiler, look for OFTEC
          registration instead.
        </p>
        <ol>
          <li>Check the photograph, licence number and expiry date on the front of the card.</li>
          <li>Check the back for boilers, and for LPG if you use it.</li>
          <li>If anything looks wrong, check the register online or by phone.</li>
        </ol>
        <p>Then ask these five questions when you book:</p>
        <ol>
          <li>Which readings will I get in writing?</li>
          <li>Do you know my model?</li>
          <li>Is the price fixed, with VAT included, and what isn’t covered?</li>
          <li>Which parts do you carry?</li>
          <li>How long is your work guaranteed?</li>
        </ol>
        <p>
          Here’s what we’d answer. You get combustion readings at both outputs in writing. We know all the common
          brands. Our prices are fixed with VAT included and no hidden fees. We carry the parts that fail most, so most
          repairs are done on the same visit. Our work is guaranteed for {`${guaranteeMonths.service} months.`}
        </p>
        <p>
          Keep your paperwork in one folder: the manual, the Building Regulations certificate, the warranty, each
          service report and any water test. A buyer’s solicitor will ask for it.
        </p>
        <div className="actions">
          <BookButton label="Book a Service" variant="professional" drawnIn="sprite" />
        </div>
      </GuideSection>

      <GuideSection guide={guide} id="red-flags" folded>
        <p>If you see one of these, ask about it. If you see two, call another firm.</p>
        <RuledList items={redFlags} />
      </GuideSection>

      <GuideSection guide={guide} id="conclusion">
        <p>
          {`Book your service in summer, expect to pay ${formatPoundsRange(typicalPrice)} and read the report before you file it. In between, check the gauge and test the alarm every month. If a repair comes up, our guide on `}
          <PageLink to="/guides/when-to-replace-boiler">repairing or replacing</PageLink> helps you decide.
        </p>
      </GuideSection>
    </GuideLayout>
  );
}
