import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Contains sharing images and font outlines, each named by a hash of its inputs. */
export const cacheFolder = 'node_modules/.cache/sharing';

/** Returns the path of a cached file. Creates it if it is missing. */
export async function cachedFile(
  inputs: readonly (string | Uint8Array)[],
  extension: string,
  create: (file: string) => Promise<unknown>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const part of inputs) hash.update(part);
  const file = join(cacheFolder, hash.digest('hex').slice(0, 32) + extension);
  // The modification time is the time of the last use.
  await utimes(file, new Date(), new Date()).catch(async () => {
    await mkdir(cacheFolder, { recursive: true });
    // A killed build must not leave a partial file with this name.
    const partial = `${file}.${process.pid}`;
    await create(partial);
    await rename(partial, file);
  });
  return file;
}

/** Deletes files that no build has used for a week. */
export async function sweepCache(): Promise<void> {
  const limit = Date.now() - 7 * 24 * 60 * 60 * 1000;
  for (const name of await readdir(cacheFolder).catch(() => [])) {
    const stats = await stat(join(cacheFolder, name)).catch(() => undefined);
    if (stats && stats.mtimeMs < limit) await rm(join(cacheFolder, name), { force: true });
  }
}
