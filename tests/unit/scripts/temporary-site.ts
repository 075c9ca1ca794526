import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkFolder, type FolderCheckOptions } from '../../../scripts/links/check-links.ts';

export const origin = 'https://a.example';

/** The files of a site, by path. */
export type Files = Record<string, string | Uint8Array>;

const work = mkdtempSync(join(tmpdir(), 'sites-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));

/** Writes a site to a temporary folder. */
export function writeSite(files: Files): string {
  const dist = mkdtempSync(join(work, 'site-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  return dist;
}

/** Checks a site without a route table, and returns its faults as `target: reason`. */
export function faultsOf(files: Files, options: Partial<FolderCheckOptions> = {}): string[] {
  const { unlisted } = checkFolder({ dist: writeSite(files), origin, ...options });
  return unlisted.map(({ target, reason }) => `${target}: ${reason}`);
}
