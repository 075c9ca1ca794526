/** Which page leads to which. */
export class LinkGraph {
  readonly #next = new Map<string, readonly string[]>();

  /** Notes the pages that a page leads to, each once. */
  add(page: string, next: ReadonlySet<string>): void {
    this.#next.set(page, [...next]);
  }

  /** Every page that can be reached from one, that one included; none when it was not read. */
  reachedFrom(start: string): ReadonlySet<string> {
    const reached = new Set(this.#next.has(start) ? [start] : []);
    // The loop also visits what is added to the set meanwhile.
    for (const page of reached) for (const next of this.#next.get(page) ?? []) reached.add(next);
    return reached;
  }
}
