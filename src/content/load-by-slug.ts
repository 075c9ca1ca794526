/** Loads modules, and returns them by slug. Omits modules that fail to load, which the content check reports. */
export async function loadBySlug<Slug extends string, Value>(
  files: Readonly<Record<string, () => Promise<Value>>>,
): Promise<Record<Slug, Value>> {
  const entries = Object.entries(files).map(async ([path, load]) => {
    const value = await load().catch(() => undefined);
    return value === undefined ? [] : [[path.replace(/^.*\/(.*)\.\w+$/, '$1'), value] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat()) as Record<Slug, Value>;
}

/** Maps the values of a record. */
export function mapValues<Slug extends string, Value, Part>(
  values: Readonly<Record<Slug, Value>>,
  part: (value: Value) => Part,
): Record<Slug, Part> {
  const entries = Object.entries<Value>(values).map(([slug, value]) => [slug, part(value)]);
  return Object.fromEntries(entries) as Record<Slug, Part>;
}
