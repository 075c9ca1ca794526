import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locations } from '../../scripts/hosts/addresses.ts';
import { parseHeadersFile } from '../../scripts/hosts/cloudflare-netlify.ts';
import { headersFor } from '../../scripts/hosts/headers.ts';
import { listFiles } from '../../scripts/links/site-files.ts';
import { locate } from '../../scripts/server/locate.ts';
import { firstAsset, readmeChecks, readmeOf } from '../hosts/readme-checks.ts';
import { dist, htmlOf, pages } from './dist.ts';

interface Answer {
  status: number;
  /** Lines of `name: value`. */
  headers: string;
}

const files = listFiles(dist);
const rules = parseHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'));
const listed = pages.map(({ path }) => path);
const unlisted = (path: string) => path.startsWith(locations) && !listed.includes(path.toLowerCase());
const bare = (path: string) => path.replace(/(?<=.)\/$|\.html$/, '');

function withHeaders(path: string, status: number): Answer {
  const entries = Object.entries(headersFor(rules, path));
  return { status, headers: entries.map(([name, value]) => `${name}: ${value}`).join('\n') };
}

/** Returns the response of a host that supports all rules, as the preview server does. */
function usual(path: string): Answer {
  const answer = locate(files, path);
  return answer.status === 301 ? { status: 301, headers: `Location: ${answer.to}` } : withHeaders(path, answer.status);
}

/** The responses of each host, as documented. nginx is tested itself (tests/hosts). */
const hosts: Readonly<Record<string, (path: string) => Answer>> = {
  'cloudflare-pages': usual,
  netlify: (path) => {
    if (unlisted(path)) return withHeaders(path, 404);
    // Existing files have precedence over rules.
    return path.endsWith('.html') ? withHeaders(path, 200) : usual(path);
  },
  vercel: (path) => (bare(path) === path ? usual(path) : { ...usual(path), status: 308 }),
  'github-pages': (path) => {
    const found = path.endsWith('.html') ? listed.includes(bare(path)) : !unlisted(path) && usual(path).status === 200;
    return { status: found ? 200 : 404, headers: '' };
  },
  rsync: usual,
};
const names = [...Object.keys(hosts), 'nginx'];

test('every host has a README, which the main README links', () => {
  const written = readdirSync('scripts/hosts').flatMap((file) => /^README-(.*)\.md$/.exec(file)?.[1] ?? []);
  expect(written.sort()).toEqual(names.sort());
  const main = readFileSync('README.md', 'utf8');
  expect(names.filter((name) => !main.includes(`scripts/hosts/README-${name}.md`))).toEqual([]);
});

describe.each(names)('the README for %s', (name) => {
  const readme = readmeOf(name);

  test('names scripts and files that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const commands = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
    const paths = [...readme.matchAll(/\b(?:scripts|src)\/[\w./-]*\w/g)].map(([path]) => path);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe.each(Object.entries(hosts))('on %s', (name, answerOf) => {
  const checks = readmeChecks(name);

  test('the README checks a page, an unknown path and an asset', () => {
    expect(checks.map(({ path }) => path)).toEqual(expect.arrayContaining(['/services/ideal', '/nope', 'asset']));
  });

  test.each(checks)('$command has the response in the README', ({ path, status, header }) => {
    const answer = answerOf(path === 'asset' ? firstAsset(htmlOf('/')) : path);
    expect(answer.status).toBe(status);
    expect(answer.headers.toLowerCase()).toContain(header.toLowerCase());
  });
});
