import type { Brand, Issue } from '../../content/schemas/brand.ts';
import { slugify } from '../../lib/slugify.ts';
import { Atlas } from '../drawings/atlas/atlas.tsx';
import { parts } from '../drawings/atlas/parts.ts';
import { Disclosure } from '../ui/disclosure.tsx';

interface BoilerPartsProps {
  fuel: Brand['fuel'];
  issues: readonly Pick<Issue, 'code' | 'issue' | 'replaced'>[];
}

/** Renders the cutaway of a boiler and a list of its parts with links to their faults. */
export function BoilerParts(props: BoilerPartsProps) {
  return (
    <Disclosure head={<h3>Which part causes which fault?</h3>}>
      <PartKey {...props} />
    </Disclosure>
  );
}

/** Renders a cutaway with the names of its parts. */
export function PartKey({ fuel = 'gas', issues = [] }: Partial<BoilerPartsProps>) {
  return (
    <div className="controls-guide">
      {fuel === 'gas' ? <Atlas of="parts" width={280} /> : <Atlas of="oil" width={420} />}
      <ol className="key">
        {parts[fuel].map(({ name, pattern }, index) => (
          <li key={name}>
            <b>{index + 1}</b> {name}
            {issues
              .filter(({ issue, replaced }) => pattern.test(`${issue} ${replaced}`))
              .map(({ code, issue }, place) => (
                <span key={code ?? issue}>
                  {place === 0 ? ': ' : ', '}
                  <a href={`#${slugify(code ?? issue)}`}>{code ?? issue}</a>
                </span>
              ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
