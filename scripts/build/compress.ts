import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hostFiles } from '../hosts/addresses.ts';
import { codecs, isFormOf } from '../hosts/codecs.ts';
import { isText } from '../hosts/content-types.ts';
import { encodings } from '../hosts/encodings.ts';
import { listFiles } from '../links/site-files.ts';

/**
 * Writes the compressed forms of every text that visitors get beside it, where they are smaller.
 *
 * Nothing is compressed twice: what the site before had at the same path, byte by byte, keeps the forms it had there.
 *
 * @param dist the finished site
 * @param previous the site that this one is to replace, if there is one
 * @throws Error naming every form that is not exactly its file
 */
export async function compressSite(dist: string, previous: string): Promise<void> {
  const waiting = [...listFiles(dist)].filter((file) => isText(file) && !hostFiles.includes(file));
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await compressFile(join(dist, file), join(previous, file));
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    // Where one fails, the others begin no more.
    waiting.length = 0;
  }

  const faults = await compressedFaults(dist);
  if (faults.length > 0) throw new Error(`Compressed files are wrong; nothing was written.\n  ${faults.join('\n  ')}`);
}

/** Reads every compressed form of a site and says, a sentence each, which is not exactly the file that it stands for. */
export async function compressedFaults(dist: string): Promise<string[]> {
  const files = listFiles(dist);
  const faults: string[] = [];
  for (const file of files) {
    for (const { coding, extension } of encodings.filter(({ extension }) => file.endsWith(extension))) {
      const source = file.slice(0, -extension.length);
      if (!files.has(source)) faults.push(`${file} is a form of ${source}, which is not there`);
      else if (!(await isFormOf(await readFile(join(dist, source)), coding, await readFile(join(dist, file)))))
        faults.push(`${file} is damaged, or older than ${source}`);
    }
  }
  return faults;
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

/** Reads a file, unless another build has just taken the folder away. */
function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}
