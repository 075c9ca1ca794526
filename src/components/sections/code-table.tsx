import type { Issue, MoreCode } from '../../content/schemas/brand.ts';
import { slugify } from '../../lib/slugify.ts';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

interface CodeTableProps {
  brand: string;
  issues: readonly Issue[];
  moreCodes?: readonly MoreCode[] | undefined;
}

/** Renders all codes of a brand as a table, with links to the entries of the list below. */
export function CodeTable({ brand, issues, moreCodes = [] }: CodeTableProps) {
  const explained = issues.flatMap(({ code, issue, who, replaced }) =>
    code ? [{ code, meaning: issue, who, replaced }] : [],
  );
  const codes = [...explained, ...moreCodes].sort((one, other) =>
    one.code.localeCompare(other.code, 'en', { numeric: true }),
  );
  if (codes.length === 0) return null;
  const title = `${brand} fault codes`;

  return (
    <Disclosure head={<h3>{title}</h3>}>
      <DataTable
        caption={title}
        captionHidden
        columns={[
          { label: 'Code' },
          { label: 'Meaning', bare: true },
          { label: 'Safe to try?', bare: true },
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
          <Badge key="who" tone={who === 'owner' ? 'trust' : 'emergency'}>
            {who === 'owner' ? 'Yes, check first' : 'No, call us'}
          </Badge>,
          replaced,
        ])}
      />
    </Disclosure>
  );
}
