import { sortByCode } from '../../content/faults.ts';
import { lastRepairs } from '../../content/repair-summaries.ts';
import type { Issue } from '../../content/schemas/brand.ts';
import { formatPounds } from '../../lib/money.ts';
import { slugify } from '../../lib/slugify.ts';
import type { BrandSlug } from '../../routes.ts';
import { Pictogram } from '../drawings/pictogram.tsx';
import { Badge } from '../ui/badge.tsx';
import { BoilerScreen } from '../ui/boiler-screen.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { FaultSteps, firstStepBadges, stepLabels } from './fault-steps.tsx';

interface IssueListProps {
  brand: BrandSlug;
  issues: readonly Issue[];
}

/** Lists faults with anchors: code, meaning, steps for owner and engineer, and the price of the last repair. */
export function IssueList({ brand, issues }: IssueListProps) {
  return (
    <ul className="fault-rows">
      {sortByCode(issues).map(({ code, issue, who, meaning, check, solution }) => {
        const id = slugify(code ?? issue);
        const head = (
          <>
            {code ? <BoilerScreen code={code} /> : <Pictogram of={pictogramOf(issue)} file="figures" />}
            <h3>{issue}</h3>
            <Badge tone={firstStepBadges[who].tone}>{firstStepBadges[who].text}</Badge>
          </>
        );
        return (
          <li key={id} id={id}>
            <Disclosure head={head} folds>
              <p>
                {meaning} <a href={`#${id}`}>{`Link to ${code ?? 'this fault'}`}</a>
              </p>
              <dl>
                <dt>{stepLabels[who === 'owner' ? 'owner' : 'caller']}</dt>
                <dd>
                  <FaultSteps steps={check} />
                </dd>
                <dt>{stepLabels.engineer}</dt>
                <dd>
                  <FaultSteps steps={solution} />
                </dd>
              </dl>
              <LastRepair brand={brand} code={code ?? issue} />
            </Disclosure>
          </li>
        );
      })}
    </ul>
  );
}

/** Renders the price of the last repair of a fault, if there is one. */
export function LastRepair({ brand, code }: { brand: BrandSlug; code: string }) {
  const price = lastRepairs[`${brand} ${code}`];
  return price === undefined ? null : <p className="note">{`We last repaired this for ${formatPounds(price)}.`}</p>;
}

/** Returns the pictogram of a fault without a code. */
export function pictogramOf(issue: string) {
  if (/tank/i.test(issue)) return 'tank';
  if (/\boil\b/i.test(issue)) return 'oil-drop';
  if (/soot|smoke|smell|flue/i.test(issue)) return 'smoke';
  if (/rumbl|nois|bang|gurgl|kettl|hum|whistl/i.test(issue)) return 'noise';
  if (/gauge|pressure|overheat/i.test(issue)) return 'gauge';
  if (/(?<!won’t )light|panel|button|control|locks/i.test(issue)) return 'lamp';
  if (/leak|drip|under the/i.test(issue)) return 'drop';
  if (/heating|radiator/i.test(issue)) return 'Central Heating Systems';
  if (/water|tap|shower/i.test(issue)) return 'water-tap';
  return 'flame';
}
