import { parseArgs } from 'node:util';
import { type Layout, layouts } from '../src/content/schemas/brand.ts';
import { londonDay } from './content/london-day.ts';
import { runCommand } from './run-command.ts';
import { addBlankJob } from './scaffold/jobs.ts';
import { addPage, readPage } from './scaffold/pages.ts';

/**
 * `npm run new -- brand|guide|district SLUG`, or `-- job`: writes the files of a page, or a job, to fill in. With `--draft`,
 * a file that only the development server shows; without it, an existing draft is published.
 */
function main(): void {
  const options = { layout: { type: 'string', default: 'short' }, draft: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.join() === 'job') {
    addBlankJob(londonDay(new Date()));
    console.log('Added a line to src/content/jobs.ts. Fill it in; leave out minutes if the visit was booked ahead.');
    return;
  }
  const { kind, slug } = readPage(positionals);
  if (!Object.hasOwn(layouts, values.layout)) {
    throw new Error(`--layout is “${values.layout}”; expected one of ${Object.keys(layouts).join(', ')}.`);
  }
  const files = addPage(kind, slug, values.layout as Layout, values.draft);
  console.log(
    `${values.draft ? 'Builds leave the draft out.' : `Added ${slug} to src/routes.ts.`} Fill in:\n${files.map((file) => `  ${file}`).join('\n')}\n` +
      'npm run build and npm run check:types list what is left.',
  );
}

runCommand(main, 'Nothing was written. ');
