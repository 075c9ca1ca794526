import type { Issue } from '../../content/types.ts';
import { slugify } from '../../lib/slugify.ts';
import { Badge } from '../ui/badge.tsx';
import { BoilerScreen } from '../ui/boiler-screen.tsx';

interface IssueListProps {
  issues: readonly Issue[];
}

/** Faults as the rows of a manual, each with an anchor: the code as the boiler shows it, what it means, who may do what. */
export function IssueList({ issues }: IssueListProps) {
  return (
    <ul className="fault-rows">
      {issues.map(({ code, issue, who, meaning, check, solution }) => {
        const id = slugify(code ?? issue);
        return (
          <li key={id} id={id}>
            <BoilerScreen code={code} />
            <div>
              <h3>{issue}</h3>
              <Badge tone={who === 'owner' ? 'water' : 'emergency'}>
                {who === 'owner' ? 'Check first yourself' : 'Engineer only'}
              </Badge>
              <a href={`#${id}`}>
                #<span className="sr-only">{` Link to ${code ?? issue}`}</span>
              </a>
            </div>
            <p>{meaning}</p>
            <dl>
              <dt>What you can do</dt>
              <dd>{check}</dd>
              <dt>What we do</dt>
              <dd>{solution}</dd>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
