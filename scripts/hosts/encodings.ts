/** A content coding, and what the name of a file compressed by it ends in. */
export interface Encoding {
  coding: 'br' | 'zstd' | 'gzip';
  extension: string;
}

/** The codings in which answers are sent, in the order in which they are chosen: the smallest first. */
export const encodings: readonly Encoding[] = [
  { coding: 'br', extension: '.br' },
  { coding: 'zstd', extension: '.zst' },
  { coding: 'gzip', extension: '.gz' },
];

/** Whether a file is, by its name, a compressed form of the one beside it. */
export function isCompressedForm(file: string): boolean {
  return encodings.some(({ extension }) => file.endsWith(extension));
}

/**
 * A pattern, for JavaScript and nginx alike, of the `Accept-Encoding` headers that admit a coding by its name.
 *
 * `*` admits none: what a client does not name it may be unable to read, and the plain file is always right.
 */
export function acceptPattern(coding: Encoding['coding']): string {
  return `(?:^|,)\\s*${coding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`;
}
