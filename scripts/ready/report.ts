import { blocking, groups, type Point } from './point.ts';

const marks = { done: '[x]', open: '[ ]', yours: '[?]' } as const;

/** The points as a list to read in a terminal: what is done takes a line, all else says where it goes and why. */
export function toText(points: readonly Point[]): string {
  const parts = Object.entries(groups).map(([group, heading]) => {
    const lines = points.filter((point) => point.group === group).flatMap(linesOf);
    return [heading, ...lines].join('\n');
  });
  return `${parts.join('\n\n')}\n\n${verdict(points)}`;
}

/** One line on the claims that nobody has vouched for, or nothing where somebody has for all. */
export function claimsLine(points: readonly Point[]): string | undefined {
  const { length } = blocking(points).filter(({ group }) => group === 'claims');
  if (length === 0) return undefined;
  const samples = length === 1 ? '1 claim on these pages is a sample' : `${length} claims on these pages are samples`;
  return `${samples}, without a source: npm run check:ready`;
}

function linesOf({ title, where, state, blocks, note }: Point): string[] {
  const line = `  ${state === 'open' && blocks ? '[!]' : marks[state]} ${title}`;
  const below = [where, ...(note?.split('\n') ?? [])];
  return state === 'done' ? [line] : [line, ...below.map((text) => `      ${text}`)];
}

function verdict(points: readonly Point[]): string {
  const count = (state: Point['state']) => points.filter((point) => point.state === state).length;
  const stops = blocking(points).length;
  const sum = `[x] ${count('done')} done, [ ] ${count('open') - stops} open, [?] ${count('yours')} that only you can know, [!] ${stops} that must be done first.`;
  return `${sum}\n${stops > 0 ? 'Not ready to publish.' : 'Ready to publish, as far as this list can tell.'}`;
}
