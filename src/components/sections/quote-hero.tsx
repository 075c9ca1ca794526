import { combiSizing } from '../../content/combi-ranking.ts';
import { homeChoiceIn } from '../../content/home-questions.ts';
import { type HomePrice, homePriceRows, type PriceFacts, priceByHome } from '../../content/price-by-home.ts';
import { quotedBoilers } from '../../content/quote.ts';
import { DataTable } from '../ui/data-table.tsx';
import { BookButton, CallButton } from './actions.tsx';
import { PriceTool } from './price-tool.tsx';

const facts: PriceFacts = {
  boilers: quotedBoilers.map(({ model, type, output, price }) => ({ model, type, output, price })),
  sizes: combiSizing,
};

const defaultChoice = homeChoiceIn('');

/** Renders the price tool and the booking button. */
export function QuoteHero() {
  return (
    <section className="hero quote-hero">
      <div>
        <h1>Get Your New Boiler Quote Online</h1>
        <p className="lead">See our prices for your home.</p>
      </div>
      <price-by-home data-facts={JSON.stringify(facts)}>
        <div className="price-tool">
          <PriceTool facts={facts} />
        </div>
      </price-by-home>
      <HomePriceTable />
      <div className="actions">
        <BookButton label="Get Online Quote" size="lg" />
        <CallButton size="lg" />
        <p className="semibold text-dense">Gas Safe registered engineers install and certify every boiler.</p>
      </div>
    </section>
  );
}

/** Renders the same prices as a table, for print and browsers without scripts. */
function HomePriceTable() {
  const others = [
    priceByHome({ ...defaultChoice, place: 'moved' }, facts),
    priceByHome({ ...defaultChoice, boiler: 'other' }, facts),
  ];
  return (
    <div className="home-cases">
      <DataTable
        caption="Installed prices by home, VAT included, boiler in the same place"
        columns={[{ label: 'Home' }, { label: 'You have a combi' }, { label: 'Cylinder, no loft tanks' }]}
        phone="fit"
        rows={homePriceRows(facts).map(({ home, combi, cylinder }) => [
          home,
          <PriceCell key="combi" {...combi} />,
          <PriceCell key="cylinder" {...cylinder} />,
        ])}
      />
      <p className="note">{others.map(({ why }) => why).join(' ')}</p>
    </div>
  );
}

/** Renders a price with the sizes of its boilers. */
function PriceCell({ figure, outputs }: HomePrice) {
  if (!outputs) return figure;
  return (
    <>
      <strong>{figure}</strong> <span className="note unbroken">{outputs}</span>
    </>
  );
}
