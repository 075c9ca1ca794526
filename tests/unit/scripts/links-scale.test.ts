import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFolder } from '../../../scripts/links/check-links.ts';

const linksPerPage = 200;

let work: string;
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'links-scale-'));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Writes pages in folders of a hundred, with links of every form: from the root, from the folder, to parts, with queries. */
function writeSite(count: number): string {
  const dist = join(work, String(count));
  const pathOf = (page: number) => `f${Math.floor(page / 100)}/p${page}`;
  for (let page = 0; page < count; page += 1) {
    if (page % 100 === 0) mkdirSync(join(dist, `f${page / 100}`), { recursive: true });
    const links = Array.from({ length: linksPerPage }, (_, index) => {
      const target = (page * 7919 + index * 104729) % count;
      const sibling = Math.floor(page / 100) * 100 + (target % 100);
      const forms = [
        `/${pathOf(target)}`,
        `/${pathOf(target)}#h${index % 10}`,
        `p${sibling}`,
        `../${pathOf(target)}?from=${page}`,
      ];
      return `<li class="item"><a class="link" href="${forms[index % 4]}">Link ${index}</a></li>`;
    });
    const parts = Array.from({ length: 10 }, (_, index) => `<h2 id="h${index}" class="heading">Part ${index}</h2>`);
    writeFileSync(
      join(dist, `${pathOf(page)}.html`),
      `<!doctype html><title>${page}</title>${parts.join('')}<ul>${links.join('')}</ul>`,
    );
  }
  return dist;
}

/** Returns seconds of processor time: other tests on the machine change it by up to a half, because they share its caches. */
function timeCheck(count: number): number {
  const dist = writeSite(count);
  const before = process.cpuUsage();
  const report = checkFolder({ dist, origin: 'https://a.example' });
  const { user, system } = process.cpuUsage(before);
  expect(report).toEqual({ pages: count, links: count * linksPerPage, dead: [], unlisted: [], stale: [] });
  return (user + system) / 1e6;
}

test('time grows with the number of links, and two million take less than twenty seconds', { timeout: 120_000 }, () => {
  timeCheck(200);
  let [few, many] = [timeCheck(500), timeCheck(2000)];
  // Other work takes the processor's caches: what is quadratic would be four times too long on every attempt.
  for (let attempt = 1; attempt < 3 && many / few > 4 * 1.6; attempt += 1) {
    [few, many] = [timeCheck(500), timeCheck(2000)];
  }
  expect(many / few).toBeLessThan(4 * 1.6);
  const perLink = many / (2000 * linksPerPage);
  console.log(`${(perLink * 2e6).toFixed(1)} s of processor time for two million links`);
  expect(perLink * 2e6).toBeLessThan(20);
});
