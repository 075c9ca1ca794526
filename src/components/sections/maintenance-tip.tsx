import { partsOf, tips } from '../../content/locations/tips.ts';
import { Panel } from '../ui/panel.tsx';

/** Reserves space for the longest tip, to avoid a layout shift. */
const longestTip = tips.reduce((longest, tip) => (tip.length > longest.length ? tip : longest), '');

interface MaintenanceTipProps {
  /** Selects the prerendered tip. */
  slug: string;
}

/** Renders a tip chosen by the slug. A script replaces it with a random tip (maintenance-tip.lazy-element.ts). */
export function MaintenanceTip({ slug }: MaintenanceTipProps) {
  const number = prerenderedTip(slug);
  return (
    <maintenance-tip>
      <Panel className="tip">
        <small>Weekly tip</small> <span className="note">Today</span>
        <h2>
          Maintenance Tip #<span className="numeral">{number}</span>
        </h2>
        <p className="tip-text" data-longest={longestTip}>
          <span>
            {partsOf(tips[number - 1]).map((part, index) =>
              index % 2 ? (
                <b key={part} className="unbroken">
                  {part}
                </b>
              ) : (
                part
              ),
            )}
          </span>
        </p>
      </Panel>
    </maintenance-tip>
  );
}

/** Returns the number of a tip that is always the same for a slug. */
function prerenderedTip(slug: string): number {
  return 1 + ([...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % tips.length);
}
