import { AtlasChart } from '../../components/charts/atlas-chart.tsx';
import { formatOutput, litresPerMinute } from '../../components/charts/heat-output.ts';
import { ModelFacts } from '../../components/charts/model-facts.tsx';
import { Atlas } from '../../components/drawings/atlas/atlas.tsx';
import { AtlasBoiler } from '../../components/drawings/atlas/atlas-boiler.tsx';
import type { Crumb } from '../../components/layout/breadcrumb.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { PhoneNumber } from '../../components/sections/actions.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { Verdict } from '../../components/sections/verdict.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { CheckList } from '../../components/ui/check-list.tsx';
import { DataTable } from '../../components/ui/data-table.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { whyChooseUs } from '../../content/claims.ts';
import { cheapestReview, combiReviews, reviewed, reviewRank, shortName } from '../../content/combi-reviews.ts';
import { guideNames } from '../../content/guide-summaries.ts';
import {
  bestSizing,
  comparedHeat,
  efficiencyPayback,
  exampleBill,
  guide,
  label,
  labelledModels,
  savedPounds,
  savingSources,
} from '../../content/guides/best-combi-boilers-london.ts';
import { installationRange } from '../../content/locations/pricing.ts';
import type { CombiReview } from '../../content/schemas/boilers.ts';
import { capitalize } from '../../lib/capitalize.ts';
import { priceAgainst } from '../../lib/comparison.ts';
import { inWords } from '../../lib/in-words.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { guideSlugs } from '../../routes.ts';
import { GuideLayout, GuideSection } from './guide-layout.tsx';

const { vitodens050, greenstar2000, greenstar4000 } = reviewed;
const last = combiReviews[combiReviews.length - 1] ?? combiReviews[0];

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
      Compare More Brands
    </PageLink>
  </>
);

export function Guide() {
  return (
    <GuideLayout
      guide={guide}
      actions={actions}
      crumbs={crumbs}
      figure={<Atlas of="combi" width={160} />}
      sidebar={<GuideSidebar />}
    >
      <GuideSection guide={guide} id="method" folded>
        <p>
          We install all five. We ranked each in one size, at our installed price, and compared them on these points:
        </p>
        <ol>
          <li>How much hot water you get for the price.</li>
          <li>What ten years of ownership involve: warranty terms, parts and servicing.</li>
          <li>How low the boiler turns down, and whether it suits a London kitchen. This decided close calls.</li>
        </ol>
        <p>
          {`The ${combiReviews[0].name} comes first because it gives the ${reviewRank(vitodens050, 'output', ['least', 'most'])} hot water at the ${reviewRank(vitodens050, 'price')} price.`}
          {reviewRank(last, 'warranty') === 'lowest' &&
            ` The ${shortName(last.name)} is last for its shorter warranty.`}
        </p>
        <p>
          Outputs and percentages are the manufacturers’ figures. We give a minimum output only for the 100-W, because
          we have no confirmed figure for the others. For case dimensions, check the manual of the size you’re quoted.
        </p>
        <h3>What the prices include</h3>
        <p>
          Each price is for a combi-for-combi swap in the same place, VAT included. You get the boiler and flue, a
          powerflush or a gentler clean, and a magnetic filter. You also get a wireless thermostat that meets Boiler
          Plus, certificates, and removal of the old boiler.
        </p>
        <p>
          {`Installing a boiler of any type costs ${formatPoundsRange(installationRange)} in London. Our `}
          <PageLink to="/guides/boiler-installation-cost">cost guide</PageLink> explains that range.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="comparison">
        <DataTable
          caption={`${capitalize(inWords(combiReviews.length))} combi boilers: one size each, installed price with VAT`}
          columns={[
            { label: 'Boiler' },
            { label: 'Output' },
            { label: 'Efficiency' },
            { label: 'Warranty' },
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
          Output here means hot water. Names stay the same when boilers change, so compare quotes by model, kW and
          price.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="reviews">
        <p>{`Hot water is the flow each boiler heats by ${rise} °C, which is about right for a London winter.`}</p>
        <ol className="ranking">
          {combiReviews.map((review) => (
            <ReviewCard key={review.rank} review={review} />
          ))}
        </ol>
      </GuideSection>

      <GuideSection guide={guide} id="efficiency" folded>
        <p>
          {`Don’t choose by the label. Class A covers ${label.classA[0]}-${label.classA[1]}%, so all five are class A. ${label.floor}% is the minimum for a new gas boiler in England.`}
        </p>
        <AtlasChart of="efficiency-of-five" />
        <DataTable
          caption={`Gas you buy for each ${comparedHeat.toLocaleString('en-GB')} kWh of heat`}
          phone="fit"
          columns={[{ label: 'Models' }, { label: 'Label', kind: 'figure' }, { label: 'Gas, kWh', kind: 'figure' }]}
          rows={labelledModels.map(({ label: models, percent }) => [
            models,
            `${percent}%`,
            Math.round((comparedHeat * 100) / percent).toLocaleString('en-GB'),
          ])}
        />
        <p>
          You’ll only reach the label if water returns from the radiators below about 55 °C. Above that the boiler
          doesn’t condense. At a flow of 75 or 80 °C, none of the five reaches its label.
        </p>
        <h3>{`Is ${efficiencyPayback.to}% worth paying for?`}</h3>
        <p>
          {`We allow a saving of £${efficiencyPayback.perYear.join('-')} a year and a payback of ${efficiencyPayback.years.join('-')} years, but the two figures count different things. The saving is for a ${efficiencyPayback.to}% boiler that’s set up well, compared with a ${efficiencyPayback.from}% one left on factory settings. The payback is a cautious figure that counts only the label.`}
        </p>
        <DataTable
          caption={`Saving a year on a gas bill of ${formatPounds(exampleBill)}, rounded`}
          columns={[{ label: 'Measure' }, { label: 'Saving', kind: 'figure' }]}
          rows={savingSources.map(({ source, share: [low, high] }) => [
            source,
            low === high
              ? `about ${formatPounds(savedPounds(low))}`
              : formatPoundsRange([savedPounds(low), savedPounds(high)]),
          ])}
        />
        <p>
          {`The three overlap, so together they come to less than their sum: we allow £${efficiencyPayback.perYear.join('-')}. You can have the second and third with almost any boiler, and the second is free.`}
        </p>
        <p>
          {`The Greenstar 4000 costs ${priceAgainst(greenstar4000.price, greenstar2000.price)} than the 2000. Its ${inWords(greenstar4000.efficiency - greenstar2000.efficiency)} extra points save about ${formatPounds(savedPounds(savingSources[0].share[0]))} a year.`}
        </p>
        <Callout tone="note" title="Ask for these settings on installation day">
          <p>
            Ask your engineer to set the radiators to 60 °C or a little less and to limit the heating output to what
            your rooms need. Your hot water keeps its full power. If a room stays cold in frost, turn the setting up a
            few degrees.
          </p>
        </Callout>
      </GuideSection>

      <GuideSection guide={guide} id="sizing">
        <p>Choose a combi’s kW by your hot water. This table gives you a first guess.</p>
        <AtlasChart of="sizing-of-five" />
        <DataTable
          caption="Combi output by home and radiators"
          columns={[{ label: 'Home' }, { label: 'Output', kind: 'figure' }, { label: 'Radiators' }]}
          rows={bestSizing.map(({ home, output, radiators }) => [home, formatOutput(output), radiators])}
        />
        <p>
          A heat-loss survey and a flow test give the real answer. On the coldest day, many London flats lose only 3-6
          kW and terraces 6-10 kW. A larger combi won’t heat your rooms better.
        </p>
        <h3>Why minimum output matters</h3>
        <p>
          Ask for the minimum output in kW: it’s in every data sheet. A 30 kW boiler that turns down to a tenth reaches
          3 kW and runs steadily in a small flat. One that stops at a quarter still gives 7.5 kW. It keeps lighting and
          going out, which wears the fan and wastes gas.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="london" folded>
        <h3>Your mains flow</h3>
        <p>
          {`Close every other tap and run the cold kitchen tap into a bucket for 30 seconds. Double it for litres a minute. Do it again at 8am. A ${combiReviews[3].output} kW combi can heat about ${litresPerMinute(combiReviews[3].output, rise)} L/min and a ${combiReviews[0].output} kW one ${litresPerMinute(combiReviews[0].output, rise)}.`}
        </p>
        <p>
          Shared lead or half-inch supply pipes are common in Victorian streets. A fourth-floor flat can have about a
          bar less pressure than the street. If you get under about 10 L/min, don’t pay for a bigger combi.
        </p>
        <Atlas of="tap" />
        <h3>Your wall and your lease</h3>
        <p>
          If you’re a leaseholder, check who owns the outside wall: it’s usually the freeholder. Swapping the boiler and
          keeping the flue hole often needs only a notice. A new hole needs consent, and that takes weeks. Terminals
          stay 300 mm from any opening window. Conservation areas and listed buildings have extra rules, so send us a
          photo of the wall first.
        </p>
        <Atlas of="flue" />
        <h3>Hard water</h3>
        <p>
          Ask for a scale device in your quote. Thames Water says its supplies are generally hard, and the rules’
          guidance asks for treatment above 200 ppm. Set the hot water to 50-55 °C as well, because scale grows fastest
          where water is hottest. Our{' '}
          <PageLink to="/guides/top-combi-boilers-london#hard-water">top-ten guide</PageLink> compares the devices.
        </p>
        <Callout tone="warning" title="You must get a carbon monoxide alarm">
          <p>
            Since October 2022, every new or replacement boiler in England has to come with a carbon monoxide alarm. If
            a quote leaves it out, ask why.
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
      <AtlasBoiler brand={brand} />
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
        <Disclosure head={<h4>Features, pros and cons</h4>}>
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
        </Disclosure>
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
        <h2>Our lowest price here</h2>
        <p className="note">{`${cheapestReview.name}, ${cheapestReview.output} kW, installed, VAT included`}</p>
        <p className="figure">{formatPounds(cheapestReview.price)}</p>
        <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'hero' })}>
          Get Free Quote
        </PageLink>
        <p className="note">
          or call <PhoneNumber />
        </p>
      </section>
      {whyChooseUs.length > 0 && (
        <section>
          <Disclosure head={<h2>Why Choose Us</h2>}>
            <CheckList items={whyChooseUs} />
          </Disclosure>
        </section>
      )}
      <section>
        <Disclosure head={<h2>Related guides</h2>}>
          <ul>
            {otherGuides.map((slug) => (
              <li key={slug}>
                <PageLink to={`/guides/${slug}`}>{guideNames[slug]}</PageLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      </section>
    </aside>
  );
}
