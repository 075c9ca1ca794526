import { parseArgs } from 'node:util';
import { blocking, toText } from './ready/points.ts';
import { runCommand } from './run-command.ts';

/** `npm run check:ready`: prints a checklist for publishing the site. */
export function main(args: string[]): Promise<number> {
  return runCommand(() => printPoints(args), 'Could not check whether the site is ready: ', 2);
}

async function printPoints(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const { ownPoints } = await import('./ready/own-site.ts');
  const points = await ownPoints(new Date());
  console.log(toText(points));
  return blocking(points).length > 0 ? 1 : 0;
}
