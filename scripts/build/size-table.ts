import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { kilobytes, table } from './console.ts';

const compress = promisify(brotliCompress);

/** The size of a document in bytes after brotli at level 5, what hosts use on the fly. */
export async function compressedSize(html: string): Promise<number> {
  return (await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })).length;
}

/** Shows count, median and largest size by kind of page, and the total. */
export function sizeTable(sizes: readonly { kind: string; bytes: number }[]): string {
  const kinds = [...new Set(sizes.map(({ kind }) => kind))];
  const ofKind = (one: string) => sizes.filter(({ kind }) => kind === one).map(({ bytes }) => bytes);
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
    ...kinds.map((kind) => row(kind, ofKind(kind))),
    row(
      'Total',
      sizes.map(({ bytes }) => bytes),
    ),
  ]);
}
