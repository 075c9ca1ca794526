import { tips } from '../../content/locations/tips.ts';
import { Panel } from '../ui/panel.tsx';

/** Gives every view room for the longest tip, so that nothing moves when the visitor's own tip arrives. */
const longestTip = tips.reduce((longest, tip) => (tip.length > longest.length ? tip : longest), '');

/** The weekly tip: in the served file one that is always the same for a slug (maintenance-tip.lazy-element.ts). */
export function MaintenanceTip({ slug }: { slug: string }) {
  const number = servedTip(slug);
  return (
    <maintenance-tip>
      <Panel className="tip">
        <p className="numeral" aria-hidden="true">
          {number}
        </p>
        <div>
          <p>Weekly maintenance tip</p>
          <h2>{`Maintenance Tip #${number}`}</h2>
          <p className="note">Today</p>
          <p className="tip-text" data-longest={longestTip}>
            <span>{tips[number - 1]}</span>
          </p>
        </div>
      </Panel>
    </maintenance-tip>
  );
}

/** A number from 1 to 50 that is always the same for a slug. */
function servedTip(slug: string): number {
  return 1 + ([...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % tips.length);
}
