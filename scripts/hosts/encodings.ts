import { extname } from 'node:path';

/** A content coding, and the extension of files compressed by it. */
export interface Encoding {
  coding: 'br' | 'zstd' | 'gzip';
  extension: string;
}

/** The codings of responses in order of preference: the smallest first. */
export const encodings: readonly Encoding[] = [
  { coding: 'br', extension: '.br' },
  { coding: 'zstd', extension: '.zst' },
  { coding: 'gzip', extension: '.gz' },
];

/** Checks by its name whether a file is the compressed form of another one. */
export function isCompressedForm(file: string): boolean {
  return encodings.some(({ extension }) => extname(file) === extension);
}

/**
 * Returns a pattern, for JavaScript and nginx, of the `Accept-Encoding` headers that accept a coding by its name.
 *
 * `*` accepts none: the client may be unable to read a coding that it does not name.
 */
export function acceptPattern(coding: Encoding['coding']): string {
  return `(?:^|,)\\s*${coding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`;
}
