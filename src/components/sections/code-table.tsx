import { sortByCode } from '../../content/faults.ts';
import type { Issue, MoreCode } from '../../content/schemas/brand.ts';
import { slugify } from '../../lib/slugify.ts';
import { Pictogram } from '../drawings/pictogram.tsx';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { firstStepBadges } from './fault-steps.tsx';

interface CodeTableProps {
  brand: string;
  issues: readonly Issue[];
  moreCodes?: readonly MoreCode[] | undefined;
}

/** Renders the last row of the faults: a table of all codes of a brand, with links to the rows above. */
export function CodeTable({ brand, issues, moreCodes = [] }: CodeTableProps) {
  const explained = issues.flatMap(({ code, issue, who, replaced }) =>
    code ? [{ code, meaning: issue, who, replaced }] : [],
  );
  const codes = sortByCode([...explained, ...moreCodes]);
  if (codes.length === 0) return null;
  const title = `All ${brand} fault codes`;
  const head = (
    <>
      <Pictogram of="codes" file="figures" />
      <h3>{title}</h3>
      <Badge>{`${codes.flatMap(({ code }) => code.split('/')).length} codes`}</Badge>
    </>
  );

  return (
    <li>
      <Disclosure id="all-codes" head={head} folds>
        <DataTable
          caption={title}
          captionHidden
          columns={[
            { label: 'Code' },
            { label: 'Meaning', bare: true },
            { label: 'First step', bare: true },
            { label: 'We usually replace' },
          ]}
          rows={codes.map(({ code, meaning, who, replaced }) => [
            explained.some((one) => one.code === code) ? (
              <a key="code" href={`#${slugify(code)}`}>
                {code}
              </a>
            ) : (
              code
            ),
            meaning,
            <Badge key="who" tone={firstStepBadges[who].tone}>
              {firstStepBadges[who].text}
            </Badge>,
            replaced,
          ])}
        />
      </Disclosure>
    </li>
  );
}
