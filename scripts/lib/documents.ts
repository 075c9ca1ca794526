import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { kilobytes, table } from './console.ts';

const compress = promisify(brotliCompress);

/** Writes a document below `dist` and returns its size in bytes after brotli (level 5, what hosts use on the fly). */
export async function writeDocument(dist: string, file: string, html: string): Promise<number> {
  const target = join(dist, file);
  await mkdir(dirname(target), { recursive: true });
  const [compressed] = await Promise.all([
    compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    writeFile(target, html),
  ]);
  return compressed.length;
}

/** Shows count, median and largest size by kind of page, and the total. */
export function sizeTable(sizes: ReadonlyMap<string, readonly number[]>): string {
  const row = (name: string, values: readonly number[]) => {
    const sorted = [...values].sort((a, b) => a - b);
    return [
      name,
      String(sorted.length),
      kilobytes(sorted[Math.floor(sorted.length / 2)] ?? 0),
      kilobytes(sorted.at(-1) ?? 0),
    ];
  };
  return table([
    ['Kind of page', 'Count', 'Median br', 'Largest br'],
    ...[...sizes].map(([kind, values]) => row(kind, values)),
    row('Total', [...sizes.values()].flat()),
  ]);
}
