import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { cacheFolder } from '../../scripts/sharing/cache-folder.ts';
import type { Business } from '../../src/lib/business.ts';
import { type Changes, copyProject, edit, runScript } from '../built/project.ts';

/** Edits that change prices, and add a page at a known dead path. */
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

/** Changes prices, and adds a page and photographs, like another owner. */
export async function addOwnPages(folder: string): Promise<void> {
  edit(folder, ownPages);
  cpSync('tests/second-business/about-page.txt', join(folder, 'src/pages/about-page.tsx'));
  // Replaces the symlink with a copy, because photographs are added to this folder.
  rmSync(join(folder, 'public'));
  cpSync('public', join(folder, 'public'), { recursive: true });
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
    .jpeg()
    .toFile(join(folder, 'photo.jpg'));
  runScript(folder, 'photo', ['home', 'photo.jpg', 'Our “team” & van in Lambeth']);
  runScript(folder, 'photo', ['1234567', 'photo.jpg', 'Jürgen at a boiler']);
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
