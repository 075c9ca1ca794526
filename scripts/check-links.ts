import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { listPages } from '../src/lib/list-pages.ts';
import { fallbackDocument, knownDeadPaths, notFoundPath, routes } from '../src/routes.ts';
import { checkFolder, checkLinks, readOrigin } from './links/check-links.ts';
import { readCommandLine } from './links/command-line.ts';
import { exitCode, toAnnotations, toMarkdown } from './links/report.ts';
import { runCommand } from './run-command.ts';
import { locate } from './server/locate.ts';
import { serve } from './server/serve.ts';

/** `npm run check:links`: checks `dist`, or the folder of `--dist`, and writes the report to `reports`. */
async function main(): Promise<number> {
  const { dist, standalone } = readCommandLine(process.argv.slice(2));
  const report = standalone ? checkFolder(standalone) : await checkOwnSite(dist);
  const markdown = toMarkdown(report);

  await mkdir('reports', { recursive: true });
  await writeFile('reports/links.json', `${JSON.stringify(report, null, 2)}\n`);
  await writeFile('reports/links.md', markdown);
  console.log(markdown);

  if (process.env.GITHUB_ACTIONS === 'true') {
    for (const line of toAnnotations(report, dist)) console.log(line);
    if (process.env.GITHUB_STEP_SUMMARY) await appendFile(process.env.GITHUB_STEP_SUMMARY, markdown);
  }
  return exitCode(report);
}

function checkOwnSite(dist: string) {
  return checkLinks({
    dist,
    origin: readOrigin(dist),
    pages: listPages(routes, knownDeadPaths).map(({ path }) => path),
    knownDeadPaths,
    notFoundPath,
    fallbackPath: fallbackDocument.path,
    host: { respond: locate, serve },
    sources: 'src',
  });
}

runCommand(main, 'Could not check links: ', 2);
