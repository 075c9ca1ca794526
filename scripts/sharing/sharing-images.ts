import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { sharingImageOf } from '../../src/head/sharing-image.ts';
import { SettingsError } from '../../src/lib/settings.ts';
import type { Site } from '../../src/site.config.ts';
import type { HeadSummary } from '../metadata/head-summary.ts';
import { cacheFolder } from './cache-folder.ts';
import { renderCard, splitTitle } from './render-card.ts';
import { sceneOf } from './scenes.tsx';
import { missingLetters } from './text-outlines.ts';

/** Part of a picture's name in the cache: what draws it, each release with one version of its libraries, and how. */
const renderer = JSON.stringify([
  JSON.parse(readFileSync('node_modules/sharp/package.json', 'utf8')).version,
  'png 3, jpeg 80 4:4:4',
]);

/** As many pictures at once as keep two cores busy while pages are rendered. */
const atOnce = 3;

/** Draws sharing images beside other work. */
export interface SharingImages {
  /** Has a page's picture drawn, from its path and the title in its head. A page without a canonical URL has none. */
  add(path: string, head: HeadSummary): void;
  /** Resolves once every picture is written. Rejects with a message that names each page whose picture failed. */
  finish(): Promise<void>;
  /** Resolves once nothing more is written; what was not begun is given up. Safe to call more than once. */
  stop(): Promise<void>;
}

/**
 * Starts the image renderer of a build into `dist`.
 *
 * @throws SettingsError when the name of the business has letters that the typeface does not have
 */
export function openSharingImages(dist: string, site: Site): SharingImages {
  refuseMissing(site.name);
  const waiting: { path: string; title: string }[] = [];
  const used = new Set<string>();
  const faults: string[] = [];
  const workers: Promise<void>[] = [];
  let active = 0;

  const one = async ({ path, title }: { path: string; title: string }) => {
    const target = join(dist, sharingImageOf(site, path, title).file);
    const scene = sceneOf(path);
    const svg = renderCard({ name: site.name, ...splitTitle(title, scene.plate), scene });
    const extension = extname(target);
    const name =
      createHash('sha256').update(renderer).update(extension).update(svg).digest('hex').slice(0, 32) + extension;
    used.add(name);
    await mkdir(dirname(target), { recursive: true });
    if (await copies(join(cacheFolder, name), target)) return;
    await rasterise(svg, join(cacheFolder, name));
    await copyFile(join(cacheFolder, name), target);
  };

  const work = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const { path } = page;
      await one(page).catch((error: Error) => faults.push(`  ${path}    ${error.message}`));
    }
    active -= 1;
  };

  return {
    add(path, head) {
      if (!head.isListed) return;
      waiting.push({ path, title: head.titles[0] ?? '' });
      if (active >= atOnce) return;
      active += 1;
      workers.push(work());
    },
    async finish() {
      await Promise.all(workers);
      if (faults.length > 0) {
        throw new Error(
          `${faults.length} sharing images could not be drawn; nothing was written.\n${faults.join('\n')}`,
        );
      }
      await sweep(used);
    },
    async stop() {
      waiting.length = 0;
      await Promise.all(workers);
    },
  };
}

/** Every picture shows the name: a letter that cannot be drawn is told once, not for each of them. */
function refuseMissing(name: string): void {
  const missing = missingLetters(name);
  if (missing.length === 0) return;
  const expected = `letters that the typeface of the sharing images has, so not ${missing.join(' ')}`;
  throw new SettingsError([{ setting: 'the name of the business', found: name, expected }]);
}

/** Writes a picture to the cache: whole or not at all, so that a build that is killed leaves none half written. */
async function rasterise(svg: string, file: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  // Most builds draw no picture, and need not load what draws: in threads of its own, one for each picture.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  const encoded =
    extname(file) === '.jpg'
      ? picture.jpeg({ quality: 80, chromaSubsampling: '4:4:4' })
      : picture.png({ compressionLevel: 3 });
  const partial = `${file}.${process.pid}`;
  await encoded.toFile(partial);
  await rename(partial, file);
}

/** Copies a picture drawn before, and marks it as used today. False when there is none. */
async function copies(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    await utimes(from, new Date(), new Date());
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Removes pictures that no build has used for a week; another build may be at work with names of its own. */
async function sweep(used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(cacheFolder).catch(() => []);
  const limit = Date.now() - 7 * 24 * 60 * 60 * 1000;
  const unused = names.filter((name) => !used.has(name)).map((name) => join(cacheFolder, name));
  await Promise.all(
    unused.map(async (file) => {
      const stats = await stat(file).catch(() => undefined);
      if (stats && stats.mtimeMs < limit) await rm(file, { force: true });
    }),
  );
}
