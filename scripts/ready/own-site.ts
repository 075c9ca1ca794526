import { evidence } from '../../src/content/claims.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import { brandSlugs, knownDeadPaths } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { checkContent } from '../content/check-content.ts';
import { readContent } from '../content/content.ts';
import { siteClaims } from './claims.ts';
import type { Point } from './point.ts';
import { readiness } from './readiness.ts';
import { claimsLine } from './report.ts';
import { isReserved } from './sample.ts';

/**
 * What is left to do for the site in `src`, as the settings and the environment have it.
 *
 * @throws SettingsError naming every value that a build would refuse
 */
export async function ownPoints(today: Date): Promise<Point[]> {
  await checkContent();
  return pointsOfContent(today);
}

/** What a build of checked content says while claims are the sample's. */
export async function unprovenClaims(today: Date): Promise<string | undefined> {
  return isReserved(site.host) ? undefined : claimsLine(await pointsOfContent(today));
}

/** The same, of content that has been checked. */
async function pointsOfContent(today: Date): Promise<Point[]> {
  const { content } = await readContent();
  const brands = brandSlugs.flatMap((slug) => content.get(`brands/${slug}.ts`)?.brand ?? []) as Brand[];
  return [...readiness(site, siteClaims(brands), evidence, today), deadLinks];
}

/** Links that the specification asks for, and that lead nowhere on anybody's site. */
const deadLinks: Point = {
  group: 'worth',
  title: `${knownDeadPaths.length} links go out dead, in menus and texts of every page: ${knownDeadPaths.join(', ')}`,
  where: 'src/routes.ts, knownDeadPaths; npm run check:links says which pages have them',
  state: knownDeadPaths.length > 0 ? 'open' : 'done',
};
