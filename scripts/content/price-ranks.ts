import { formatPounds } from '../../src/lib/money.ts';
import type { SettingFault } from '../../src/lib/settings.ts';
import { at, type Content, isGroup } from './content.ts';

/** Tables whose rows say of their price where it stands among the others. */
const tables = [
  ['combi-ranking.ts', 'combiRanking'],
  ['combi-reviews.ts', 'combiReviews'],
] as const;

/** `Third-lowest price of the five`, and not the price of something else than the rows. */
const rank = /\b(?:(second|third|fourth)-)?(lowest|highest) (?:installed )?price\b(?! of our)/i;

const steps = ['second', 'third', 'fourth'];

/**
 * What is said of a row's price that its table no longer bears out: that it is the lowest, or the second-highest. Rows
 * without a price have a fault of their own.
 */
export function wrongPriceRanks(content: Content): SettingFault[] {
  return tables.flatMap(([file, name]) => {
    const rows = content.get(file)?.[name];
    if (!Array.isArray(rows) || rows.some((row) => !Number.isFinite(row?.price))) return [];
    const sorted = rows.toSorted((one, other) => one.price - other.price);
    return rows.flatMap((row, index) =>
      ['pros', 'cons'].flatMap((list) => {
        const texts: unknown[] = isGroup(row) && Array.isArray(row[list]) ? row[list] : [];
        return texts.flatMap((found, line) => {
          const [, step = '', end = ''] = rank.exec(String(found)) ?? [];
          if (end === '') return [];
          const place = steps.indexOf(step.toLowerCase()) + 1;
          const right = sorted.at(end.toLowerCase() === 'lowest' ? place : -1 - place);
          if (row.price === right?.price) return [];
          const said = `${step && `${step.toLowerCase()}-`}${end.toLowerCase()}`;
          const now = right ? `the ${right.name} has the ${said} price now, ${formatPounds(right.price)}` : 'none is';
          const setting = at(file, `${name}[${index}].${list}[${line}]`);
          return [{ setting, found, expected: `the sentence rewritten: ${now}` }];
        });
      }),
    );
  });
}
