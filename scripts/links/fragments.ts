import { copy } from './copy.ts';
import { decodePercents } from './unescape.ts';

/** A reference to a part that its document does not have. */
export interface MissingPart {
  /** The document that should have it. */
  file: string;
  fragment: string;
  /** Where it is referred to. */
  on: string;
  offset: number;
}

/** References to the parts of one document, each as three entries of lists: it takes the least memory. */
interface Waiting {
  fragments: string[];
  on: string[];
  offsets: number[];
}

/** Gathers the ids of documents and the references to them, and compares the two once all documents were read. */
export class Fragments {
  /** The ids of each document that was read, joined by line feeds: one string takes less memory than many. */
  readonly #ids = new Map<string, string>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #names = new Map<string, string>();

  know(file: string, ids: readonly string[]): void {
    this.#ids.set(file, copy(ids.join('\n')));
  }

  expect(file: string, fragment: string, on: string, offset: number): void {
    let waiting = this.#waiting.get(file);
    if (waiting === undefined) {
      waiting = { fragments: [], on: [], offsets: [] };
      this.#waiting.set(file, waiting);
    }
    waiting.fragments.push(this.#nameOf(fragment));
    waiting.on.push(on);
    waiting.offsets.push(offset);
  }

  /** The references to parts that are not there. Documents that were not read have none to compare with. */
  *missing(): Generator<MissingPart> {
    for (const [file, { fragments, on, offsets }] of this.#waiting) {
      const known = this.#ids.get(file);
      if (known === undefined) continue;
      const ids = new Set(known.split('\n'));
      for (const [index, fragment] of fragments.entries()) {
        if (!leadsTo(fragment, ids)) yield { file, fragment, on: on[index] ?? '', offset: offsets[index] ?? 0 };
      }
    }
  }

  #nameOf(fragment: string): string {
    const known = this.#names.get(fragment);
    if (known !== undefined) return known;
    const own = copy(fragment);
    this.#names.set(own, own);
    return own;
  }
}

/**
 * Whether a fragment leads to one of the ids of its document, by the HTML standard ("find a potential indicated element"):
 * as it is written, or without its percent signs. Nothing and `top` always lead somewhere, text fragments are left to the
 * browser, and so are the views of a drawing.
 */
export function leadsTo(fragment: string, ids: ReadonlySet<string>): boolean {
  const [id = ''] = fragment.split(':~:');
  return id === '' || ids.has(id) || ids.has(decodePercents(id)) || /^top$|^svgView\(|^xywh=/i.test(id);
}
