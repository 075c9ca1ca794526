import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locations } from '../../scripts/hosts/addresses.ts';
import { parseHeadersFile } from '../../scripts/hosts/cloudflare-netlify.ts';
import { headersFor } from '../../scripts/hosts/headers.ts';
import { listFiles } from '../../scripts/links/site-files.ts';
import { locate } from '../../scripts/server/locate.ts';
import { firstAsset, readmeChecks } from '../hosts/readme-checks.ts';
import { dist, htmlOf, pages } from './dist.ts';

interface Response {
  status: number;
  /** Lines of `name: value`. */
  headers: string;
}

const files = listFiles(dist);
const rules = parseHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'));
const listed = pages.map(({ path }) => path);
const unlisted = (path: string) => path.startsWith(locations) && !listed.includes(path.toLowerCase());
const canonical = (path: string) => path.replace(/(?<=.)\/$|\.html$/, '');

function withHeaders(path: string, status: number): Response {
  const entries = Object.entries(headersFor(rules, path));
  return { status, headers: entries.map(([name, value]) => `${name}: ${value}`).join('\n') };
}

/** Returns the response of a host that supports all rules. */
function standardResponse(path: string): Response {
  const found = locate(files, path);
  return found.status === 301 ? { status: 301, headers: `Location: ${found.to}` } : withHeaders(path, found.status);
}

/** The documented behaviour of each host. tests/hosts runs nginx itself. */
const hosts: Readonly<Record<string, (path: string) => Response>> = {
  'cloudflare-pages': standardResponse,
  netlify: (path) => {
    if (unlisted(path)) return withHeaders(path, 404);
    return path.endsWith('.html') ? withHeaders(path, 200) : standardResponse(path);
  },
  vercel: (path) => (canonical(path) === path ? standardResponse(path) : { ...standardResponse(path), status: 308 }),
  'github-pages': (path) => {
    const found = path.endsWith('.html')
      ? listed.includes(canonical(path))
      : !unlisted(path) && standardResponse(path).status === 200;
    return { status: found ? 200 : 404, headers: '' };
  },
  rsync: standardResponse,
};
const names = [...Object.keys(hosts), 'nginx'];

test('every host has a README, and the main README links to it', () => {
  const written = readdirSync('scripts/hosts').flatMap((file) => /^README-(.*)\.md$/.exec(file)?.[1] ?? []);
  expect(written.sort()).toEqual(names.sort());
  const main = readFileSync('README.md', 'utf8');
  expect(names.filter((name) => !main.includes(`scripts/hosts/README-${name}.md`))).toEqual([]);
});

describe.each(Object.entries(hosts))('on %s', (name, respond) => {
  const checks = readmeChecks(name);

  test('the README checks a page, an unknown path and an asset', () => {
    expect(checks.map(({ path }) => path)).toEqual(expect.arrayContaining(['/services/ideal', '/nope', 'asset']));
  });

  test.each(checks)('$command gets the response that the README documents', ({ path, status, header }) => {
    const response = respond(path === 'asset' ? firstAsset(htmlOf('/')) : path);
    expect(response.status).toBe(status);
    expect(response.headers.toLowerCase()).toContain(header.toLowerCase());
  });
});
