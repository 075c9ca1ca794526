import type { Issue } from '../../content/schemas/brand.ts';
import { slugify } from '../../lib/slugify.ts';
import { Pictogram } from '../drawings/pictogram.tsx';
import { Badge } from '../ui/badge.tsx';
import { BoilerScreen } from '../ui/boiler-screen.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { FaultSteps, stepLabels } from './fault-steps.tsx';

/** Lists faults with anchors: code, meaning, and steps for owner and engineer. */
export function IssueList({ issues }: { issues: readonly Issue[] }) {
  return (
    <ul className="fault-rows">
      {issues.map(({ code, issue, who, meaning, check, solution }) => {
        const id = slugify(code ?? issue);
        const head = (
          <>
            {code ? <BoilerScreen code={code} /> : <Pictogram of={signOf(issue)} />}
            <h3>{issue}</h3>
            <Badge tone={who === 'owner' ? 'water' : 'emergency'}>
              {who === 'owner' ? 'Check first yourself' : 'Engineer only'}
            </Badge>
          </>
        );
        return (
          <li key={id} id={id}>
            <Disclosure head={head}>
              <p>
                {meaning} <a href={`#${id}`}>{`Link to ${code ?? 'this fault'}`}</a>
              </p>
              <dl>
                <dt>{stepLabels.owner}</dt>
                <dd>
                  <FaultSteps steps={check} />
                </dd>
                <dt>{stepLabels.engineer}</dt>
                <dd>
                  <FaultSteps steps={solution} />
                </dd>
              </dl>
            </Disclosure>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the pictogram of a fault without a code. */
function signOf(issue: string) {
  if (/gauge|pressure/i.test(issue)) return 'gauge';
  if (/light|panel|button|control|spark|locks/i.test(issue)) return 'lamp';
  if (/water|tap|shower|leak/i.test(issue)) return 'drop';
  return 'flame';
}
