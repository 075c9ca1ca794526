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

function linesOf({ title, where, state, blocks, note }: Point): string[] {
  const line = `  ${state === 'open' && blocks ? '[!]' : marks[state]} ${title}`;
  return state === 'done' ? [line] : [line, `      ${where}`, ...(note === undefined ? [] : [`      ${note}`])];
}

function verdict(points: readonly Point[]): string {
  const count = (state: Point['state']) => points.filter((point) => point.state === state).length;
  const stops = blocking(points).length;
  const sum = `[x] ${count('done')} done, [ ] ${count('open') - stops} open, [?] ${count('yours')} that only you can know, [!] ${stops} that must be done first.`;
  return `${sum}\n${stops > 0 ? 'Not ready to publish.' : 'Ready to publish.'}`;
}
