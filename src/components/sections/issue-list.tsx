import type { ReactNode } from 'react';
import { sortByCode } from '../../content/faults.ts';
import { lastRepairs } from '../../content/repair-summaries.ts';
import type { Issue } from '../../content/schemas/brand.ts';
import { capitalize } from '../../lib/capitalize.ts';
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
  /** A last row. */
  children: ReactNode;
}

/** Lists faults with anchors: code, meaning, steps for owner and engineer, and the price of the last repair. */
export function IssueList({ brand, issues, children }: IssueListProps) {
  return (
    <ul className="fault-rows">
      {sortByCode(issues).map(({ code, issue, who, meaning, check, solution }) => {
        const id = slugify(code ?? issue);
        const head = (
          <>
            {code ? <BoilerScreen code={code} /> : <Pictogram of={signOf(issue).pictogram} file="figures" />}
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
      {children}
    </ul>
  );
}

/** Renders the price of the last repair of a fault, if there is one. */
export function LastRepair({ brand, code }: { brand: BrandSlug; code: string }) {
  const price = lastRepairs[`${brand} ${code}`];
  return price === undefined ? null : <p className="note">{`We last repaired this for ${formatPounds(price)}.`}</p>;
}

/** Words that name faults without a code, with their pictograms. The first match counts. */
const signs = [
  [/tank/i, 'tank'],
  [/\boil( leaking)?/i, 'oil-drop'],
  [/soot|smoke|smell|flue/i, 'smoke'],
  [/rumbling|noise|banging|gurgling|kettling|humming|whistling/i, 'noise'],
  [/gauge|pressure|overheat/i, 'gauge'],
  [/(?<!won’t )light|panel|button|controls?|locks/i, 'lamp'],
  [/leak|drips?|water(?= under the)/i, 'drop'],
  [/heating|radiators?/i, 'Central Heating Systems'],
  [/water|taps?|shower/i, 'water-tap'],
] as const;

/** Returns the word and the pictogram of a fault without a code. */
export function signOf(issue: string) {
  const [pattern, pictogram] = signs.find(([words]) => words.test(issue)) ?? ([/spark|light/i, 'flame'] as const);
  return { word: capitalize(pattern.exec(issue)?.[0] ?? 'Fault'), pictogram };
}
