import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';
import { readPage, removePage } from './scaffold/pages.ts';

/** `npm run remove -- brand|guide|district SLUG`: deletes the slug and the file of a page. */
function main(): void {
  const { kind, slug } = readPage(parseArgs({ allowPositionals: true }).positionals);
  const file = removePage(kind, slug);
  console.log(`Removed ${slug} from src/routes.ts, and deleted ${file}.`);
  console.log('npm run check:types and npm run build list the places that still refer to it.');
}

runCommand(main, 'Nothing was changed. ');
