/** Parts of the list, in the order in which they are printed. */
export const groups = {
  sample: 'The business',
  claims: `Claims: each needs a source, or your word that it’s true. Write the lines below into \`evidence\`, then \`npm run format\`.
To drop a claim, empty the field in which it stands ('', [] or undefined), and rewrite what is left of it in the lines that say it.`,
  law: 'What the law asks of a business like this: a list to start from, not legal advice',
  worth: 'Worth doing',
} as const;

/** One thing to do before the site goes out. */
export interface Point {
  group: keyof typeof groups;
  /** What it is about. */
  title: string;
  /** Where it is done: file and field, or a page that is not part of the site. */
  where: string;
  /** Nobody but the owner can know whether a `yours` is done. */
  state: 'done' | 'open' | 'yours';
  /** Whether the site may not go out before it is done. */
  blocks?: boolean;
  /** Why it is asked, or what to write, in lines. */
  note?: string;
}

/** The points that keep a site from going out. */
export function blocking(points: readonly Point[]): Point[] {
  return points.filter(({ state, blocks }) => state === 'open' && blocks);
}

/** The place of a setting, as points name it. */
export function setting(field: string, variable?: string): string {
  return `src/site.config.ts, ${field}${variable === undefined ? '' : `, or the variable ${variable}`}`;
}
