import type { Place } from './positions.ts';

/** A target that fails, or that is dead and listed. */
export interface LinkEntry {
  /** A path, a path with a fragment, or a whole URL where that is what is wrong. */
  target: string;
  /** Whether it is one of the known dead paths. */
  listed: boolean;
  /** What a host answers. A missing fragment has the status of its page. */
  status: number;
  /** What is wrong, in words. */
  reason: string;
  /** Where it stands: pages, or the stylesheet, manifest or sitemap that names it. */
  pages: string[];
  /** The first place in each of those files, by line and column; of a hundred files at most. */
  places: Place[];
  /** Source lines that declare it: `src/content/navigation.ts:12`. */
  declaredAt: string[];
}

/** What `reports/links.json` holds. Every list is sorted by target. */
export interface LinkReport {
  /** Pages of the route table that were read. */
  pages: number;
  /** References to the own site that were checked. */
  links: number;
  /** Every target that does not exist, listed or not. */
  dead: LinkEntry[];
  /** Everything that fails the check. */
  unlisted: LinkEntry[];
  /** Listed targets that no longer need listing. */
  stale: LinkEntry[];
}

/** 0 when the dead targets are exactly the listed ones and nothing else is wrong, otherwise 1. */
export function exitCode({ unlisted, stale }: LinkReport): 0 | 1 {
  return unlisted.length + stale.length > 0 ? 1 : 0;
}

/** Renders the report as Markdown whose tables can also be read as plain text. */
export function toMarkdown(report: LinkReport): string {
  const known = report.dead.filter(({ listed }) => listed);
  const parts = [
    '# Link check',
    headline(report),
    ...section('Faults', ['Target', 'Fault', 'Status', 'Found on', 'First place', 'Declared at'], report.unlisted),
    ...section(
      'Listed, but not dead or not linked',
      ['Target', 'Fault', 'Status', 'Found on', 'Declared at'],
      report.stale,
    ),
    ...section('Listed dead links', ['Target', 'Status', 'Found on', 'Declared at'], known),
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * Renders the report as workflow commands of GitHub Actions, one for each target at the first line that declares it, or
 * else at its first place in a built file: errors for what fails, warnings for listed dead links.
 *
 * @param dist the folder that was checked
 */
export function toAnnotations({ dead, unlisted, stale }: LinkReport, dist = 'dist'): string[] {
  const listed = dead.filter((entry) => !unlisted.includes(entry));
  return [
    ...[...unlisted, ...stale].map((entry) => annotation('error', entry, dist)),
    ...listed.map((entry) => annotation('warning', entry, dist)),
  ];
}

function headline({ pages, links, dead, unlisted, stale }: LinkReport): string {
  const known = dead.filter(({ listed }) => listed).length;
  const found = [
    ...(known > 0 ? [count(known, 'listed dead target')] : []),
    ...(unlisted.length > 0 ? [`**${count(unlisted.length, 'fault')}**`] : []),
    ...(stale.length > 0 ? [`**${count(stale.length, 'stale listing')}**`] : []),
    ...(unlisted.length + stale.length === 0 ? [`nothing ${known > 0 ? 'else ' : ''}is wrong`] : []),
  ];
  return `${count(pages, 'page')}, ${count(links, 'link')}: ${found.join(', ')}.`;
}

type Column = 'Target' | 'Fault' | 'Status' | 'Found on' | 'First place' | 'Declared at';

const cells: Record<Column, (entry: LinkEntry) => string> = {
  Target: ({ target }) => code(target),
  Fault: ({ reason }) => reason,
  Status: ({ status }) => String(status),
  'Found on': ({ pages }) => some(pages),
  'First place': ({ places: [first] }) => (first ? code(`${first.file}:${first.line}:${first.column}`) : ''),
  'Declared at': ({ declaredAt }) => declaredAt.map(code).join(', '),
};

/** So many rows of a table are shown. The job summary of GitHub Actions takes no more than 1 MB. */
const rowLimit = 1000;

function section(title: string, columns: readonly Column[], entries: readonly LinkEntry[]): string[] {
  if (entries.length === 0) return [];
  const rows = [
    [...columns],
    ...entries.slice(0, rowLimit).map((entry) => columns.map((column) => cells[column](entry).replaceAll('|', '\\|'))),
  ];
  const widths = columns.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const lines = rows.map((row) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const more = entries.length - rowLimit;
  return [
    `## ${title}`,
    [lines[0], rule, ...lines.slice(1)].join('\n'),
    ...(more > 0 ? [`And ${count(more, 'target')} more, which the JSON report holds.`] : []),
  ];
}

function annotation(level: 'error' | 'warning', entry: LinkEntry, dist: string): string {
  const { target, reason, status, pages } = entry;
  const properties = [...placeProperties(entry, dist), `title=${property(reason)}`];
  const found = pages.length > 0 ? ` on ${some(pages)}` : '';
  return `::${level} ${properties.join(',')}::${message(`${target}: ${reason} (status ${status})${found}`)}`;
}

function placeProperties({ declaredAt: [declared], places: [first] }: LinkEntry, dist: string): string[] {
  const [file = '', line] = declared?.split(/:(?=\d+$)/) ?? [];
  if (line !== undefined) return [`file=${property(file)}`, `line=${line}`];
  return first ? [`file=${property(`${dist}/${first.file}`)}`, `line=${first.line}`, `col=${first.column}`] : [];
}

/** The first three places, and how many more there are. */
function some(places: readonly string[]): string {
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  return `${places.slice(0, 3).map(code).join(', ')}${more}`;
}

function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-GB')} ${noun}${number === 1 ? '' : 's'}`;
}

function message(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return message(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
