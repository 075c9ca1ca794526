import type { Issue } from '../../content/types.ts';
import { slugify } from '../../lib/slugify.ts';
import { Badge } from '../ui/badge.tsx';
import { BoilerScreen } from '../ui/boiler-screen.tsx';

interface IssueListProps {
  issues: readonly Issue[];
}

/** Faults as entries, each with an anchor: the code as the boiler shows it, what it means, who may do what. */
export function IssueList({ issues }: IssueListProps) {
  return (
    <ul className="issues">
      {issues.map(({ code, issue, who, meaning, check, solution }) => (
        <li key={issue} id={slugify(code ?? issue)}>
          <BoilerScreen code={code} />
          <div>
            <h3>{issue}</h3>
            <Badge tone={who === 'owner' ? 'water' : 'emergency'}>
              {who === 'owner' ? 'Check first yourself' : 'Engineer only'}
            </Badge>
            <p>{meaning}</p>
            <p>
              <strong>You may:</strong> {check}
            </p>
            <p>
              <strong>We:</strong> {solution}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
