import { readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { sharingImageOf } from '../../src/head/sharing-image.ts';
import { SettingsError } from '../../src/lib/settings.ts';
import type { Site } from '../../src/site.config.ts';
import type { HeadSummary } from '../metadata/head-summary.ts';
import { cachedFile, sweepCache } from './cache-folder.ts';
import { renderCard, splitTitle } from './render-card.ts';
import { sceneOf } from './scenes.tsx';
import { missingLetters } from './text-outlines.ts';

/** Part of the cache key: the version of sharp and the image settings below. */
const renderer = JSON.stringify([
  JSON.parse(readFileSync('node_modules/sharp/package.json', 'utf8')).version,
  'png 3, jpeg 80 4:4:4',
]);

/** Draws sharing images in the background. Throws a SettingsError if the business name has a letter without a glyph. */
export function openSharingImages(dist: string, site: Site) {
  const missing = missingLetters(site.name);
  if (missing.length > 0) {
    const expected = `only letters of the typeface of sharing images, which does not have ${missing.join(' ')}`;
    throw new SettingsError([{ setting: 'src/site.config.ts  name', found: site.name, expected }]);
  }
  const faults: string[] = [];
  // Three images at a time keep two cores busy while pages are rendered.
  const queues = Array.from({ length: 3 }, () => Promise.resolve());
  let stopped = false;

  const draw = async (path: string, title: string) => {
    if (stopped) return;
    const target = join(dist, sharingImageOf(site, path, title).file);
    const scene = sceneOf(path);
    const svg = renderCard({ name: site.name, ...splitTitle(title, scene.plate), scene });
    const extension = extname(target);
    const cached = await cachedFile([renderer, extension, svg], extension, (file) => rasterise(svg, extension, file));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(cached, target);
  };

  return {
    /** Queues the image of a page. Pages without a canonical URL have none. */
    add(path: string, head: HeadSummary): void {
      if (head.canonical === undefined) return;
      const report = ({ message }: Error) => void faults.push(`  ${path}    ${message}`);
      const queue = queues.shift() as Promise<void>;
      queues.push(queue.then(() => draw(path, head.titles[0] ?? '')).catch(report));
    },
    /** Waits until every image is written. Rejects with an error that names each page whose image failed. */
    async finish(): Promise<void> {
      await Promise.all(queues);
      if (faults.length > 0) {
        const subject = faults.length === 1 ? '1 sharing image' : `${faults.length} sharing images`;
        throw new Error(`${subject} could not be drawn; nothing was written.\n${faults.join('\n')}`);
      }
      await sweepCache();
    },
    /** Skips the images that are not started, and waits for the others. */
    async stop(): Promise<void> {
      stopped = true;
      await Promise.all(queues);
    },
  };
}

async function rasterise(svg: string, extension: string, file: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  if (extension === '.jpg') picture.jpeg({ quality: 80, chromaSubsampling: '4:4:4' });
  else picture.png({ compressionLevel: 3 });
  await picture.toFile(file);
}
