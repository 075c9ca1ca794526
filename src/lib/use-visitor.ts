import { useEffect, useState } from 'react';

/**
 * A value that only the visitor's own device knows: its clock, chance, its settings. `before` stands in the served file
 * and in the first render, so that the two are equal; the visitor's value follows at once.
 *
 * @param read called in the browser, once per view; keep it out of the render
 */
export function useVisitor<T>(before: T, read: () => T): T {
  const [value, setValue] = useState(before);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each view
  useEffect(() => setValue(read()), []);
  return value;
}
