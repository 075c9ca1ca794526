import { parseArgs } from 'node:util';
import { readPage, removePage } from './scaffold/pages.ts';

/** `npm run remove -- brand|guide|district SLUG`: deletes the slug and the files of a page. */
try {
  const { kind, slug } = readPage(parseArgs({ allowPositionals: true }).positionals);
  const file = removePage(kind, slug);
  console.log(
    `Removed ${slug} from src/routes.ts, and deleted ${file}.\n` +
      'npm run check:types and npm run build list the links and lists that still name it.',
  );
} catch (error) {
  console.error(`Nothing was changed. ${(error as Error).message}`);
  process.exitCode = 1;
}
