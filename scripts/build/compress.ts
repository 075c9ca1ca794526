import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hostFiles } from '../hosts/addresses.ts';
import { isText } from '../hosts/content-types.ts';
import { codecs, encodings, isFormOf } from '../hosts/encodings.ts';
import { listFiles } from '../links/site-files.ts';

/**
 * Writes compressed files next to every text file that visitors can load, if they are smaller. Reuses compressed files of
 * `previous`, the site that is replaced, for unchanged texts.
 */
export async function compressSite(dist: string, previous: string): Promise<void> {
  const waiting = [...listFiles(dist)].filter((file) => isText(file) && !hostFiles.includes(file));
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await compressFile(join(dist, file), join(previous, file));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compressFile(path: string, previous: string): Promise<void> {
  const text = await readFile(path);
  const isSame = (await readIfThere(previous))?.equals(text) ?? false;
  for (const { coding, extension } of encodings) {
    const codec = codecs.get(coding);
    if (codec === undefined) continue;
    const known = isSame ? await readIfThere(previous + extension) : undefined;
    const isGood = known !== undefined && (await isFormOf(text, coding, known));
    const form = isGood ? known : await codec.compress(text);
    if (form.length < text.length) await writeFile(path + extension, form);
  }
}

/** Another build may remove the folder at any time. */
function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}
