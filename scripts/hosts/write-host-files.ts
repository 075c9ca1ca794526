import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../src/site.config.ts';
import { listFiles } from '../links/site-files.ts';
import { type Addresses, hostFiles, nameOf, siteAddresses } from './addresses.ts';
import { headersFile, redirectsFile } from './cloudflare-netlify.ts';
import { isCompressedFile } from './encodings.ts';
import { type BuiltSite, headerTable } from './headers.ts';
import { hostFaults } from './limits.ts';
import { nginxSite } from './nginx-site.ts';
import { withMetaPolicy } from './policy.ts';
import { vercelConfig } from './vercel.ts';

/** Writes the host files of a site. Throws an error that lists everything that hosts would reject. */
export async function writeHostFiles(dist: string, site: Pick<Site, 'host' | 'legacyHosts'>): Promise<void> {
  const strays = [...listFiles(dist)].filter(isCompressedFile).sort().join('\n  ');
  if (strays) throw new Error(`Remove these compressed files from public; nothing was written.\n  ${strays}`);
  const files = hostFilesOf(await readBuiltSite(dist), siteAddresses(site), process.env.HOSTING);
  await Promise.all([...files].map(([file, text]) => writeFile(join(dist, file), text)));
}

/** Reads a site without its compressed files, which have no path. */
export async function readBuiltSite(dist: string): Promise<BuiltSite> {
  const files = [...listFiles(dist)].filter((file) => !isCompressedFile(file)).sort();
  const documents = files.filter((file) => file.endsWith('.html'));
  const texts = documents.map(async (file) => [file, await readFile(join(dist, file), 'utf8')] as const);
  return { files, documents: new Map(await Promise.all(texts)) };
}

/** Returns the configuration files of all hosts. For `github-pages`, also adds a `<meta>` policy to documents. */
export function hostFilesOf(built: BuiltSite, addresses: Addresses, hosting = ''): Map<string, string> {
  if (hosting !== '' && hosting !== 'github-pages') {
    throw new Error(`HOSTING is "${hosting}"; expected github-pages or nothing`);
  }
  const rules = headerTable(built);
  const hidden = hostFiles.filter((file) => !/^[_.]/.test(file));
  const files = new Map([
    ['_headers', headersFile(rules)],
    ['_redirects', redirectsFile(addresses, hidden)],
    ['vercel.json', `${JSON.stringify(vercelConfig(rules, addresses), null, 2)}\n`],
    ['nginx.conf', nginxSite(rules, addresses, hidden)],
    ['.nojekyll', ''],
  ]);
  const faults = hostFaults(files);
  if (faults.length > 0) throw new Error(`Invalid host files; nothing was written.\n  ${faults.join('\n  ')}`);
  if (hosting === 'github-pages') {
    files.set('CNAME', `${nameOf(addresses.host)}\n`);
    for (const [file, html] of built.documents) files.set(file, withMetaPolicy(html));
  }
  return files;
}
