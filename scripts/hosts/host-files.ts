import { type Addresses, hostFiles, nameOf } from './addresses.ts';
import { headersFile, redirectsFile } from './cloudflare-netlify.ts';
import { type BuiltSite, headerTable } from './headers.ts';
import { hostFaults } from './limits.ts';
import { nginxSite } from './nginx-site.ts';
import { withMetaPolicy } from './policy.ts';
import { vercelConfig } from './vercel.ts';

/** A host that needs something in the documents themselves. */
type Hosting = 'github-pages' | undefined;

/**
 * Makes every file by which a host learns its headers, redirects and rewrites, out of one table.
 *
 * @param built the finished site
 * @param addresses where it stands
 * @param hosting a host that can send no headers: its policy goes into the documents, which are then among the files
 * @throws Error naming everything that some host would not take
 */
export function hostFilesOf(built: BuiltSite, addresses: Addresses, hosting?: Hosting): Map<string, string> {
  const rules = headerTable(built);
  const ours = hostFiles.filter((file) => !file.startsWith('_') && !file.startsWith('.'));
  const files = new Map([
    ['_headers', headersFile(rules)],
    ['_redirects', redirectsFile(addresses, ours)],
    ['vercel.json', `${JSON.stringify(vercelConfig(rules, addresses), null, 2)}\n`],
    ['nginx.conf', nginxSite(rules, addresses, ours)],
    ['.nojekyll', ''],
  ]);

  const faults = hostFaults(files);
  if (faults.length > 0) throw new Error(`The host files will not do; nothing was written.\n  ${faults.join('\n  ')}`);
  return hosting === undefined ? files : new Map([...files, ...forGitHubPages(built, addresses)]);
}

/** GitHub Pages sends no header, so every document brings its policy, and the site's name stands in a file. */
function forGitHubPages({ documents }: BuiltSite, { host }: Addresses): Map<string, string> {
  const all = [...documents].map(([file, html]): [string, string] => [file, withMetaPolicy(html)]);
  return new Map([['CNAME', `${nameOf(host)}\n`], ...all]);
}

/** Reads the `HOSTING` variable. Throws on a value that means nothing. */
export function readHosting(value = ''): Hosting {
  if (value === '') return undefined;
  if (value === 'github-pages') return value;
  throw new Error(`HOSTING is "${value}", expected github-pages or nothing`);
}
