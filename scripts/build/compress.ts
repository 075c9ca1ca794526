import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hostFiles } from '../hosts/addresses.ts';
import { isText } from '../hosts/content-types.ts';
import { codecs, decompressesTo, encodings } from '../hosts/encodings.ts';
import { listFiles } from '../links/site-files.ts';

/** Writes compressed files if they are smaller. Reuses compressed files of `previous`, the site that is replaced. */
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
  const isUnchanged = (await readIfThere(previous))?.equals(text) ?? false;
  for (const { coding, extension } of encodings) {
    const codec = codecs.get(coding);
    if (codec === undefined) continue;
    const old = isUnchanged ? await readIfThere(previous + extension) : undefined;
    const isValid = old !== undefined && (await decompressesTo(old, coding, text));
    const compressed = isValid ? old : await codec.compress(text);
    if (compressed.length < text.length) await writeFile(path + extension, compressed);
  }
}

function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}
