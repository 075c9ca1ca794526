import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates a temporary folder, which is removed after all tests of the calling file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'boiler-site-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);
  return folder;
}
