import { extname } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** The codings of responses in order of preference, and the extensions of compressed files: the smallest first. */
export const encodings = [
  { coding: 'br', extension: '.br' },
  { coding: 'zstd', extension: '.zst' },
  { coding: 'gzip', extension: '.gz' },
] as const;

type Coding = (typeof encodings)[number]['coding'];

/** Checks by its name whether a file is the compressed form of another one. */
export function isCompressedForm(file: string): boolean {
  return encodings.some(({ extension }) => extname(file) === extension);
}

/**
 * Returns a pattern, for JavaScript and nginx, of the `Accept-Encoding` headers that accept a coding by its name.
 *
 * `*` accepts none: the client may be unable to read a coding that it does not name.
 */
export function acceptPattern(coding: Coding): string {
  return `(?:^|,)\\s*${coding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`;
}

/** Compresses as small as possible, and decompresses. Both run in Node's thread pool. */
interface Codec {
  compress: (text: Buffer) => Promise<Buffer>;
  /** Rejects damaged bytes, and results of more than `maxOutputLength` bytes. */
  decompress: (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;
}

type Work = (bytes: Buffer, options: object, done: zlib.CompressCallback) => void;

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** The codings that this version of Node supports. */
export const codecs: ReadonlyMap<Coding, Codec> = new Map<Coding, Codec>([
  [
    'br',
    {
      compress: (text) => brotli(text, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
      decompress: promisify(zlib.brotliDecompress),
    },
  ],
  ...zstdCodec(),
  ['gzip', { compress: (text) => gzip(text, { level: 9, memLevel: 9 }), decompress: promisify(zlib.gunzip) }],
]);

/** Node has zstd from 22.15 and 23.8 on; `@types/node` is that of the oldest supported version. */
function zstdCodec(): (readonly [Coding, Codec])[] {
  if (!('zstdCompress' in zlib)) return [];
  const { zstdCompress, zstdDecompress } = zlib as unknown as Record<'zstdCompress' | 'zstdDecompress', Work>;
  const compress = promisify(zstdCompress);
  // `ZSTD_c_compressionLevel`. From level 20 on, windows are larger than browsers have to support (8 MB, RFC 9659).
  const params = { 100: 19 };
  // The size keeps the window small, which is three times as fast.
  const options = (text: Buffer) => ({ params, pledgedSrcSize: text.length });
  return [['zstd', { compress: (text) => compress(text, options(text)), decompress: promisify(zstdDecompress) }]];
}

/** Checks whether compressed bytes contain exactly this text. False for damaged bytes and unsupported codings. */
export async function isFormOf(text: Buffer, coding: Coding, bytes: Buffer): Promise<boolean> {
  const read = codecs.get(coding)?.decompress(bytes, { maxOutputLength: Math.max(1, text.length) });
  return (await read?.catch(() => undefined))?.equals(text) ?? false;
}
