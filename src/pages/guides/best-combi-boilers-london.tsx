import { EfficiencyMeter } from '../../components/charts/efficiency-meter.tsx';
import { formatOutput, litresPerMinute } from '../../components/charts/heat-output.ts';
import { ModelFacts } from '../../components/charts/model-facts.tsx';
import { SizingBars } from '../../components/charts/sizing-bars.tsx';
import { Boiler } from '../../components/drawings/boiler.tsx';
import type { Crumb } from '../../components/layout/breadcrumb.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { PhoneNumber } from '../../components/sections/actions.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { Verdict } from '../../components/sections/verdict.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { CheckList } from '../../components/ui/check-list.tsx';
import { DataTable } from '../../components/ui/data-table.tsx';
import { boilerDrawings } from '../../content/brand-summaries.ts';
import { whyChooseUs } from '../../content/claims.ts';
import { cheapestReview, combiReviews } from '../../content/combi-reviews.ts';
import { guideNames } from '../../content/guide-summaries.ts';
import {
  bestSizing,
  comparedHeat,
  efficiencyPayback,
  exampleBill,
  guide,
  label,
  savedPounds,
  savingSources,
} from '../../content/guides/best-combi-boilers-london.ts';
import { installationRange } from '../../content/locations/pricing.ts';
import type { CombiReview } from '../../content/schemas/boilers.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { guideSlugs } from '../../routes.ts';
import { GuideLayout, GuideSection } from './guide-layout.tsx';

/** Degrees between the cold main and the tap at which hot water is stated on this page. */
const rise = 35;

const crumbs: Crumb[] = [{ label: 'Guides', to: '/guides' }, { label: guide.crumb }];

const otherGuides = guideSlugs.filter((slug) => slug !== guide.slug);

const actions = (
  <>
    <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'hero', size: 'lg' })}>
      Get Free Quote
    </PageLink>
    <PageLink to="/combi-boilers" className={buttonClass({ variant: 'outline', size: 'lg' })}>
      Compare More Makes
    </PageLink>
  </>
);

/** What the reviews with an efficiency are called, for the meter and its table. */
const labelled = ([efficiencyPayback.from, efficiencyPayback.to] as const).map((percent) => ({
  percent,
  label: combiReviews
    .filter(({ efficiency }) => efficiency === percent)
    .map(({ name }) => name.replace(/^(Viessmann Vitodens|Worcester Bosch|Alpha) /, ''))
    .join(', '),
}));

export function Guide() {
  return (
    <GuideLayout guide={guide} actions={actions} crumbs={crumbs} sidebar={<GuideSidebar />}>
      <GuideSection guide={guide} id="method">
        <p>
          All five are boilers we fit, at a price we can state in advance. We weighed hot water against price, and both
          against ten years of ownership: warranty terms, parts and servicing. How low each can turn down and how it
          sits in a London kitchen decided where the rest was close.
        </p>
        <p>Outputs and percentages come from the manufacturers. The prices and the order are ours.</p>
        <p>
          {`The price on each card is for swapping combi for combi in the same place, VAT included: boiler and flue, a powerflush or the gentler cleaning your pipes need, magnetic filter, a wireless thermostat that satisfies Boiler Plus, certificates, and the old boiler taken away. Across all boiler types a London installation runs ${formatPoundsRange(installationRange)}, and the `}
          <PageLink to="/guides/boiler-installation-cost">cost guide</PageLink> takes that range apart.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="comparison">
        <DataTable
          caption="Five combi boilers: one size each, installed price with VAT"
          columns={[
            { label: 'Boiler' },
            { label: 'Output', kind: 'figure' },
            { label: 'Efficiency', kind: 'figure' },
            { label: 'Warranty', kind: 'figure' },
            { label: 'Price', kind: 'figure' },
          ]}
          rows={combiReviews.map(({ rank, name, output, efficiency, warranty, price }) => [
            `${rank}. ${name}`,
            `${output}kW`,
            `${efficiency}%`,
            `${warranty} years`,
            formatPounds(price),
          ])}
        />
        <p>
          Output is what goes to the taps. Makers sell most of these boilers in several sizes, change generations
          without changing the name, and quote percentages by model, so a row only holds as a whole: this name, this
          size, this price. The product label in the box has the last word on efficiency.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="reviews">
        <p>{`The flow on each card is what the boiler warms by ${rise} °C, a fair figure for a London winter.`}</p>
        <ol className="ranking">
          {combiReviews.map((review) => (
            <ReviewCard key={review.rank} review={review} />
          ))}
        </ol>
      </GuideSection>

      <GuideSection guide={guide} id="efficiency">
        <p>
          {`Every boiler on sale carries a label with a letter. Class A reaches from ${label.classA[0]} to ${label.classA[1]}%, so all five earn the same A, and ${label.floor}% is the least that the Building Regulations accept for a new gas boiler in England.`}
        </p>
        <EfficiencyMeter rows={labelled} floor={label.floor} classA={label.classA} />
        <DataTable
          caption={`What the label means in gas: bought for each ${comparedHeat.toLocaleString('en-GB')} kWh of heat`}
          columns={[{ label: 'Models' }, { label: 'Label', kind: 'figure' }, { label: 'Gas, kWh', kind: 'figure' }]}
          rows={labelled.map(({ label: models, percent }) => [
            models,
            `${percent}%`,
            Math.round((comparedHeat * 100) / percent).toLocaleString('en-GB'),
          ])}
        />
        <p>
          The percentage is a seasonal figure from a test bench, and it supposes water coming back from the radiators
          below about 55 °C, cool enough for the steam in the exhaust to condense. Run any of the five at 75 or 80 °C
          and it will miss its label by several points. A field trial of condensing combis in British homes, published
          in 2009, found an average of about 82.5%.
        </p>
        <h3>What two points are worth</h3>
        <p>
          {`A ${efficiencyPayback.from}% versus a ${efficiencyPayback.to}% efficient boiler: we reckon with £${efficiencyPayback.perYear.join('-')} saved a year, and payback in ${efficiencyPayback.years.join('-')} years. They count different things. The saving is for a ${efficiencyPayback.to}% boiler that is set up well, against a ${efficiencyPayback.from}% one left as it came. The payback counts the label alone. On a gas bill of ${formatPounds(exampleBill)}, each measure by itself saves this much:`}
        </p>
        <DataTable
          caption={`Saving a year on a gas bill of ${formatPounds(exampleBill)}, rounded`}
          columns={[{ label: 'What is done' }, { label: 'Saving', kind: 'figure' }]}
          rows={savingSources.map(({ source, share: [low, high] }) => [
            source,
            low === high
              ? `about ${formatPounds(savedPounds(low))}`
              : formatPoundsRange([savedPounds(low), savedPounds(high)]),
          ])}
        />
        <p>
          {`The savings overlap, so together they come to less than their sum: we count £${efficiencyPayback.perYear.join('-')}. The second and third can be had with nearly any boiler, and the second costs nothing. The payback is the cautious figure: from the Greenstar 2000 to the 4000 is ${formatPounds(combiReviews[1].price - combiReviews[4].price)}, and two points return about ${formatPounds(savedPounds(savingSources[0].share[0]))} of it a year.`}
        </p>
        <Callout tone="note" title="Ask for this on the day of fitting">
          <p>
            Have the engineer set the radiators to 60 °C or a little less, limit the heating output to what the rooms
            lose, and show you where both settings are. Hot taps keep their full power. If a room stays cool in frost,
            turn it up a few degrees rather than back to 80.
          </p>
        </Callout>
      </GuideSection>

      <GuideSection guide={guide} id="sizing">
        <p>
          A combi is bought by its kilowatts, and nearly all of them are for the taps. Use the table for a first guess.
        </p>
        <SizingBars rows={bestSizing} />
        <DataTable
          caption="Combi output by home and radiators"
          columns={[{ label: 'Home' }, { label: 'Output', kind: 'figure' }, { label: 'Radiators' }]}
          rows={bestSizing.map(({ home, output, radiators }) => [home, formatOutput(output), radiators])}
        />
        <p>
          What decides in the end is a heat-loss survey for the rooms and a flow test for the taps. The rooms need less
          than people think. On the coldest day a London flat often loses 3-6 kW and a terrace 6-10, so a 30 kW boiler
          idles for most of its life.
        </p>
        <p>
          Its minimum output therefore deserves a question of its own. A boiler that turns down to a tenth reaches 3 kW
          from 30 and keeps running quietly. One that stops at a quarter is still at 7.5 kW: in a small flat it lights,
          overshoots and goes out, over and over, which wears the fan and wastes gas. Ask for the minimum in kW: it is
          in every data sheet.
        </p>
        <p>A larger combi doesn’t heat a house better. Between two rows? Go by the bathrooms.</p>
      </GuideSection>

      <GuideSection guide={guide} id="london">
        <h3>The cold main</h3>
        <p>
          {`Hold a bucket under the kitchen tap, everything else shut, and fill it for 30 seconds. Double what you measure: that is your flow in litres a minute. A ${combiReviews[3].output} kW combi can warm about ${litresPerMinute(combiReviews[3].output, rise)} of them, a ${combiReviews[0].output} kW one ${litresPerMinute(combiReviews[0].output, rise)}. Repeat it at eight in the morning. Old lead or half-inch supply pipes, shared with the neighbours, are common in Victorian streets, and a flat on the fourth floor has lost more than a bar of pressure on the way up. Under about 10 litres the bigger boilers on this page would be money wasted.`}
        </p>
        <h3>The wall and the lease</h3>
        <p>
          Outer walls usually belong to the freeholder, even in a flat you own. A new boiler in the old place, through
          the old flue hole, often needs no more than a notice; a new hole needs consent, which takes weeks. Terminals
          keep 300 mm from any window that opens, and conservation areas and listed buildings have rules of their own.
          Send us a photograph of the outside wall before you choose a model.
        </p>
        <h3>Hard water</h3>
        <p>
          Thames Water calls its supplies generally hard, and over 200 parts per million the guidance to the Building
          Regulations asks for treatment of the water that feeds a combi’s hot side. So a scale device belongs in every
          London quote. Setting the hot water to 50-55 °C helps as much, since scale grows fastest where water is
          hottest. How the devices compare is in the{' '}
          <PageLink to="/guides/top-combi-boilers-london#hard-water">top-ten guide</PageLink>.
        </p>
        <Callout tone="warning" title="A new boiler brings an alarm">
          <p>
            Since October 2022 a carbon monoxide alarm has to be installed with every new or replacement boiler in
            England. If a quote does not mention one, ask why.
          </p>
        </Callout>
        <GasEmergencyBox />
      </GuideSection>
    </GuideLayout>
  );
}

/** A boiler of the guide with everything that is said of it, and its own quote button. */
function ReviewCard({ review }: { review: CombiReview }) {
  const { rank, name, brand, price, output, efficiency, warranty, features, pros, cons, bestFor, londonSuitability } =
    review;
  return (
    <li>
      <Boiler drawing={boilerDrawings[brand]} />
      <div>
        <div className="ranking-head">
          <h3>{`${rank}. ${name}`}</h3>
          <p className="figure">{formatPounds(price)}</p>
        </div>
        <ModelFacts
          facts={[
            { label: 'Output', value: `${output}kW` },
            { label: 'Hot water', value: `${litresPerMinute(output, rise)} L/min` },
            { label: 'Efficiency', value: `${efficiency}%` },
            { label: 'Warranty', value: `${warranty} years` },
          ]}
        />
        <h4>Features</h4>
        <ul className="plain-list">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="two-lists">
          <div>
            <h4>Pros</h4>
            <ul className="pros-cons">
              {pros.map((pro) => (
                <li key={pro} className="pro">
                  {pro}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h4>Cons</h4>
            <ul className="pros-cons">
              {cons.map((con) => (
                <li key={con} className="con">
                  {con}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Verdict bestFor={bestFor} londonSuitability={londonSuitability} name={name} />
      </div>
    </li>
  );
}

/** Quote card, reasons and further reading, beside the article. */
function GuideSidebar() {
  return (
    <aside className="sidebar" aria-label="Quote and related guides">
      <section className="buy-panel">
        <h2>One of these, fitted</h2>
        <p className="note">{`${cheapestReview.name}, ${cheapestReview.output} kW, installed, VAT included`}</p>
        <p className="figure">{formatPounds(cheapestReview.price)}</p>
        <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'hero' })}>
          Get Free Quote
        </PageLink>
        <p className="note">
          or ring <PhoneNumber />
        </p>
      </section>
      <section>
        <h2>Why Choose Us</h2>
        <CheckList items={whyChooseUs} />
      </section>
      <section>
        <h2>Related guides</h2>
        <ul>
          {otherGuides.map((slug) => (
            <li key={slug}>
              <PageLink to={`/guides/${slug}`}>{guideNames[slug]}</PageLink>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
