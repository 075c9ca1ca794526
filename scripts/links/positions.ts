import type { FileReader } from './file-reader.ts';

/** A place in a built file, as editors count: both from 1, the column in UTF-16 units. */
export interface Place {
  /** Relative to the folder that was checked. */
  file: string;
  line: number;
  column: number;
}

/** Finds lines and columns for offsets in files. Each file is read once more, and only where something is wrong. */
export class Positions {
  readonly #reader: FileReader;
  readonly #offsets = new Map<string, Set<number>>();
  readonly #places = new Map<string, Map<number, Place>>();

  constructor(reader: FileReader) {
    this.#reader = reader;
  }

  /** Notes an offset whose place will be asked for. */
  want(file: string, offset: number): void {
    const offsets = this.#offsets.get(file);
    if (offsets) offsets.add(offset);
    else this.#offsets.set(file, new Set([offset]));
  }

  /** The place of a noted offset; nothing when the file cannot be read any more. */
  of(file: string, offset: number): Place | undefined {
    const known = this.#places.get(file) ?? this.#locateAll(file);
    return known.get(offset);
  }

  #locateAll(file: string): Map<number, Place> {
    const places = new Map<number, Place>();
    this.#places.set(file, places);
    const text = this.#reader.read(file)?.text;
    if (text === undefined) return places;
    let line = 1;
    let start = 0;
    for (const offset of [...(this.#offsets.get(file) ?? [])].sort((a, b) => a - b)) {
      for (let end = text.indexOf('\n', start); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
        line += 1;
        start = end + 1;
      }
      places.set(offset, { file, line, column: offset - start + 1 });
    }
    return places;
  }
}
