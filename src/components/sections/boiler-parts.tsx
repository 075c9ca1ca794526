import { sortByCode } from '../../content/faults.ts';
import type { Brand, Issue } from '../../content/schemas/brand.ts';
import type { PricedWork } from '../../content/work-prices.ts';
import { formatPoundsRange } from '../../lib/money.ts';
import { slugify } from '../../lib/slugify.ts';
import { Atlas } from '../drawings/atlas/atlas.tsx';
import { parts } from '../drawings/atlas/parts.ts';
import { signOf } from './issue-list.tsx';

interface BoilerPartsProps {
  fuel: Brand['fuel'];
  issues: readonly Issue[];
}

/** Renders the cutaway of a boiler and a list of its parts with links to their faults. */
export function BoilerParts({ fuel, issues }: BoilerPartsProps) {
  return (
    <>
      <h3>Which part causes which fault?</h3>
      <PartKey fuel={fuel} issues={sortByCode(issues)} />
    </>
  );
}

interface PartKeyProps extends Partial<BoilerPartsProps> {
  /** Repairs whose prices are shown with their parts. */
  repairs?: readonly PricedWork[];
}

/** Returns the faults that name a part, or else those whose checks or repair mention it. */
function faultsOf(pattern: RegExp, issues: BoilerPartsProps['issues']) {
  const named = issues.filter(({ issue, replaced }) => pattern.test(`${issue} ${replaced}`));
  return named.length > 0
    ? named
    : issues.filter(({ check, solution }) => pattern.test([...check, ...solution].join()));
}

/** Renders a cutaway with a list of its parts, and their faults or repair prices. */
export function PartKey({ fuel = 'gas', issues = [], repairs = [] }: PartKeyProps) {
  return (
    <div className="controls-guide">
      <Atlas of={fuel === 'gas' ? 'parts' : 'oil'} />
      <ol className="key">
        {parts[fuel].map(({ name, pattern }) => {
          const repair = repairs.find((one) => pattern.test(one.name));
          const faults = repairs.length > 0 ? [] : faultsOf(pattern, issues);
          return (
            <li key={name}>
              <span>
                {name} {repair && repair.name !== name && <span className="note block">{repair.name}</span>}
              </span>
              {faults.length > 0 && (
                <div>
                  {faults.map(({ code, issue }) => (
                    <a
                      key={issue}
                      href={`#${slugify(code || issue)}`}
                      {...(!code && { className: 'badge', 'aria-label': issue })}
                    >
                      {code || signOf(issue).word}
                    </a>
                  ))}
                </div>
              )}
              {issues.length > 0 && faults.length === 0 && <span className="note">none listed</span>}
              {repair && <span className="figure">{formatPoundsRange(repair.price)}</span>}
              {repairs.length > 0 && !repair && <span className="note">price on request</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
