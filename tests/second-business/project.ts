import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
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
export async function addOwnPages(folder: string): Promise<void> {
  edit(folder, ownPages);
  cpSync('tests/second-business/about-page.txt', join(folder, 'src/pages/about-page.tsx'));
  // Photographs are added to this folder, which is a link.
  rmSync(join(folder, 'public'));
  cpSync('public', join(folder, 'public'), { recursive: true });
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
    .jpeg()
    .toFile(join(folder, 'photo.jpg'));
  addPhoto(folder, 'home', 'photo.jpg', 'Our “team” & van in Lambeth');
  addPhoto(folder, '1234567', 'photo.jpg', 'Jürgen at a boiler');
}

/** Runs `npm run photo` in a folder, and returns its exit status and messages. */
export function addPhoto(folder: string, ...args: readonly string[]): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/photo.ts', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
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
