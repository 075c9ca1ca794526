import { readFileSync } from 'node:fs';
import { countOf } from '../src/lib/in-words.ts';
import { londonDay } from './content/london-day.ts';
import { runCommand } from './run-command.ts';
import { importJobs } from './scaffold/jobs.ts';

/** `npm run jobs -- import FILE.csv`: adds the rows of a file to src/content/jobs.ts, if all rows are valid. */
function main(): void {
  const [command, file = '', ...more] = process.argv.slice(2);
  if (command !== 'import' || !file || more.length > 0) throw new Error('Expected npm run jobs -- import FILE.csv');
  const count = importJobs(readFileSync(file, 'utf8'), londonDay(new Date()));
  console.log(`${countOf(count, 'new job')} in src/content/jobs.ts. Next: npm run build.`);
}

runCommand(main, '');
