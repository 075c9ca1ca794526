import { partsOf, tips } from '../../content/locations/tips.ts';

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
      <div className="tip">
        <h2>
          Maintenance Tip #<span className="numeral">{number}</span>
        </h2>
        <p className="note">
          Weekly tip, <span className="today">today</span>
        </p>
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
      </div>
    </maintenance-tip>
  );
}

/** Returns the number of a tip that is always the same for a slug. */
function prerenderedTip(slug: string): number {
  return 1 + ([...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % tips.length);
}
