import { evidence } from '../../src/content/claims.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import { brandSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { checkContent } from '../content/check-content.ts';
import { readContent } from '../content/content.ts';
import { siteClaims } from './claims.ts';
import { blocking, type Point } from './point.ts';
import { readiness } from './readiness.ts';
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

/** What a build of checked content says while claims are the sample's; nothing where the host leads nowhere. */
export async function unprovenClaims(today: Date): Promise<string | undefined> {
  if (isReserved(site.host)) return undefined;
  const { length } = blocking(await pointsOfContent(today)).filter(({ group }) => group === 'claims');
  if (length === 0) return undefined;
  return `${length} claims on these pages are samples until each has a source: npm run check:ready`;
}

/** The same, of content that has been checked. */
async function pointsOfContent(today: Date): Promise<Point[]> {
  const { content } = await readContent();
  const brands = brandSlugs.flatMap((slug) => content.get(`brands/${slug}.ts`)?.brand ?? []) as Brand[];
  return readiness(site, siteClaims(brands), evidence, today);
}
