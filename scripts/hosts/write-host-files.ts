import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../src/site.config.ts';
import { listFiles } from '../links/site-files.ts';
import { siteAddresses } from './addresses.ts';
import { isCompressedForm } from './encodings.ts';
import type { BuiltSite } from './headers.ts';
import { hostFilesOf, readHosting } from './host-files.ts';

/**
 * Writes the host files of a finished site into its folder. Run it last: it reads what the others wrote.
 *
 * @throws Error naming all that some host would not take, or would serve in another file's place
 */
export async function writeHostFiles(dist: string, site: Pick<Site, 'host' | 'legacyHosts'>): Promise<void> {
  const strays = [...listFiles(dist)].filter(isCompressedForm).sort();
  if (strays.length > 0) {
    throw new Error(
      `Hosts would serve these in the place of other files; nothing was written.\n  ${strays.join('\n  ')}`,
    );
  }
  const files = hostFilesOf(await readBuiltSite(dist), siteAddresses(site), readHosting(process.env.HOSTING));
  await Promise.all([...files].map(([file, text]) => writeFile(join(dist, file), text)));
}

/** Reads a site as the host files are made from it: without compressed forms, which have no path of their own. */
export async function readBuiltSite(dist: string): Promise<BuiltSite> {
  const files = [...listFiles(dist)].filter((file) => !isCompressedForm(file)).sort();
  const documents = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file): Promise<[string, string]> => [file, await readFile(join(dist, file), 'utf8')]),
  );
  return { files, documents: new Map(documents) };
}
