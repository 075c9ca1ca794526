import { copyString, decodePercents } from './url.ts';

export interface FragmentReference {
  fragment: string;
  on: string;
  offset: number;
}

/** Collects ids and fragments, and compares them after all documents were read. */
export class Fragments {
  /** The ids of each document, joined by line feeds: one string takes less memory than many. */
  readonly #ids = new Map<string, string>();
  readonly #references = new Map<string, FragmentReference[]>();

  addIds(file: string, ids: readonly string[]): void {
    this.#ids.set(file, copyString(ids.join('\n')));
  }

  addReference(file: string, { fragment, on, offset }: FragmentReference): void {
    const references = this.#references.get(file) ?? [];
    references.push({ fragment: copyString(fragment), on, offset });
    this.#references.set(file, references);
  }

  /** Yields references to missing ids, except in documents that were not read. */
  *missing(): Generator<FragmentReference & { file: string }> {
    for (const [file, references] of this.#references) {
      const known = this.#ids.get(file);
      if (known === undefined) continue;
      const ids = new Set(known.split('\n'));
      for (const reference of references) if (!leadsTo(reference.fragment, ids)) yield { file, ...reference };
    }
  }
}

/** Returns whether a fragment is one of the ids, or needs no id (`#top`, text fragments, parts of media). */
export function leadsTo(fragment: string, ids: ReadonlySet<string>): boolean {
  const [id = ''] = fragment.split(':~:');
  return id === '' || ids.has(id) || ids.has(decodePercents(id)) || /^top$|^svgView\(|^xywh=/i.test(id);
}
