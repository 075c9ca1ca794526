/** The headings of the checklist, in the order in which they are printed. */
const groups = {
  sample: 'The business',
  claims: `Claims: each needs a source, or your word that it’s true. Write the lines below into \`evidence\`, then \`npm run format\`.
To drop a claim, empty its field: '', [] or undefined.`,
  law: 'What the law asks of a business like this: a list to start from, not legal advice',
  recommended: 'Worth doing',
} as const;

/** One thing to do before the site is published. */
export interface Point {
  group: keyof typeof groups;
  title: string;
  /** File and field, or a place outside the site. */
  where: string;
  /** `yours`: only the owner knows whether it is done. */
  state: 'done' | 'open' | 'yours';
  /** Whether the site must not be published before it is done. */
  blocks?: boolean;
  /** The reason, or the text to write. May have several lines. */
  note?: string;
}

export function setting(field: string, variable?: string): string {
  return `src/site.config.ts, ${field}${variable === undefined ? '' : `, or the variable ${variable}`}`;
}

export function blocking(points: readonly Point[]): Point[] {
  return points.filter(({ state, blocks }) => state === 'open' && blocks);
}

/** Returns one line about the number of claims without evidence, if there are any. */
export function claimsLine(points: readonly Point[]): string | undefined {
  const { length } = blocking(points).filter(({ group }) => group === 'claims');
  if (length === 0) return undefined;
  const samples = length === 1 ? '1 claim on these pages is a sample' : `${length} claims on these pages are samples`;
  return `${samples}, without a source: npm run check:ready`;
}

const marks = { done: '[x]', open: '[ ]', yours: '[?]' } as const;

/** Formats the points as a list, with `where` and `note` for points that are not done. */
export function toText(points: readonly Point[]): string {
  const linesOf = ({ title, where, state, blocks, note }: Point) => {
    const line = `  ${state === 'open' && blocks ? '[!]' : marks[state]} ${title}`;
    const below = [where, ...(note?.split('\n') ?? [])].map((text) => `      ${text}`);
    return state === 'done' ? [line] : [line, ...below];
  };
  const parts = Object.entries(groups).map(([group, heading]) =>
    [heading, ...points.filter((point) => point.group === group).flatMap(linesOf)].join('\n'),
  );
  const count = (state: Point['state']) => points.filter((point) => point.state === state).length;
  const stops = blocking(points).length;
  const sum = `[x] ${count('done')} done, [ ] ${count('open') - stops} open, [?] ${count('yours')} that only you can know, [!] ${stops} that must be done first.`;
  const verdict = stops > 0 ? 'Not ready to publish.' : 'Ready to publish, as far as this list can tell.';
  const urgent = blocking(points).slice(0, 5);
  const first = urgent.length > 0 ? ['', 'Do these first', ...urgent.flatMap(linesOf)] : [];
  return [verdict, sum, ...first, '', parts.join('\n\n')].join('\n');
}
