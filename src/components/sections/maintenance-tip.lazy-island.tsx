import { tips } from '../../content/locations/tips.ts';
import { useVisitor } from '../../lib/use-visitor.ts';
import { island } from '../ui/island.tsx';
import { Panel } from '../ui/panel.tsx';

/** Gives every view room for the longest tip, so that nothing moves when the visitor's own tip arrives. */
const longestTip = tips.reduce((longest, tip) => (tip.length > longest.length ? tip : longest), '');

interface MaintenanceTipProps {
  /** Decides which tip stands in the served file. */
  slug: string;
}

/** The weekly tip: today's date on the visitor's clock, and one of 50 tips at random (specification, section 5). */
function VisitorsTip({ slug }: MaintenanceTipProps) {
  const { date, number } = useVisitor({ date: 'Today', number: servedTip(slug) }, () => ({
    date: new Date().toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    number: 1 + Math.floor(Math.random() * tips.length),
  }));

  return (
    <Panel className="tip">
      <p className="numeral" aria-hidden="true">
        {number}
      </p>
      <div>
        <p>Weekly maintenance tip</p>
        <h2>{`Maintenance Tip #${number}`}</h2>
        <p className="note">{date}</p>
        <p className="tip-text" data-longest={longestTip}>
          <span>{tips[number - 1]}</span>
        </p>
      </div>
    </Panel>
  );
}

export default island('maintenance-tip', VisitorsTip);

/** A number from 1 to 50 that is always the same for a slug. */
function servedTip(slug: string): number {
  return 1 + ([...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % tips.length);
}
