import { parseArgs } from 'node:util';
import { type Layout, layouts } from '../src/content/schemas/brand.ts';
import { londonDay } from './content/london-day.ts';
import { runCommand } from './run-command.ts';
import { addBlankJob } from './scaffold/jobs.ts';
import { addPage, readPage } from './scaffold/pages.ts';

/** `npm run new -- brand|guide|district|job`: writes a page, draft or job to fill in, or publishes a draft. */
function main(): void {
  const options = { layout: { type: 'string', default: 'short' }, draft: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.join() === 'job') {
    addBlankJob(londonDay(new Date()));
    console.log('Added a line to src/content/jobs.ts. Fill it in; delete `minutes` if the visit was booked ahead.');
    return;
  }
  const { kind, slug } = readPage(positionals);
  if (!Object.hasOwn(layouts, values.layout)) {
    throw new Error(`--layout is “${values.layout}”; expected one of ${Object.keys(layouts).join(', ')}.`);
  }
  const files = addPage(kind, slug, values.layout as Layout, values.draft);
  console.log(values.draft ? 'Builds ignore the draft. Fill in:' : `Added ${slug} to src/routes.ts. Fill in:`);
  for (const file of files) console.log(`  ${file}`);
  console.log('npm run build and npm run check:types list what is left.');
}

runCommand(main, 'Nothing was written. ');
