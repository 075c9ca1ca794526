/** A row of the route table. If `path` has a `:parameter`, `paths` lists the pages to prerender. */
interface Row {
  path: string;
  kind: string;
  paths?: readonly string[];
}

/** A page to prerender: its path, its kind, and the path pattern of its row. */
export interface RoutedPage {
  path: string;
  kind: string;
  route: string;
}

/** Returns every page of a route table. Throws an error that names all invalid rows. */
export function listPages(rows: readonly Row[], deadPaths: readonly string[] = []): RoutedPage[] {
  const pages = rows.flatMap((row) =>
    isDynamic(row.path)
      ? (row.paths ?? []).map((path) => ({ path, kind: row.kind, route: row.path }))
      : [{ path: row.path, kind: row.kind, route: row.path }],
  );

  const faults = [
    ...duplicates([
      ...rows.filter(({ path }) => isDynamic(path)).map(({ path }) => path),
      ...pages.map(({ path }) => path),
    ]).map((path) => `${path} is listed twice`),
    ...rows
      .filter(({ path, paths }) => isDynamic(path) && !paths?.length)
      .map(({ path }) => `${path} has a parameter but no paths`),
    ...pages
      .filter(({ path, route }) => !rowMatches(route, path))
      .map(({ path, route }) => `${path} does not match its row ${route}`),
    ...deadPaths
      .filter((dead) => pages.some(({ path }) => path === dead))
      .map((dead) => `${dead} is listed as dead and routed`),
  ];
  if (faults.length > 0) throw new Error(`The route table is invalid:\n  ${faults.join('\n  ')}`);

  return pages;
}

/** Returns the file of a page, relative to `dist`. It is flat, so that static hosts serve the URL without a redirect. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function isDynamic(path: string): boolean {
  return path.includes(':');
}

function rowMatches(route: string, path: string): boolean {
  const [parts, own] = [route.split('/'), path.split('/')];
  return (
    parts.length === own.length && parts.every((part, at) => (part.startsWith(':') ? own[at] !== '' : part === own[at]))
  );
}

function duplicates(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))];
}
