import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { cacheFolder } from '../../scripts/sharing/cache-folder.ts';
import type { Business } from '../../src/lib/business.ts';
import { type Changes, copyProject, edit } from '../built/project.ts';

/** Other prices, and a page for a listed dead link. */
const ownPages: Changes = {
  'src/content/brands/baxi.ts': [[/servicePrice = \d+/, 'servicePrice = 95']],
  'src/content/packages.ts': [[/(?<='ideal', price: )\d+/, '2345']],
  'src/routes.ts': [
    ["{ path: '/combi-boilers'", "{ path: '/about-us', kind: 'about' },\n  { path: '/combi-boilers'"],
    ["\n  '/about-us',", ''],
  ],
  'src/route-objects.tsx': [
    [
      '  guide: (row)',
      "  about: () => async () => ({ Component: (await import('./pages/about-page.tsx')).AboutPage }),\n$&",
    ],
  ],
};

/** Adds what another owner does besides changing settings. */
export function addOwnPages(folder: string): void {
  edit(folder, ownPages);
  cpSync('tests/second-business/about-page.txt', join(folder, 'src/pages/about-page.tsx'));
}

/** Copies the project with its tests, and changes only the settings. */
export function copyWithSettings(folder: string, business: Business): void {
  copyProject(folder);
  for (const part of ['tests', 'README.md']) cpSync(part, join(folder, part), { recursive: true });
  edit(folder, settingsTo(business));
  // Reuses cached sharing images.
  mkdirSync(cacheFolder, { recursive: true });
  mkdirSync(dirname(join(folder, cacheFolder)));
  symlinkSync(resolve(cacheFolder), join(folder, cacheFolder));
}

/** Returns the change that replaces the settings of a project. */
export function settingsTo(business: object): Changes {
  const settings = `const business: Business = ${JSON.stringify(business, undefined, 2).replaceAll('$', '$$$$')};`;
  return { 'src/site.config.ts': [[/const business: Business = \{[\s\S]*?\n\};/, settings]] };
}
