import { litresPerMinute } from '../components/charts/heat-output.ts';
import { ModelFacts } from '../components/charts/model-facts.tsx';
import { Boiler } from '../components/drawings/boiler.tsx';
import { Breadcrumb, type Crumb } from '../components/layout/breadcrumb.tsx';
import { PageLink } from '../components/layout/page-link.tsx';
import { BookButton, CallButton } from '../components/sections/actions.tsx';
import { BuySidebar } from '../components/sections/buy-sidebar.tsx';
import { ClosingCall } from '../components/sections/closing-call.tsx';
import { GasEmergencyBox } from '../components/sections/gas-emergency.tsx';
import { RunningCosts } from '../components/sections/running-costs.tsx';
import { Suitability } from '../components/sections/suitability.tsx';
import { DataTable } from '../components/ui/data-table.tsx';
import { FaqList } from '../components/ui/faq-list.tsx';
import { PriceTable } from '../components/ui/price-table.tsx';
import { RuledList } from '../components/ui/ruled-list.tsx';
import { deferred, Section, SectionHeading } from '../components/ui/section.tsx';
import { Stars } from '../components/ui/stars.tsx';
import { Unbroken } from '../components/ui/unbroken.tsx';
import { boilerDrawings } from '../content/brand-summaries.ts';
import {
  cheapest,
  combiBenefits,
  combiDates,
  combiFaqs,
  combiMeta,
  combiRanking,
  combiSizing,
  londonInstallationRange,
  runningCosts,
  topOutput,
} from '../content/combi-ranking.ts';
import { greenstarSizes, shortName } from '../content/combi-reviews.ts';
import { onePriceForAllSizes } from '../content/packages.ts';
import type { RankedCombi } from '../content/schemas/boilers.ts';
import { canonicalUrl } from '../head/canonical-url.ts';
import { PageHead } from '../head/page-head.tsx';
import { articleNode, breadcrumbNode, faqNode, publisherNode } from '../head/structured-data.ts';
import { priceAgainst } from '../lib/comparison.ts';
import { inWords } from '../lib/in-words.ts';
import { joinWords } from '../lib/join-words.ts';
import { formatPounds, formatPoundsRange } from '../lib/money.ts';
import { site } from '../site.config.ts';

const url = canonicalUrl(site.host, '/combi-boilers');
const crumbs: Crumb[] = [{ label: 'Home', to: '/' }, { label: 'Combi boilers' }];
const title = 'Best Combi Boilers London 2025';

const [first, ...others] = combiRanking;
const last = combiRanking[combiRanking.length - 1] ?? first;

/** Disadvantages of the last boiler compared with the first. */
const drawbacks = [
  ...(last.warranty < first.warranty ? ['its warranty is shorter'] : []),
  ...(topOutput(last) < topOutput(first) ? ['its top output smaller'] : []),
];

/** Temperature difference between cold main and tap, in degrees, for this page's hot water flows. */
const rise = 35;

const nodes = [
  articleNode(site, { url, title, description: combiMeta.description }, combiDates),
  publisherNode(site),
  breadcrumbNode(site, crumbs),
  faqNode(combiFaqs),
];

export function CombiBoilersPage() {
  return (
    <>
      <PageHead meta={combiMeta} url={url} type="article" nodes={nodes} />
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <section className="hero">
          <div className="hero-text">
            <h1>{title}</h1>
            <p className="lead">
              {`Our top range for most London homes is the ${combiRanking[0].name}, at ${formatPounds(combiRanking[0].price)} installed. Of the ${inWords(combiRanking.length)}, the ${cheapest.name} costs least: ${formatPounds(cheapest.price)}. Both prices include VAT.`}
            </p>
            <div className="actions">
              <BookButton label="Get Free Quote" size="lg" />
              <CallButton size="lg" />
            </div>
          </div>
          <div className="line-up" aria-hidden="true">
            {combiRanking.map(({ rank, name, brand, price }) => (
              <div key={rank}>
                <Boiler drawing={boilerDrawings[brand]} ratio={2.1} />
                <p className="figure">{rank}</p>
                <p>{name.split(' ')[0]}</p>
                <p className="figure">{formatPounds(price)}</p>
              </div>
            ))}
          </div>
        </section>
      </div>
      <div className="pipes" />
      <Section title="What a combi boiler is" aside>
        <div className="prose">
          <p>
            A combi heats your radiators and your hot water from one case, without a cylinder or loft tanks. When you
            open a hot tap, the boiler’s whole output goes to a plate heat exchanger, which heats mains water as it
            flows through.
          </p>
          <p>
            Choose one if you have one bathroom. For two bathrooms you need a large combi and strong mains, because a
            combi can only heat the water that comes in.
          </p>
        </div>
        <h3 className="mt-7 mb-3">Four things it does well</h3>
        <RuledList columns={2} items={combiBenefits} as="h4" />
      </Section>
      <section className="page" {...deferred}>
        <SectionHeading
          title={`The top ${inWords(combiRanking.length)} combi boilers`}
          intro="Each price includes installation, VAT and everything on the quote page’s list."
        />
        <ol className="ranking">
          <RankingCard boiler={first} className="panel panel-riveted max-sm:px-4" />
        </ol>
      </section>
      <div className="page with-sidebar" {...deferred}>
        <ol className="ranking" start={others[0].rank}>
          {others.map((boiler) => (
            <RankingCard key={boiler.rank} boiler={boiler} />
          ))}
        </ol>
        <BuySidebar
          title="Lowest price of the five"
          action="Get Free Quote"
          what={cheapest.name}
          from={cheapest.price}
        />
      </div>
      <Section title="How we ranked them" tone="sunken" aside>
        <div className="prose">
          <p>
            The order and the ratings are our engineers’ own, and they cover whole ranges. We compared spares and fault
            codes, hot water, warranty, case size and price. Efficiency is the manufacturer’s figure, and we calculate
            hot water from the output for mains water heated by {`${rise} °C.`}
          </p>
          <p>
            {`The ${shortName(first.name)} comes first because it’s easy to diagnose and parts are easy to get. The ${last.name} costs ${priceAgainst(last.price, first.price)}${drawbacks.length > 0 ? `, but ${joinWords(drawbacks)}` : ''}.`}
          </p>
          <p>
            In a small flat, ask for a low minimum output, which stops the boiler switching on and off. It’s in the data
            sheet of the size we quote.
          </p>
        </div>
      </Section>
      <Section title={`Side by side: ${inWords(combiRanking.length)} combis compared`}>
        <PriceTable
          caption={`The ${inWords(combiRanking.length)} boilers compared`}
          captionHidden
          columns={[
            { label: 'Model' },
            { label: 'Output' },
            { label: 'Flow, L/min' },
            { label: 'Efficiency' },
            { label: 'Warranty' },
            { label: 'Price', kind: 'price' },
            { label: 'Rating' },
          ]}
          rows={combiRanking.map((boiler) => {
            const { rank, name, output, efficiency, warranty, price, rating } = boiler;
            const facts = [output, hotWaterOf(boiler), `${efficiency}%`, `${warranty} years`];
            return { cells: [`${rank}. ${name}`, ...facts, formatPounds(price), rating] };
          })}
        />
        <p className="note">
          {`Output shows the range of sizes. ${onePriceForAllSizes} The ${first.output} of Worcester includes a larger model: the ${shortName(first.name)} is ${greenstarSizes.join(' or ')}\u00a0kW.`}
        </p>
      </Section>
      <Section title="Buying guide: what size combi do I need?" aside>
        <DataTable
          caption="Combi output by radiators and bathrooms"
          captionHidden
          columns={[{ label: 'Output' }, { label: 'Radiators' }, { label: 'Bathrooms' }]}
          phone="fit"
          rows={combiSizing.map(({ output, radiators, bathrooms }) => [output, countOf(radiators), countOf(bathrooms)])}
        />
        <div className="prose">
          <p>
            Choose the size by your bathrooms, because any of these can heat the rooms: a London terrace usually loses
            6-10&nbsp;kW on a freezing day.
          </p>
          <p>
            {`A combi costs ${formatPoundsRange(londonInstallationRange)} installed in London, and the `}
            <PageLink to="/guides/boiler-installation-cost">cost guide</PageLink> lists what adds to the price. If
            you’re not sure you need a new one, read{' '}
            <PageLink to="/guides/when-to-replace-boiler">repair or replace</PageLink>.
          </p>
        </div>
      </Section>
      <Section
        title={`Running costs: ${runningCosts.rows.map(({ efficiency }) => `${efficiency}%`).join(' or ')} efficient?`}
        intro={
          <>
            With gas at about 7.2p a&nbsp;kWh, for a larger home that needs{' '}
            <Unbroken>{`${runningCosts.kwhPerYear.toLocaleString('en-GB')} kWh/year`}</Unbroken> of heat.
          </>
        }
        tone="sunken"
        aside
      >
        <RunningCosts {...runningCosts} />
      </Section>
      <Section title="Questions about combis" aside>
        <FaqList faqs={combiFaqs} />
        <GasEmergencyBox />
      </Section>
      <ClosingCall
        title="Not sure which of the five?"
        text="Tell us how many bathrooms and radiators you have, and we’ll recommend one and give you a price."
        book="Get Free Quote"
      />
    </>
  );
}

/** Renders a boiler of the ranking with its first two pros and first con (specification, section 5). */
function RankingCard({ boiler, className }: { boiler: RankedCombi; className?: string }) {
  const { rank, name, brand, price, output, efficiency, warranty, rating } = boiler;
  const { pros, cons, bestFor, londonSuitability } = boiler;
  return (
    <li id={`rank-${rank}`} className={className}>
      <Boiler drawing={boilerDrawings[brand]} />
      <div>
        <div className="ranking-head">
          <h3>
            <b>{`${rank} `}</b>
            {name}
          </h3>
          <p className="figure">{formatPounds(price)}</p>
          <Stars rating={rating}>
            <span>
              <b className="figure">{rating}</b> out of 5
            </span>
          </Stars>
        </div>
        <ModelFacts
          facts={[
            { label: 'Output', value: output },
            { label: 'Hot water', value: `${hotWaterOf(boiler)}\u00a0L/min` },
            { label: 'Efficiency', value: `${efficiency}%` },
            { label: 'Warranty', value: `${warranty} years` },
          ]}
        />
        <div className="sums">
          <ul className="pros-cons">
            {pros.slice(0, 2).map((pro) => (
              <li key={pro} className="pro">
                {pro}
              </li>
            ))}
            {cons.slice(0, 1).map((con) => (
              <li key={con} className="con">
                {con}
              </li>
            ))}
          </ul>
          <div className="prose">
            <Suitability
              bestFor={bestFor}
              londonSuitability={londonSuitability}
              name={name}
              variant={rank === 1 ? 'hero' : 'outline'}
            />
          </div>
        </div>
      </div>
    </li>
  );
}

/** Returns the hot water flows of a boiler's output range, in litres per minute. */
function hotWaterOf({ output, hotWater = output }: RankedCombi): string {
  const litres = hotWater.match(/\d+/g)?.map((kilowatts) => litresPerMinute(Number(kilowatts), rise)) ?? [];
  return litres.join('-');
}

/** Returns '10-15' for '10-15 radiators', because the column's heading names the unit. */
function countOf(amount: string): string {
  return amount.replace(/ [a-z]+$/, '');
}
