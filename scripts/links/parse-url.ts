/** What begins like `tel:` or `data:` leads to no page. */
export const otherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:/i;

/** Parses a URL; nothing when it is none. `URL.canParse` of Node 20 fails letters like `é` once it is called often. */
export function parseUrl(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/**
 * The path that most addresses lead to, found without a whole parse: those of letters, digits and `-_~.` alone, which a
 * parser leaves as they are. Nothing for all others.
 */
export function plainPath(path: string, folder: string): string | undefined {
  const [, up, rest = ''] = /^(\/|(?:\.\.\/)*)((?:[\w~-][\w.~-]*\/)*(?:[\w~-][\w.~-]*)?)$/.exec(path) ?? [];
  if (up === undefined || path === '') return undefined;
  if (up === '/') return path;
  let end = folder.length - 1;
  for (let levels = up.length / 3; levels > 0 && end > 0; levels -= 1) end = folder.lastIndexOf('/', end - 1);
  return folder.slice(0, end + 1) + rest;
}
