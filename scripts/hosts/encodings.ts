import { extname } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** Content codings, with the smallest output first, and the extensions of compressed files. */
export const encodings = [
  { coding: 'br', extension: '.br' },
  { coding: 'zstd', extension: '.zst' },
  { coding: 'gzip', extension: '.gz' },
] as const;

type Coding = (typeof encodings)[number]['coding'];

export function isCompressedFile(file: string): boolean {
  return encodings.some(({ extension }) => extname(file) === extension);
}

/** Returns a pattern for `Accept-Encoding` headers that name a coding. Does not match `*`. Also works in nginx. */
export function acceptPattern(coding: Coding): string {
  return `(?:^|,)\\s*${coding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`;
}

interface Codec {
  compress: (text: Buffer) => Promise<Buffer>;
  /** Rejects damaged bytes, and output of more than `maxOutputLength` bytes. */
  decompress: (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;
}

type ZlibFunction = (bytes: Buffer, options: object, done: zlib.CompressCallback) => void;

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const sizeHint = zlib.constants.BROTLI_PARAM_SIZE_HINT;

/** The codings that this version of Node supports. */
export const codecs: ReadonlyMap<Coding, Codec> = new Map<Coding, Codec>([
  [
    'br',
    {
      compress: (text) => brotli(text, { params: { [sizeHint]: text.length } }),
      decompress: promisify(zlib.brotliDecompress),
    },
  ],
  ...zstdCodec(),
  ['gzip', { compress: (text) => gzip(text, { level: 9, memLevel: 9 }), decompress: promisify(zlib.gunzip) }],
]);

/** Node supports zstd since 22.15 and 23.8. `@types/node` has the types of the oldest supported version. */
function zstdCodec(): (readonly [Coding, Codec])[] {
  if (!('zstdCompress' in zlib)) return [];
  const { zstdCompress, zstdDecompress } = zlib as unknown as Record<'zstdCompress' | 'zstdDecompress', ZlibFunction>;
  const compress = promisify(zstdCompress);
  // `ZSTD_c_compressionLevel`. Windows of higher levels are larger than browsers must support (8 MB, RFC 9659).
  const params = { 100: 19 };
  // A known size limits the window, which is three times as fast.
  const options = (text: Buffer) => ({ params, pledgedSrcSize: text.length });
  return [['zstd', { compress: (text) => compress(text, options(text)), decompress: promisify(zstdDecompress) }]];
}

/** Returns whether bytes decompress to a text. Returns false for damaged bytes and unsupported codings. */
export async function decompressesTo(bytes: Buffer, coding: Coding, text: Buffer): Promise<boolean> {
  const result = codecs.get(coding)?.decompress(bytes, { maxOutputLength: Math.max(1, text.length) });
  return (await result?.catch(() => undefined))?.equals(text) ?? false;
}
