import { formatPounds } from '../../src/lib/money.ts';
import type { SettingFault } from '../../src/lib/settings.ts';
import { at, type Content, isGroup } from './content.ts';

/** Tables whose rows say where they stand among the others. */
const tables = [
  ['combi-ranking.ts', 'combiRanking'],
  ['combi-reviews.ts', 'combiReviews'],
] as const;

type Row = Readonly<Record<string, unknown>>;

/** A figure of the rows by which texts rank them. */
interface Measure {
  /** `Third-lowest price`, in three parts: the step, the end it is counted from, what is ranked. */
  rank: RegExp;
  /** Not finite where a row has no such figure, or one of another kind. */
  of: (row: Row) => number;
  shown: (figure: number) => string;
  /** The same figure as a text may give it beside its rank. */
  beside?: RegExp;
}

const step = '\\b(?:(second|third|fourth)-)?';

const measures: readonly Measure[] = [
  {
    // Not the price of something else than the rows.
    rank: RegExp(`${step}(lowest|highest) ((?:installed )?price)\\b(?! of our)`, 'i'),
    of: ({ price }) => Number(price),
    shown: formatPounds,
  },
  {
    rank: RegExp(`${step}(smallest|largest|least|most) (size|top output|hot water)\\b(?= of the\\b)`, 'i'),
    of: ({ output }) => topOutput(output),
    shown: (output) => `${output} kW`,
    beside: /\b(\d+) ?kW\b/,
  },
  {
    rank: RegExp(`${step}(shortest|longest) (warranty)\\b`, 'i'),
    of: ({ warranty }) => Number(warranty),
    shown: (years) => `${years} years`,
    beside: /\b(\d+) years\b/,
  },
];

const steps = ['second', 'third', 'fourth'];
const fromBelow = /lowest|smallest|least|shortest/i;

/** The largest size in kW, of one output or of a range as shown: 38 of `25-38kW`. */
export function topOutput(output: unknown): number {
  return typeof output === 'string' ? Number(/(\d+)kW$/.exec(output)?.[1]) : Number(output);
}

/**
 * What is said of a row's rank that its table no longer bears out: that its price is the second-highest, or its top output
 * the smallest. A rank that two rows share is neither's. A table with a row that lacks the figure is left alone.
 */
export function wrongRanks(content: Content): SettingFault[] {
  return tables.flatMap(([file, name]) => {
    const rows = content.get(file)?.[name];
    if (!Array.isArray(rows) || !rows.every(isGroup)) return [];
    return rows.flatMap((row, index) =>
      ['pros', 'cons'].flatMap((list) => {
        const texts: unknown[] = Array.isArray(row[list]) ? row[list] : [];
        return texts.flatMap((found, line) => {
          const now = standing(String(found), row, rows);
          const setting = at(file, `${name}[${index}].${list}[${line}]`);
          return now === undefined ? [] : [{ setting, found, expected: `the sentence rewritten: ${now}` }];
        });
      }),
    );
  });
}

/** How the rows stand in what a text says of one of them; nothing where that is so, or no rank at all. */
function standing(text: string, row: Row, rows: readonly Row[]): string | undefined {
  for (const { rank, of, shown, beside } of measures) {
    const [, stepped = '', end = '', what = ''] = rank.exec(text) ?? [];
    if (end === '' || !rows.every((one) => Number.isFinite(of(one)))) continue;
    const sorted = rows.toSorted((one, other) => of(one) - of(other));
    const place = steps.indexOf(stepped.toLowerCase()) + 1;
    const right = sorted.at(fromBelow.test(end) ? place : -1 - place);
    if (!right) return 'none is';
    const holders = rows.filter((one) => of(one) === of(right));
    if (holders.length > 1 || right !== row) {
      const names = holders.map(({ name }) => `the ${name}`).join(' and ');
      const ranked = `the ${stepped && `${stepped}-`}${end} ${what}`.toLowerCase();
      return `${names} ${holders.length > 1 ? 'have' : 'has'} ${ranked} now, ${shown(of(right))}`;
    }
    const typed = beside?.exec(text)?.[1];
    if (typed !== undefined && Number(typed) !== of(row)) return `it is ${shown(of(row))} now`;
  }
  return undefined;
}
