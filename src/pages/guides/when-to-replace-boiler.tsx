import { AtlasChart } from '../../components/charts/atlas-chart.tsx';
import { DecisionMatrix } from '../../components/charts/decision-matrix.tsx';
import { Atlas, AtlasFigure } from '../../components/drawings/atlas/atlas.tsx';
import { partNames } from '../../components/drawings/atlas/parts.ts';
import { PageLink } from '../../components/layout/page-link.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { CheckList } from '../../components/ui/check-list.tsx';
import { DataTable } from '../../components/ui/data-table.tsx';
import { RuledList } from '../../components/ui/ruled-list.tsx';
import { guaranteeMonths } from '../../content/claims.ts';
import {
  ageBands,
  costBenefit,
  exampleBoiler,
  exampleScenarios,
  fiftyRule,
  firstSteps,
  gasBill,
  guide,
  halfOfNew,
  lifespans,
  newBoilerPrice,
  notReasons,
  repairPrices,
  smallSaving,
  warningSigns,
  yearlyCost,
  yearlySaving,
} from '../../content/guides/when-to-replace-boiler.ts';
import { packageWarrantyYears } from '../../content/packages.ts';
import { financeTerms, possibleSaving, savedByEfficiency, savings } from '../../content/quote.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { GuideCall, GuideLayout, GuideSection } from './guide-layout.tsx';

const percent = (part: number) => `${Math.round(part * 100)}%`;
const paidBackAfter = (price: number, saving: number) => `${Number((price / saving).toFixed(1))} years`;
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

const heroFigure = (
  <>
    <Atlas of="regular" width={150} />
    <Atlas of="combi" width={150} />
  </>
);

export function Guide() {
  return (
    <GuideLayout guide={guide} figure={heroFigure}>
      <GuideSection guide={guide} id="lifespan">
        <p>
          {`A combi usually lasts ${lifespans[0].years.join('-')} years, if it’s serviced every year and its water is kept clean. Boilers with a cylinder last longer, because they start less often.`}
        </p>
        <AtlasChart of="lifespans" />
        <DataTable
          caption="Expected life by boiler type"
          columns={[{ label: 'Type' }, { label: 'Life', kind: 'figure' }, { label: 'Why', bare: true }]}
          rows={lifespans.map(({ type, years: range, note }) => [type, `${range.join('-')} years`, note])}
        />
        <p>
          In London, hard water wears out a combi’s plate heat exchanger and old pipework sheds rust into new boilers.
          Three things help: a magnetic filter, a yearly inhibitor test and a scale reducer on the cold supply.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="signs">
        <p>
          One of these on its own isn’t a reason to replace your boiler. If you have two or three, do the sums below.
        </p>
        <RuledList items={warningSigns} />
        <Callout tone="emergency" title="Immediate Replacement Scenarios" as="h3">
          <p>Replace the boiler at any age if:</p>
          <ul className="plain-list">
            <li>the main heat exchanger is cracked or leaking and out of warranty</li>
            <li>you can’t get a part it needs to run safely</li>
            <li>the flue breaks the rules and can’t be put right</li>
            <li>{`it keeps failing, and the repairs together cost more than ${percent(fiftyRule)} of a new boiler`}</li>
          </ul>
        </Callout>
        <p>
          Is there soot, scorching or a yellow flame that should be blue? Is the flue damaged or hidden, or is there a
          “Do Not Use” label? Turn the boiler off and call us. You may not need a new one. In flats built between about
          2000 and 2007, a flue hidden in the ceiling may only need access hatches.
        </p>
        <GasEmergencyBox />
        <Atlas of="parts" />
        <p className="note">{`Where a combi wears: ${partNames}.`}</p>
        <h3>What isn’t a reason on its own</h3>
        <ul>
          {notReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </GuideSection>

      <GuideSection guide={guide} id="repair-or-replace">
        <h3>The 50% rule</h3>
        <p>
          {`Replace if the repair costs more than ${percent(fiftyRule)} of a new boiler. For a straightforward combi swap at ${formatPoundsRange(newBoilerPrice)}, that’s ${formatPoundsRange(halfOfNew)}. It’s a rule of thumb, and no law says so.`}
        </p>
        <AtlasChart of="repairs" />
        <DataTable
          caption={`What common repairs cost, and their share of a new boiler at ${formatPounds(exampleBoiler)}`}
          columns={[{ label: 'Repair' }, { label: 'Price', kind: 'figure' }, { label: 'Share', kind: 'figure' }]}
          rows={[
            ...repairPrices.map(({ part, price }) => [
              part,
              formatPoundsRange(price),
              `${Math.round((price[0] / exampleBoiler) * 100)}-${percent(price[1] / exampleBoiler)}`,
            ]),
            ['New boiler', formatPoundsRange(newBoilerPrice), '100%'],
          ]}
        />
        <p>None of these reaches half on its own. Add what you’ve paid in the last two years, then look at the age.</p>
        <h3>Repair or replace by age</h3>
        <p>Find your boiler’s age, then see whether the repair costs up to half of a new boiler, or more.</p>
        <DecisionMatrix
          title="Repair or replace by age of the boiler, for repairs up to half the price of a new one and above it"
          unit="Age in years"
          columns={ageBands.map(({ age }) => ({ head: age.replace(' years', ''), name: age }))}
          rows={[
            {
              label: 'Repair up to half',
              verdicts: ageBands.map(({ below, why }) => ({ ...below, why })),
            },
            { label: 'Repair above half', verdicts: ageBands.map(({ above }) => above) },
          ]}
        />
        <DataTable
          caption="The same decision in words"
          columns={[
            { label: 'Age' },
            { label: 'Up to half' },
            { label: 'Above half' },
            { label: 'Because', bare: true },
          ]}
          rows={ageBands.map(({ age, verdict, above, why }) => [age, verdict, above.words, why])}
        />
        <h3>A cost-benefit template</h3>
        <p>
          Copy the first column and fill in your own figures. Our example is a worn condensing combi that needs a
          circuit board.
        </p>
        <DataTable
          caption="Cost-benefit template, with an example"
          phone="fit"
          columns={[{ label: 'Line' }, { label: 'Keep it', kind: 'figure' }, { label: 'Replace it', kind: 'figure' }]}
          rows={[
            ['1. What you pay now', formatPounds(keep.now), formatPounds(replace.now)],
            ['2. More repairs you expect', formatPounds(keep.later), formatPounds(replace.later)],
            ['3. Years you’ll get from it', String(keep.years), String(replace.years)],
            [
              '4. Cost a year: lines 1 and 2 divided by line 3',
              formatPounds(yearlyCost(keep).before),
              formatPounds(yearlyCost(replace).before),
            ],
            ['5. Gas you save a year', formatPounds(keep.saved), formatPounds(replace.saved)],
            ['6. Line 4 less line 5', formatPounds(yearlyCost(keep).after), formatPounds(yearlyCost(replace).after)],
          ]}
        />
        <p>
          {`Replacing is cheaper here, at ${formatPounds(yearlyCost(replace).after)} a year against ${formatPounds(yearlyCost(keep).after)}. If the old boiler lasts ${keepLonger} years instead of ${keep.years}, keeping it costs only ${formatPounds(longer.after)} a year. So ask the engineer how long it’s likely to last. We’ve left servicing out, because you pay for it either way.`}
        </p>
        <h3>Example scenarios</h3>
        <RuledList
          as="h4"
          items={exampleScenarios.map(({ letter, title, quote, verdict, text }) => ({
            title: `Scenario ${letter}: ${title}`,
            figure: verdict,
            text: `The repair costs ${formatPounds(quote)}, which is ${percent(quote / exampleBoiler)} of ${formatPounds(exampleBoiler)}. ${text}`,
          }))}
        />
        <h3>Cheaper things to try first</h3>
        <AtlasFigure of="radiator" caption="A radiator cold at the top holds air, one cold at the foot sludge." />
        <p>If the boiler works but the house is cold or the bills are high, try these before you spend on a new one:</p>
        <CheckList items={firstSteps} />
        <p>
          A heating flow of 60 °C or less usually saves a combi 6-8% of the heating gas, and it costs nothing. If you
          have a hot water cylinder, it must still be heated to 60 °C.
        </p>
      </GuideSection>

      <GuideCall guide={guide}>{actions}</GuideCall>
      <GuideSection guide={guide} id="timing" folded>
        <p>
          Replace it before it fails. If it’s over nine years old and has had a big repair, get a quote while it still
          runs. From April to September dates are easier to get, and a day without heating matters less.
        </p>
        <p>
          Swapping one combi for another usually takes a day. Moving the boiler, or changing from a cylinder to a combi,
          takes two or three. Some consents take weeks in London, so start early if you need:
        </p>
        <ul>
          <li>your freeholder’s consent to a new flue hole</li>
          <li>the council’s consent to a flue on a street front in a conservation area</li>
          <li>a booked lift or a suspended parking bay</li>
        </ul>
        <p>
          It’s also worth doing with a new kitchen, before new floors cover old gas pipe, or between tenants. Book a
          service before the warranty ends, so that the manufacturer pays for any fault it covers.
        </p>
        <AtlasFigure of="flue" caption="What a new boiler needs outside: a flue clear of windows and a drain." />
        <h3>What the rules require</h3>
        <p>In England, a replacement gas boiler must come with:</p>
        <ul>
          <li>a seasonal efficiency of at least 92%</li>
          <li>time and temperature controls that stop the boiler when no room needs heat</li>
          <li>
            for a combi, one more: load or weather compensation, a smart control with automation and optimisation, or
            flue gas heat recovery
          </li>
          <li>cleaned and treated heating water, and scale treatment for a combi in hard water like London’s</li>
          <li>a carbon monoxide alarm</li>
        </ul>
        <p>
          We notify the work through Gas Safe within 30 days and you’ll get a Building Regulations certificate. Keep it,
          because a buyer’s solicitor will ask for it.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="money" folded>
        <h3>How much does a new boiler save?</h3>
        <p>
          {`A new boiler can save ${formatPoundsRange(yearlySaving)} a year if the old one doesn’t condense, is about 70% efficient and burns ${formatPoundsRange(gasBill)} of gas. Going from 70% to 92% cuts the gas by 24%. Of the ${formatPounds(savings.old.perYear - savings.new.perYear)} a year on our quote page, ${formatPounds(savedByEfficiency)} comes from that. The rest needs better controls and a lower flow temperature. With those, replacing a very old boiler can save ${possibleSaving}% or more. Most boilers installed since 2005 already condense, and replacing one often saves less than ${formatPounds(smallSaving)} a year.`}
        </p>
        <AtlasChart of="payback" />
        <DataTable
          caption="How long a new boiler takes to pay for itself in gas"
          phone="fit"
          columns={[
            { label: 'You save a year' },
            { label: `Boiler at ${formatPounds(newBoilerPrice[0])}`, kind: 'figure' },
            { label: `Boiler at ${formatPounds(newBoilerPrice[1])}`, kind: 'figure' },
          ]}
          rows={[yearlySaving[1], yearlySaving[0], smallSaving].map((saving) => [
            formatPounds(saving),
            ...newBoilerPrice.map((price) => paidBackAfter(price, saving)),
          ])}
        />
        <p>
          {`At ${formatPounds(smallSaving)} a year it wears out before it has paid for itself. Don’t replace a sound boiler just to cut the bill.`}
        </p>
        <h3>{financeTerms.length > 0 ? 'What it costs and how to pay' : 'What it costs'}</h3>
        <p>
          {`${formatPoundsRange(newBoilerPrice)} covers swapping one combi for another, with 20% VAT included. Other types and positions cost more. See our `}
          <PageLink to="/guides/boiler-installation-cost">cost guide</PageLink> for those, and the{' '}
          <PageLink to="/boiler-quotes">quote page</PageLink>
          {financeTerms.length > 0
            ? ' for our fixed prices and instalments. A longer term costs more in total, so compare totals.'
            : ' for our fixed prices.'}
        </p>
        <h3>Warranty</h3>
        <p>
          {`Our packages carry a ${packageWarrantyYears}-year manufacturer’s warranty if the boiler is registered and serviced every year. Our own ${guaranteeMonths.workmanship}-month workmanship guarantee comes on top. After a repair, it only covers the work we did.`}
        </p>
        <AtlasFigure of="cylinder" caption="A heat pump needs a cylinder. A combi does without." />
        <h3>Should I get a heat pump instead?</h3>
        <p>
          It suits your home if the rooms stay warm with radiators at 45-55 °C and there’s space for the unit outdoors.
          To test that, run your boiler at a flow of 50 °C through a cold week. If every room is warm, a heat pump will
          probably work. In a flat, ask your freeholder about consent first. As of November 2026 the Boiler Upgrade
          Scheme pays £7,500 towards an air-to-water or ground-source heat pump in England and Wales. Check gov.uk on
          the day, because amounts change.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="conclusion">
        <p>
          {`Up to five years old, repair it and ask the manufacturer first. From six to eight, usually repair. From nine to twelve, fill in the template. Past twelve, replace it unless the repair is small. At any age, stop at ${percent(fiftyRule)} of a new boiler. If two engineers disagree, ask each for the reading or the part behind their advice.`}
        </p>
      </GuideSection>
    </GuideLayout>
  );
}
