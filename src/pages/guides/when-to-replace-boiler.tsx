import { DecisionMatrix } from '../../components/charts/decision-matrix.tsx';
import { PaybackChart } from '../../components/charts/payback-chart.tsx';
import { RangeBars } from '../../components/charts/range-bars.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { CheckList } from '../../components/ui/check-list.tsx';
import { DataTable } from '../../components/ui/data-table.tsx';
import { RuledList } from '../../components/ui/ruled-list.tsx';
import {
  ageBands,
  costBenefit,
  exampleBoiler,
  exampleScenarios,
  fiftyRule,
  firstSteps,
  guide,
  lifespans,
  newBoilerPrice,
  notReasons,
  repairPrices,
  smallSaving,
  warningSigns,
  yearlyCost,
  yearlySaving,
} from '../../content/guides/when-to-replace-boiler.ts';
import { possibleSaving, savedByEfficiency, savings } from '../../content/quote.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { GuideCall, GuideLayout, GuideSection } from './guide-layout.tsx';

const percent = (part: number) => `${Math.round(part * 100)}%`;
const paidBackAfter = (price: number, saving: number) => `${Number((price / saving).toFixed(1))} years`;
const half = [newBoilerPrice[0] * fiftyRule, newBoilerPrice[1] * fiftyRule] as const;
const { keep, replace, keepLonger } = costBenefit;
const longer = yearlyCost({ ...keep, years: keepLonger });

const actions = (
  <>
    <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'hero', size: 'lg' })}>
      Get Free Assessment
    </PageLink>
    <PageLink to="/guides/boiler-installation-cost" className={buttonClass({ variant: 'outline', size: 'lg' })}>
      View Replacement Costs
    </PageLink>
  </>
);

export function Guide() {
  return (
    <GuideLayout guide={guide}>
      <GuideSection guide={guide} id="lifespan">
        <p>
          How long a boiler lasts depends first on how often it has to start. A combi fires for every hot tap and every
          call for heat; a regular boiler fills a cylinder twice a day and warms the house in long, even runs. The
          ranges below are what we expect of each type when it is serviced every year and its water is kept clean.
        </p>
        <RangeBars
          title="Expected life of four boiler types in years, on a scale from 0 to 20"
          scale={[0, 20]}
          ticks={[0, 5, 10, 15, 20]}
          formatTick={String}
          rows={lifespans.map(({ type, years: [from, to] }) => ({
            label: type,
            from,
            to,
            shown: `${from}-${to} years`,
          }))}
        />
        <DataTable
          caption="Expected life by boiler type"
          columns={[{ label: 'Type' }, { label: 'Years', kind: 'figure' }, { label: 'Why' }]}
          rows={lifespans.map(({ type, years: range, note }) => [type, range.join('-'), note])}
        />
        <p>
          London shortens some of these. Its mains water is hard nearly everywhere, which costs combis their plate
          exchangers; its Victorian pipework sheds rust into new boilers; and a boiler on an outside landing or in an
          unheated loft works against the frost. A filter, inhibitor tested yearly and a scale reducer on the cold feed
          are worth more years than any badge on the case.
        </p>
        <p>
          Most boilers end when the parts run out: the model goes out of production, and some years later its boards and
          valves are gone.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="signs">
        <p>One of these alone isn’t a reason to replace it. With two or three, do the sums below.</p>
        <RuledList items={warningSigns} />
        <Callout tone="emergency" title="Immediate Replacement Scenarios" as="h3">
          <p>Here a repair is no longer the question, whatever the age:</p>
          <ul className="plain-list">
            <li>the main heat exchanger is cracked or leaking, and the warranty is over</li>
            <li>a part without which the boiler is unsafe can no longer be had</li>
            <li>the flue does not comply and cannot be made to</li>
            <li>{`failures keep coming, and together they cost more than ${percent(fiftyRule)} of a new boiler`}</li>
          </ul>
        </Callout>
        <p>
          Soot, scorching, or a yellow flame that should be blue? A damaged or hidden flue, or a “Do Not Use” label?
          Turn the boiler off and call us. If a carbon monoxide alarm sounds, get out first and follow the box below. It
          doesn’t always mean a new boiler. In flats built about 2000 to 2007, a flue hidden in the ceiling may only
          need access hatches.
        </p>
        <GasEmergencyBox />
        <h3>Not reasons on their own</h3>
        <ul>
          {notReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </GuideSection>

      <GuideSection guide={guide} id="repair-or-replace">
        <h3>The 50% rule</h3>
        <p>
          {`Replace if the repair exceeds ${percent(fiftyRule)} of what replacing would cost. For a straightforward combi swap at ${formatPoundsRange(newBoilerPrice)} that puts the line at ${formatPoundsRange(half)}. It is a rule of thumb; no law and no standard stands behind it. You can do it on the back of the quote, with the engineer still there.`}
        </p>
        <RangeBars
          title={`Prices of three repairs against half the price of a new boiler, ${formatPoundsRange(half)}`}
          scale={[0, newBoilerPrice[1]]}
          ticks={[0, newBoilerPrice[1] / 2, newBoilerPrice[1]]}
          formatTick={formatPounds}
          mark={{ from: half[0], to: half[1], label: `half: ${formatPoundsRange(half)}` }}
          rows={[
            ...repairPrices.map(({ part, price }) => ({ part, price })),
            { part: 'New boiler', price: newBoilerPrice },
          ].map(({ part, price: [from, to] }) => ({ label: part, from, to, shown: formatPoundsRange([from, to]) }))}
        />
        <DataTable
          caption={`Usual repairs, fitted, and their share of a new boiler at ${formatPounds(exampleBoiler)}`}
          columns={[{ label: 'Repair' }, { label: 'Price', kind: 'figure' }, { label: 'Share', kind: 'figure' }]}
          rows={[
            ...repairPrices.map(({ part, price }) => [
              part,
              formatPoundsRange(price),
              `${Math.round((price[0] / exampleBoiler) * 100)}-${percent(price[1] / exampleBoiler)}`,
            ]),
            ['New boiler', formatPoundsRange(newBoilerPrice), 'the whole'],
          ]}
        />
        <p>
          No single one of the usual parts reaches the line. So add what you have paid in the past two years, then look
          at the age.
        </p>
        <h3>The decision by age</h3>
        <p>Find the age, then the row: does the repair cost up to half of a new boiler, or more?</p>
        <DecisionMatrix
          title="Repair or replace by age of the boiler, for repairs up to half the price of a new one and above it"
          columns={ageBands.map(({ age }) => age.replace(' years', ''))}
          rows={[
            { label: 'By age in years, repair up to half', verdicts: ageBands.map(({ below }) => below) },
            { label: 'Repair above half', verdicts: ageBands.map(({ above }) => above) },
          ]}
        />
        <DataTable
          caption="The same decision in words"
          columns={[{ label: 'Age' }, { label: 'Up to half' }, { label: 'Above half' }, { label: 'Because' }]}
          rows={ageBands.map(({ age, verdict, above, why }) => [age, verdict, above.words, why])}
        />
        <h3>A cost-benefit template</h3>
        <p>
          Copy the first column and put in your own figures. The two others hold an example: a tired condensing combi
          that needs a board, against a new one.
        </p>
        <DataTable
          caption="Cost-benefit template, with an example"
          columns={[{ label: 'Line' }, { label: 'Keep it', kind: 'figure' }, { label: 'Replace it', kind: 'figure' }]}
          rows={[
            ['1. To pay now', formatPounds(keep.now), formatPounds(replace.now)],
            ['2. Further repairs you expect', formatPounds(keep.later), formatPounds(replace.later)],
            ['3. Years that buys you', String(keep.years), String(replace.years)],
            [
              '4. Cost a year: lines 1 and 2, divided by line 3',
              formatPounds(yearlyCost(keep).before),
              formatPounds(yearlyCost(replace).before),
            ],
            ['5. Gas saved a year', formatPounds(keep.saved), formatPounds(replace.saved)],
            [
              '6. What it comes to a year',
              formatPounds(yearlyCost(keep).after),
              formatPounds(yearlyCost(replace).after),
            ],
          ]}
        />
        <p>
          {`Here replacing wins, ${formatPounds(yearlyCost(replace).after)} a year to ${formatPounds(yearlyCost(keep).after)}. But see how little it takes to turn it round: should the old boiler run ${keepLonger} years on those repairs instead of ${keep.years}, keeping it costs ${formatPounds(longer.after)} a year. Line 3 decides, and it is the line an engineer who has had the case open can help you with. Servicing is left out, because you pay it either way.`}
        </p>
        <h3>Four examples</h3>
        <RuledList
          as="h4"
          items={exampleScenarios.map(({ letter, title, quote, verdict, text }) => ({
            title: `Scenario ${letter}: ${title}`,
            figure: verdict,
            text: `${formatPounds(quote)}, ${percent(quote / exampleBoiler)} of ${formatPounds(exampleBoiler)}. ${text}`,
          }))}
        />
        <h3>Cheaper things to try first</h3>
        <p>A boiler that disappoints is not always the boiler’s fault. Before you spend on a new one:</p>
        <CheckList items={firstSteps} />
        <p>
          A flow of 60 °C or less on a combi’s radiators usually saves 6-8% of the heating gas and costs nothing. Where
          there is a cylinder, it must still be heated to 60 °C.
        </p>
      </GuideSection>

      <GuideCall guide={guide}>{actions}</GuideCall>
      <GuideSection guide={guide} id="timing">
        <p>
          Don’t wait for the week it dies: you take the model on the shelf, can’t compare quotes and live on fan
          heaters. If yours is past nine years and has had a large repair, have the next one surveyed while it still
          runs. Between April and September dates are easy to get and a day without heating is no hardship.
        </p>
        <p>
          A combi in the place of a combi usually takes one day. A new position, or a change from tanks and cylinder to
          a combi, takes two or three. Before that come the things that cannot be hurried in London: a freeholder’s
          consent to a new flue hole, a council’s to a terminal on a street front in a conservation area, a booked lift,
          a suspended parking bay. In a leasehold flat start with the lease; weeks are ordinary.
        </p>
        <p>
          Three moments are good ones because other work is being done anyway: with a new kitchen, before floors are
          laid over old gas pipe, and between tenants. A fourth is the end of the warranty. The last service inside it
          should be a thorough one, so that what the maker ought to pay for is found in time.
        </p>
        <h3>What the rules ask of the new one</h3>
        <p>
          In England a replacement gas boiler must reach a seasonal efficiency of 92%, which makes that figure the floor
          and not a selling point. It needs time and temperature control, and an interlock that stops it when no room
          asks for heat. A combi needs one thing more: weather or load compensation, a smart control that both learns
          and optimises, or flue gas heat recovery. The system is cleaned and dosed, and where the water is as hard as
          London’s the combi’s cold feed should be treated. A carbon monoxide alarm comes with the installation. The
          work is notified through Gas Safe within 30 days, and you receive a Building Regulations certificate; keep it,
          because a buyer’s solicitor will ask.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="money">
        <h3>What a new boiler saves</h3>
        <p>
          {`A new boiler can save ${formatPoundsRange(yearlySaving)} a year in one case: the old one doesn’t condense, is about 70% efficient and burns £1,250-£1,670 of gas. Going from 70 to 92% takes 24% off the gas for the same warmth, and that is where the sum comes from. Of the ${formatPounds(savings.old.perYear - savings.new.perYear)} on our quote page ${formatPounds(savedByEfficiency)} comes from there, the rest from better controls and a lower flow temperature. With all of these, upgrading a very old boiler can save ${possibleSaving}% or more. Most boilers fitted since 2005 condense already. In place of one of those, even a worn one, a new boiler often saves less than ${formatPounds(smallSaving)} a year.`}
        </p>
        <PaybackChart
          title={`Savings adding up against the price of a new boiler over 15 years. At ${formatPoundsRange(yearlySaving)} a year the price is met after ${paidBackAfter(newBoilerPrice[0], yearlySaving[1])} to ${paidBackAfter(newBoilerPrice[1], yearlySaving[0])}; at ${formatPounds(smallSaving)} a year it is not met`}
          price={newBoilerPrice}
          saving={yearlySaving}
          small={smallSaving}
          years={15}
        />
        <DataTable
          caption="How long gas savings alone take to pay for a new boiler"
          columns={[
            { label: 'Saved a year' },
            { label: `Boiler at ${formatPounds(newBoilerPrice[0])}`, kind: 'figure' },
            { label: `Boiler at ${formatPounds(newBoilerPrice[1])}`, kind: 'figure' },
          ]}
          rows={[yearlySaving[1], yearlySaving[0], smallSaving].map((saving) => [
            formatPounds(saving),
            ...newBoilerPrice.map((price) => paidBackAfter(price, saving)),
          ])}
        />
        <p>
          {`At ${formatPounds(smallSaving)} the boiler is worn out before it has paid for itself. That is no argument against replacing a failing one, which you do to be warm and safe. It is an argument against replacing a sound one for the sake of the bill.`}
        </p>
        <h3>What it costs, and how it is paid</h3>
        <p>
          {`${formatPoundsRange(newBoilerPrice)} is a combi in the place of a combi. Other types and positions cost more; the `}
          <PageLink to="/guides/boiler-installation-cost">cost guide</PageLink> takes the price apart, and the{' '}
          <PageLink to="/boiler-quotes">quote page</PageLink> has our fixed prices and the terms for paying by
          instalments. A longer term costs more in total, so compare that figure and not the monthly one.
        </p>
        <p>
          VAT on a gas boiler, supplied and fitted, is 20%, and our prices include it. Put the old boiler’s next repair,
          its remaining years and the end of the maker’s warranty into the template above before you let a monthly
          payment decide.
        </p>
        <h3>Warranty against repair bills</h3>
        <p>
          Part of what you buy is ten years in which faults are the maker’s affair. Our packages carry a 10-year
          warranty from the maker, on condition that the boiler is registered and serviced every year, and we stand
          behind our own workmanship for 12 months. A repair carries a guarantee on the part that was changed, and on
          nothing round it.
        </p>
        <h3>And a heat pump?</h3>
        <p>
          A dying boiler is a fair moment to ask. Heat pumps suit homes that stay warm with radiators at 45-55 °C and
          have a place for the unit outdoors; a flat will also need answers from the freeholder and perhaps the
          planners. As of November 2026 the Boiler Upgrade Scheme pays £7,500 towards an air-to-water or ground-source
          heat pump in England and Wales, and nothing towards gas; check gov.uk on the day, because amounts change.
          There is a free test: run your boiler at a flow of 50 °C through a cold week. If every room is warm, a heat
          pump would probably do it too.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="conclusion">
        <p>
          {`Under six years, repair, and ask the manufacturer first. From six to eight, usually repair. From nine to twelve, do the template with honest figures. Past twelve, replace unless the repair is small. And at any age stop at ${percent(fiftyRule)} of a new boiler. If two engineers disagree, ask each for the reading or the part that decides it.`}
        </p>
      </GuideSection>
    </GuideLayout>
  );
}
