import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../src/site.config.ts';
import { listFiles } from '../links/site-files.ts';
import { siteAddresses } from './addresses.ts';
import type { BuiltSite } from './headers.ts';
import { hostFilesOf, readHosting } from './host-files.ts';

/** Writes the host files of a finished site into its folder. Run it last: it reads what the others wrote. */
export async function writeHostFiles(dist: string, site: Pick<Site, 'host' | 'legacyHosts'>): Promise<void> {
  const files = hostFilesOf(await readBuiltSite(dist), siteAddresses(site), readHosting(process.env.HOSTING));
  await Promise.all([...files].map(([file, text]) => writeFile(join(dist, file), text)));
}

/** Reads a site as the host files are made from it. */
export async function readBuiltSite(dist: string): Promise<BuiltSite> {
  const files = [...listFiles(dist)].sort();
  const documents = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file): Promise<[string, string]> => [file, await readFile(join(dist, file), 'utf8')]),
  );
  return { files, documents: new Map(documents) };
}
