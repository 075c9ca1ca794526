import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';
import { SettingsError } from '../../src/lib/settings.ts';
import { sheetFaults } from './sheet-faults.ts';

/** Vite's build of the browser's files, which `start.mjs` has begun in a process of its own. */
export interface ClientBuild {
  /** Its exit status or signal, and what it said. */
  ended: Promise<{ status: number | string | null; output: string }>;
  /** Where it writes. */
  folder: string;
}

/** What the documents need of the browser's files. */
export interface ClientFiles {
  /** index.html as Vite built it. */
  shell: string;
  /** The stylesheet, with the faces that documents name. */
  css: string;
}

/**
 * Waits for the client build and moves its files into a folder. Only now is told what it said: a fault in the content,
 * which Vite stumbles over too, is found before and told once.
 *
 * @throws SettingsError naming each stylesheet that cannot be read, else Error with Vite's message
 */
export async function takeClientFiles({ ended, folder }: ClientBuild, dist: string): Promise<ClientFiles> {
  const { status, output } = await ended;
  if (status !== 0) {
    refuseSheets();
    throw new Error(withoutStack(output) || `The client build ended with ${status}.`);
  }
  process.stderr.write(output);
  for (const name of readdirSync(folder)) move(join(folder, name), join(dist, name));
  const sheets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => finishSheet(join(dist, 'assets', file))).join('');
  return { shell: readFileSync(join(dist, 'index.html'), 'utf8'), css };
}

/** Throws where a stylesheet cannot be read. */
export function refuseSheets(): void {
  const faults = sheetFaults();
  if (faults.length > 0) throw new SettingsError(faults);
}

/** What Vite says of an error, down to where it happened in the code of others. */
function withoutStack(output: string): string {
  return output
    .split(/\n\s+at /, 1)
    .join()
    .trim();
}

/** Moves a file or folder; to another disk by copying, and what is left behind goes with its folder. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true });
  }
}

/** The media that components speak of most, in the order in which they stand over each other. */
const lastMedia = [
  '(width<=39.99rem)',
  '(width>=40rem)',
  '(width>=48rem)',
  '(width>=56rem)',
  '(width>=64rem)',
  '(width>=78rem)',
  '(width>=80rem)',
  'print',
  '(forced-colors:active)',
];

/**
 * Writes a stylesheet anew without its needless rules and without the faces that every window needs, and returns the text
 * that still holds them. Documents name them in their inline styles; named again after the first paint, they would be
 * looked up again, and move what is being read.
 */
function finishSheet(file: string): string {
  const sheet = postcss.parse(readFileSync(file, 'utf8'));
  dropNeedless(sheet);
  gatherLast(sheet, lastMedia);
  const css = sheet.toString();
  sheet.walkAtRules('font-face', (rule) => void ((rule.parent as AtRule).name !== 'media' && rule.remove()));
  writeFileSync(file, sheet.toString());
  return css;
}

/** Drops what the compilers write for browsers older than the build's targets, what they write twice, and their names. */
export function dropNeedless(sheet: Root): void {
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkDecls(
    /^(--lightningcss-|-moz-text-size-adjust|-webkit-text-decoration-color)/,
    (declaration) => void declaration.remove(),
  );
  sheet.walkDecls((declaration) => {
    if (String(declaration.next()) === String(declaration)) declaration.remove();
  });
  // Every target mixes colours
  sheet.walkAtRules('supports', (rule) => {
    if (rule.params.startsWith('(color:color-mix(')) rule.replaceWith(rule.nodes ?? []);
  });
  // Words of the sources that Tailwind takes for classes
  sheet.walkRules(/^\.(block|deferred|fixed|grid|hidden)$/, (rule) => void rule.remove());
  sheet.walkRules(/^:root,\s*:host$/, (rule) => {
    rule.selector = ':root';
  });
}

/** Gathers what the components say for each of some media in one block, at the end of their layer: it stands over the rest. */
export function gatherLast(sheet: Root, media: readonly string[]): void {
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'components') return;
    for (const params of media) {
      const block = gather(layer, 'media', params);
      if (block) gather(block, 'supports', 'selector(details::details-content)');
    }
  });
}

/** Moves what a container's at-rules of one kind hold into the first of them, and that one to the end. */
function gather(container: AtRule, name: string, params: string): AtRule | undefined {
  const isOne = (node: unknown): node is AtRule => (node as AtRule).name === name && (node as AtRule).params === params;
  const [first, ...others] = (container.nodes ?? []).filter(isOne);
  if (!first) return undefined;
  for (const other of others) {
    first.append(other.nodes ?? []);
    other.remove();
  }
  container.append(first);
  return first;
}
