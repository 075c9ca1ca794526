import { parseArgs } from 'node:util';
import { blocking, toText } from './ready/points.ts';
import { runCommand, withModule } from './run-command.ts';

/**
 * `npm run check:ready`: lists what is left to do before the site is published. Exit 0: no blockers. Exit 1: a point marked
 * [!] blocks. Exit 2: it could not run.
 */
async function main(): Promise<number> {
  parseArgs({ options: {} });
  type OwnSite = typeof import('./ready/own-site.ts');
  const points = await withModule('/scripts/ready/own-site.ts', ({ ownPoints }: OwnSite) => ownPoints(new Date()));
  console.log(toText(points));
  return blocking(points).length > 0 ? 1 : 0;
}

runCommand(main, 'Could not check whether the site is ready: ', 2);
