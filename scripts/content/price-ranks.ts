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

/** What is said of a row's price that its table no longer bears out: that it is the lowest, or the second-highest. */
export function wrongPriceRanks(content: Content): SettingFault[] {
  return tables.flatMap(([file, name]) => {
    const rows = content.get(file)?.[name];
    if (!Array.isArray(rows)) return [];
    const sorted = rows.map((row) => Number(row?.price)).sort((one, other) => one - other);
    return rows.flatMap((row, index) =>
      ['pros', 'cons'].flatMap((list) => {
        const texts: unknown[] = isGroup(row) && Array.isArray(row[list]) ? row[list] : [];
        return texts.flatMap((found, line) => {
          const [, step = '', end = ''] = rank.exec(String(found)) ?? [];
          if (end === '') return [];
          const place = steps.indexOf(step.toLowerCase()) + 1;
          const price = sorted.at(end.toLowerCase() === 'lowest' ? place : -1 - place);
          const setting = at(file, `${name}[${index}].${list}[${line}]`);
          return row.price === price ? [] : [{ setting, found, expected: `this of the one that costs ${price}` }];
        });
      }),
    );
  });
}
