/** A position in a built file. Lines and columns start at 1; columns count UTF-16 units. */
export interface Place {
  /** Relative to the folder that was checked. */
  file: string;
  line: number;
  column: number;
}

/** A target with issues, or a known dead path. */
export interface LinkEntry {
  /** A path, a path with a fragment, or a URL if the URL itself is invalid. */
  target: string;
  /** Whether it is a known dead path. */
  listed: boolean;
  /** The response status; for a missing fragment, that of its page. */
  status: number;
  reason: string;
  /** The pages with the reference; if there are none, stylesheets, manifests or sitemaps. */
  pages: string[];
  /** The first reference in the first of these files. */
  place?: Place;
  /** Source lines that declare the target, such as `src/content/navigation.ts:12`. */
  declaredAt: string[];
}

/** The content of `reports/links.json`. Every list is sorted by target. */
export interface LinkReport {
  /** The number of pages; with a route table, only pages of the table. */
  pages: number;
  /** The number of internal references. */
  links: number;
  /** Every target that does not exist, including known dead paths. */
  dead: LinkEntry[];
  /** Everything that fails the check, including images and scripts at known dead paths. */
  unlisted: LinkEntry[];
  /** Known dead paths that exist or are not linked. */
  stale: LinkEntry[];
}

export function exitCode({ unlisted, stale }: LinkReport): 0 | 1 {
  return unlisted.length + stale.length > 0 ? 1 : 0;
}

/** Renders the report as Markdown with aligned tables. */
export function toMarkdown(report: LinkReport): string {
  const known = report.dead.filter(({ listed }) => listed);
  const parts = [
    '# Link check',
    headline(report),
    ...section('Faults', report.unlisted),
    ...section('Known dead paths to remove from the list', report.stale),
    ...section('Known dead paths', known),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Renders workflow commands of GitHub Actions: errors for faults, warnings for known dead paths. */
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
    ...(known > 0 ? [count(known, 'known dead path')] : []),
    ...(unlisted.length > 0 ? [`**${count(unlisted.length, 'fault')}**`] : []),
    ...(stale.length > 0 ? [`**${count(stale.length, 'outdated entry')}**`] : []),
    ...(unlisted.length + stale.length === 0 ? [`no ${known > 0 ? 'other ' : ''}faults`] : []),
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
