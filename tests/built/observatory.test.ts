import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { table } from '../../scripts/build/console.ts';
import { parseHeadersFile } from '../../scripts/hosts/cloudflare-netlify.ts';
import { headersFor } from '../../scripts/hosts/headers.ts';
import { site } from '../../src/site.config.ts';
import { observatory } from '../observatory.ts';
import { dist, htmlOf, pages } from './dist.ts';

const rules = parseHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'));
const scan = (path: string) =>
  observatory({
    headers: headersFor(rules, path),
    html: htmlOf(path),
    redirect: { from: site.host.replace('https:', 'http:'), to: site.host },
  });

test("the site scores at least 140 by the rules of Mozilla's HTTP Observatory", () => {
  const { score, findings } = scan('/');
  const rows = findings.map(({ test, result, modifier }) => [
    test,
    result,
    modifier > 0 ? `+${modifier}` : `${modifier}`,
  ]);
  console.log(table([['HTTP Observatory', '', String(score)], ...rows]));
  expect(score).toBeGreaterThanOrEqual(140);
});

test('every other page scores as the home page does', () => {
  const home = scan('/');
  const others = pages.filter(({ path }) => path !== '/');
  const worse = others.map(({ path }) => ({ path, ...scan(path) })).filter(({ score }) => score < home.score);
  expect(worse).toEqual([]);
});
