/** A place in a built file. Lines and columns count from 1, columns in UTF-16 units. */
export interface Place {
  /** Relative to the folder that was checked. */
  file: string;
  line: number;
  column: number;
}

/** A target that fails, or that is dead and listed. */
export interface LinkEntry {
  /** A path, a path with a fragment, or a whole URL if that is what is wrong. */
  target: string;
  /** Whether it is one of the known dead paths. */
  listed: boolean;
  /** The response status. A missing fragment has the status of its page. */
  status: number;
  reason: string;
  /** The pages, or the stylesheet, manifest or sitemap, with the reference. */
  pages: string[];
  /** The first place in the first of those files. */
  place?: Place;
  /** The source lines that declare it: `src/content/navigation.ts:12`. */
  declaredAt: string[];
}

/** The content of `reports/links.json`. Every list is sorted by target. */
export interface LinkReport {
  /** The number of pages that were read; in a site with a table, of pages of the table. */
  pages: number;
  /** The number of references to the site that were checked. */
  links: number;
  /** Every target that does not exist, listed or not. */
  dead: LinkEntry[];
  /** Everything that fails the check. */
  unlisted: LinkEntry[];
  /** Listed targets that no longer need listing. */
  stale: LinkEntry[];
}

/** Returns 0 if the dead targets are exactly the listed ones and nothing else is wrong, otherwise 1. */
export function exitCode({ unlisted, stale }: LinkReport): 0 | 1 {
  return unlisted.length + stale.length > 0 ? 1 : 0;
}

/** Renders the report as Markdown whose tables are aligned in plain text too. */
export function toMarkdown(report: LinkReport): string {
  const known = report.dead.filter(({ listed }) => listed);
  const parts = [
    '# Link check',
    headline(report),
    ...section('Faults', report.unlisted),
    ...section('Listed, but not dead or not linked', report.stale),
    ...section('Listed dead links', known),
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * Renders the report as workflow commands of GitHub Actions: an error for each fault, a warning for each listed dead link.
 * Each names the first source line that declares the target, or its first place in a built file.
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

function section(title: string, entries: readonly LinkEntry[]): string[] {
  if (entries.length === 0) return [];
  const rows = [columns, ...entries.map(cellsOf)];
  const widths = columns.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const [head, ...lines] = rows.map((row) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [`## ${title}`, [head, rule, ...lines].join('\n')];
}

const columns = ['Target', 'Fault', 'Status', 'Found on', 'First place', 'Declared at'];

function cellsOf({ target, reason, status, pages, place: first, declaredAt }: LinkEntry): string[] {
  const place = first ? code(`${first.file}:${first.line}:${first.column}`) : '';
  const cells = [code(target), reason, String(status), some(pages), place, declaredAt.map(code).join(', ')];
  return cells.map((cell) => cell.replaceAll('|', '\\|'));
}

function annotation(level: 'error' | 'warning', entry: LinkEntry, dist: string): string {
  const { target, reason, status, pages } = entry;
  const properties = [...placeProperties(entry, dist), `title=${property(reason)}`];
  const found = pages.length > 0 ? ` on ${some(pages)}` : '';
  return `::${level} ${properties.join(',')}::${message(`${target}: ${reason} (status ${status})${found}`)}`;
}

function placeProperties({ declaredAt: [declared], place: first }: LinkEntry, dist: string): string[] {
  const [file = '', line] = declared?.split(/:(?=\d+$)/) ?? [];
  if (line !== undefined) return [`file=${property(file)}`, `line=${line}`];
  return first ? [`file=${property(`${dist}/${first.file}`)}`, `line=${first.line}`, `col=${first.column}`] : [];
}

/** Lists the first three pages and the number of further ones. */
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
