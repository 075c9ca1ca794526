import { readFileSync, writeFileSync } from 'node:fs';
import { jobs } from '../../src/content/jobs.ts';
import { type Job, jobSchema } from '../../src/content/schemas/job.ts';
import { faultsOf } from '../../src/lib/rules.ts';
import { SettingsError } from '../../src/lib/settings.ts';
import { slugify } from '../../src/lib/slugify.ts';

const jobsFile = 'src/content/jobs.ts';
const columns = Object.keys(jobSchema.entries);
const required = Object.entries(jobSchema.entries).flatMap(([name, rule]) => (rule.type === 'optional' ? [] : name));

/** Adds a job with today's date and empty fields to the jobs. */
export function addBlankJob(today: string): void {
  writeJobs([`  { date: '${today}', district: '', brand: '', model: '', fault: '', done: '', price: 0, minutes: 0 },`]);
}

/**
 * Adds the rows of a CSV file to the jobs, except rows that are already there.
 *
 * @returns the number of new jobs
 * @throws SettingsError that names every invalid value by row and column; nothing is written
 */
export function importJobs(csv: string, today: string): number {
  const rows = readRows(csv);
  const faults = rows.flatMap((row, index) => {
    const future = { setting: 'date', found: row.date, expected: `today (${today}) or earlier` };
    const all = [...faultsOf(jobSchema, row), ...(String(row.date) > today ? [future] : [])];
    return all.map((fault) => ({ ...fault, setting: `row ${index + 2}  ${fault.setting}` }));
  });
  if (faults.length > 0) throw new SettingsError(faults);
  const known = new Set(jobs.map(toLine));
  const lines = [...new Set((rows as unknown as Job[]).map(toLine))].filter((line) => !known.has(line));
  writeJobs(lines);
  return lines.length;
}

/** Parses the rows of a CSV file by column name. Empty cells are left out. */
function readRows(csv: string): Record<string, unknown>[] {
  const [head = [], ...rows] = parseCsv(csv);
  const names = head.map((name) => name.toLowerCase());
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`Nothing was written. Missing columns: ${missing.join(', ')}.`);
  return rows.map((cells, index) => {
    if (cells.length > names.length) throw new Error(`Nothing was written. Row ${index + 2} has too many cells.`);
    const fields = cells.map((cell, column) => [names[column] ?? '', cell] as const).filter(([, cell]) => cell !== '');
    return Object.fromEntries(fields.map(([name, cell]) => [name, cellValue(name, cell)]));
  });
}

/** Matches a CSV cell (RFC 4180). Cells in quotes may contain commas, line breaks and doubled quotes. */
const csvCell = /(?:[^\S\n]*"([^"]*(?:""[^"]*)*)"[^\S\n]*|([^",\n]*))(,|\n)/gy;

/** Parses a CSV file to trimmed cells, without empty rows. */
function parseCsv(csv: string): string[][] {
  const text = `${csv.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')}\n`;
  const rows: string[][] = [[]];
  let parsed = 0;
  for (const [all, quoted, plain = '', delimiter] of text.matchAll(csvCell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (delimiter === '\n') rows.push([]);
    parsed += all.length;
  }
  if (parsed < text.length) throw new Error(`Nothing was written. Row ${rows.length} has a quote that is not doubled.`);
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}

function cellValue(column: string, cell: string): string | number {
  if (column === 'district' || column === 'kind') return cell.toLowerCase();
  if (column === 'brand') return slugify(cell);
  const plain = cell.replace(/^£|,(?=\d{3}\b)/g, '');
  return ['price', 'minutes'].includes(column) && /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : cell;
}

/** Returns a job as a line of the file, with its fields in the order of the schema. */
function toLine(job: Job): string {
  const values = job as unknown as Readonly<Record<string, unknown>>;
  const fields = columns.filter((name) => values[name] !== undefined).map((name) => `${name}: ${toCode(values[name])}`);
  return `  { ${fields.join(', ')} },`;
}

const toCode = (value: unknown) =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value);

function writeJobs(lines: readonly string[]): void {
  const before = readFileSync(jobsFile, 'utf8');
  const end = before.lastIndexOf('];');
  writeFileSync(jobsFile, `${before.slice(0, end)}${lines.map((line) => `${line}\n`).join('')}${before.slice(end)}`);
}
