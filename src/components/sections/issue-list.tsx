import type { Brand, Issue } from '../../content/schemas/brand.ts';
import { slugify } from '../../lib/slugify.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { Badge } from '../ui/badge.tsx';
import { BoilerScreen } from '../ui/boiler-screen.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { FaultSteps, stepLabels } from './fault-steps.tsx';

interface IssueListProps {
  fuel: Brand['fuel'];
  issues: readonly Issue[];
}

/** Faults as an index of codes, each with an anchor: the code as the boiler shows it, what it means, who may do what. */
export function IssueList({ fuel, issues }: IssueListProps) {
  return (
    <ul className="fault-rows">
      {issues.map(({ code, issue, who, meaning, check, solution }, index) => {
        const id = slugify(code ?? issue);
        const head = (
          <>
            <BoilerScreen code={code}>
              {fuel === 'oil' ? <Lamp lit={/lock-out/.test(issue)} /> : undefined}
            </BoilerScreen>
            <h3>{issue}</h3>
            <Badge tone={who === 'owner' ? 'water' : 'emergency'}>
              {who === 'owner' ? 'Check first yourself' : 'Engineer only'}
            </Badge>
          </>
        );
        return (
          <li key={id} id={id}>
            <Disclosure head={head} open={index === 0}>
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

/** An oil boiler has no display: by its lamp alone it says that the burner has locked out. */
function Lamp({ lit }: { lit: boolean }) {
  return (
    <Drawing viewBox="-50 -11 100 22">
      <circle className="d-outline" r="9" />
      {lit && <circle className="d-relief d-accent" r="2" />}
    </Drawing>
  );
}
