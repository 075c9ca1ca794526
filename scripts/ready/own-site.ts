import { readdirSync, readFileSync } from 'node:fs';
import { type Evidence, evidence } from '../../src/content/claims.ts';
import { jobs } from '../../src/content/jobs.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import type { Business } from '../../src/lib/business.ts';
import { brandSlugs, districtSlugs, knownDeadPaths } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { checkContent } from '../content/check-content.ts';
import { readContent } from '../content/content.ts';
import { yearInMs } from '../content/dates.ts';
import { londonDay } from '../content/london-day.ts';
import { isReserved, lawPoints, recommendations, samplePoints } from './business.ts';
import { type Claim, claimPoints, siteClaims } from './claims.ts';
import { claimsLine, type Point } from './points.ts';

export function readiness(
  business: Business,
  claims: readonly Claim[],
  given: Readonly<Record<string, Evidence>>,
  now: Date,
): Point[] {
  const today = londonDay(now);
  return [
    ...samplePoints(business),
    ...claimPoints(claims, given, today),
    ...lawPoints(business),
    ...recommendations(business, given, today),
  ];
}

/** Returns the checklist of the site in `src`. Throws a SettingsError like a build. */
export async function ownPoints(now: Date): Promise<Point[]> {
  await checkContent();
  return pointsOfContent(now);
}

/** Returns the line that a build prints if claims have no source. Expects valid content. */
export async function unprovenClaims(now: Date): Promise<string | undefined> {
  return isReserved(site.host) ? undefined : claimsLine(await pointsOfContent(now));
}

async function pointsOfContent(now: Date): Promise<Point[]> {
  const { content } = await readContent();
  const brands = brandSlugs.flatMap((slug) => content.get(`brands/${slug}.ts`)?.brand ?? []) as Brand[];
  return [
    ...readiness(site, siteClaims(brands), evidence, now),
    deadLinks,
    ...emergencyTexts(),
    ...districtsWithoutJobs(londonDay(now)),
  ];
}

/** Lists texts that promise emergency service at any hour if the business does not offer it. */
export function emergencyTexts(isOffered: boolean = site.emergencyService): Point[] {
  if (isOffered) return [];
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).sort();
  const places = names.flatMap((name) => {
    if (!/^(content|pages|components)\/.*\.(tsx?|mdx)$/.test(name)) return [];
    const lines = readFileSync(`src/${name}`, 'utf8').split('\n');
    const promise = /^(?!.*emergencyService).*(24\/7|\b(day (or|and) night|any hour)\b)/i;
    return lines.flatMap((line, index) => (promise.test(line) ? [`src/${name}:${index + 1}`] : []));
  });
  if (places.length === 0) return [];
  const title = `Lines of text that promise service at any hour: ${places.length}`;
  return [{ group: 'sample', title, where: places.join('\n      '), state: 'open', blocks: true }];
}

/** Lists districts without a job, if the first job was a year ago or earlier. */
function districtsWithoutJobs(today: string): Point[] {
  const [first] = jobs.map(({ date }) => date).sort();
  const without = districtSlugs.filter((slug) => !jobs.some((job) => job.district === slug));
  if (first === undefined || Date.parse(today) - Date.parse(first) < yearInMs || without.length === 0) return [];
  const title = `${without.length} districts have no job a year after the first: ${without.join(', ').toUpperCase()}`;
  return [{ group: 'recommended', title, where: 'src/content/jobs.ts', state: 'open' }];
}

const deadLinks: Point = {
  group: 'recommended',
  title: `${knownDeadPaths.length} paths are linked but have no page: ${knownDeadPaths.join(', ')}`,
  where: 'src/routes.ts, knownDeadPaths; npm run check:links lists the pages that link to them',
  state: knownDeadPaths.length > 0 ? 'open' : 'done',
};
