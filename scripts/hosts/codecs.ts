import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Encoding } from './encodings.ts';

type Coding = Encoding['coding'];

/** How a coding is written at its smallest, and read. Both work in threads of Node's own. */
interface Codec {
  compress: (text: Buffer) => Promise<Buffer>;
  /** Rejects on damaged bytes, and on those of a text of more than `maxOutputLength` bytes. */
  decompress: (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;
}

interface ZstdOptions {
  params?: Record<number, number>;
  /** Tells the window how large to be: three times as fast, and a visitor needs no more memory than the text takes. */
  pledgedSrcSize?: number;
  maxOutputLength?: number;
}

type Work = (bytes: Buffer, options: ZstdOptions, done: zlib.CompressCallback) => void;

/** Node has these from 22.15 and 23.8 on. The types are those of the oldest Node that builds. */
const { zstdCompress, zstdDecompress } = zlib as { zstdCompress?: Work; zstdDecompress?: Work };
/** `ZSTD_c_compressionLevel`. From level 20 on, windows are larger than browsers must take (8 MB, RFC 9659). */
const zstdParams = { 100: 19 };

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip)];

/** The codings that this Node can write and read. */
export const codecs: ReadonlyMap<Coding, Codec> = new Map<Coding, Codec>([
  [
    'br',
    {
      compress: (text) =>
        brotli(text, {
          params: {
            [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
            [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          },
        }),
      decompress: promisify(zlib.brotliDecompress),
    },
  ],
  ...(zstdCompress && zstdDecompress ? [['zstd', zstdCodec(zstdCompress, zstdDecompress)] as const] : []),
  ['gzip', { compress: (text) => gzip(text, { level: 9, memLevel: 9 }), decompress: promisify(zlib.gunzip) }],
]);

function zstdCodec(compress: Work, decompress: Work): Codec {
  return {
    compress: (text) => promisify(compress)(text, { params: zstdParams, pledgedSrcSize: text.length }),
    decompress: promisify(decompress),
  };
}

/** Whether bytes in a coding are exactly this text. False on damaged bytes, and on a coding that this Node lacks. */
export async function isFormOf(text: Buffer, coding: Coding, bytes: Buffer): Promise<boolean> {
  try {
    const read = await codecs.get(coding)?.decompress(bytes, { maxOutputLength: Math.max(1, text.length) });
    return read?.equals(text) ?? false;
  } catch {
    return false;
  }
}
