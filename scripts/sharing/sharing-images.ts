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

/** Part of the cache key: the version of sharp and the settings below. */
const renderer = JSON.stringify([
  JSON.parse(readFileSync('node_modules/sharp/package.json', 'utf8')).version,
  'png 3, jpeg 80 4:4:4',
]);

/** Draws sharing images in the background. */
export interface SharingImages {
  /** Starts drawing the image of a page. A page without a canonical URL has none. */
  add(path: string, head: HeadSummary): void;
  /** Resolves when every image is written. Rejects with a message that names each page whose image failed. */
  finish(): Promise<void>;
  /** Drops the images that are not started, and resolves when nothing more is written. Can be called repeatedly. */
  stop(): Promise<void>;
}

/**
 * Opens the image renderer of a build.
 *
 * @throws SettingsError if the typeface has no outline for a letter in the name of the business
 */
export function openSharingImages(dist: string, site: Site): SharingImages {
  const missing = missingLetters(site.name);
  if (missing.length > 0) {
    const expected = `letters that the typeface of the sharing images has, so not ${missing.join(' ')}`;
    throw new SettingsError([{ setting: 'the name of the business', found: site.name, expected }]);
  }
  const used = new Set<string>();
  const faults: string[] = [];
  // Three images at a time keep two cores busy while pages are rendered.
  const queues = [Promise.resolve(), Promise.resolve(), Promise.resolve()];
  let stopped = false;

  const draw = async (path: string, title: string) => {
    if (stopped) return;
    const target = join(dist, sharingImageOf(site, path, title).file);
    const scene = sceneOf(path);
    const svg = renderCard({ name: site.name, ...splitTitle(title, scene.plate), scene });
    const extension = extname(target);
    const hash = createHash('sha256').update(renderer).update(extension).update(svg).digest('hex').slice(0, 32);
    const cached = join(cacheFolder, hash + extension);
    used.add(hash + extension);
    await mkdir(dirname(target), { recursive: true });
    // The date of a cached image is that of its last use.
    await utimes(cached, new Date(), new Date()).catch(() => rasterise(svg, cached));
    await copyFile(cached, target);
  };

  return {
    add(path, head) {
      if (!head.isListed) return;
      const queue = queues.shift() ?? Promise.resolve();
      const title = head.titles[0] ?? '';
      queues.push(
        queue.then(() => draw(path, title)).catch((error) => void faults.push(`  ${path}    ${error.message}`)),
      );
    },
    async finish() {
      await Promise.all(queues);
      if (faults.length > 0) {
        throw new Error(
          `${faults.length} sharing images could not be drawn; nothing was written.\n${faults.join('\n')}`,
        );
      }
      await sweep(used);
    },
    async stop() {
      stopped = true;
      await Promise.all(queues);
    },
  };
}

/** Draws an image into the cache. The rename keeps a killed build from leaving a partial file. */
async function rasterise(svg: string, file: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  // Loaded only if an image has changed.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  const isJpeg = extname(file) === '.jpg';
  const partial = `${file}.${process.pid}`;
  await (isJpeg
    ? picture.jpeg({ quality: 80, chromaSubsampling: '4:4:4' })
    : picture.png({ compressionLevel: 3 })
  ).toFile(partial);
  await rename(partial, file);
}

/** Removes images from the cache that no build has used for a week. */
async function sweep(used: ReadonlySet<string>): Promise<void> {
  const limit = Date.now() - 7 * 24 * 60 * 60 * 1000;
  const names = await readdir(cacheFolder).catch(() => []);
  const files = names.filter((name) => !used.has(name)).map((name) => join(cacheFolder, name));
  for (const file of files) {
    const stats = await stat(file).catch(() => undefined);
    if (stats && stats.mtimeMs < limit) await rm(file, { force: true });
  }
}
