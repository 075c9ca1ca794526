import type { Kind, Reference } from './references.ts';

/** Properties of structured data whose value is an address, also one without its host. */
const addresses = new Set(['contentUrl', 'image', 'item', 'logo', 'mainEntityOfPage', 'sameAs', 'thumbnailUrl', 'url']);

/**
 * The URLs of structured data: absolute ones wherever they stand, and paths where an address is expected. What begins with
 * `@` makes a name, and need not lead anywhere.
 */
export function urlsInData(text: string): string[] | undefined {
  const urls: string[] = [];
  const isJson = readJson(text, (key, value) => {
    if (key.startsWith('@')) return;
    if (/^https?:\/\/\S+$/.test(value) || (addresses.has(key) && /^\/\S*$/.test(value))) urls.push(value);
  });
  return isJson ? urls : undefined;
}

/** The documents that speculation rules name in their lists; patterns name none. */
export function urlsInSpeculationRules(text: string): string[] | undefined {
  const rules = parseJson(text);
  if (!isObject(rules)) return undefined;
  return [rules.prefetch, rules.prerender]
    .flatMap(list)
    .flatMap((rule) => list(isObject(rule) && rule.urls).filter(isString));
}

/** The modules that an import map gives names to. A name that ends in a slash stands for a folder. */
export function urlsInImportMap(text: string): string[] | undefined {
  const map = parseJson(text);
  if (!isObject(map)) return undefined;
  const scopes = isObject(map.scopes) ? Object.values(map.scopes) : [];
  return [map.imports, ...scopes]
    .flatMap((names) => (isObject(names) ? Object.values(names) : []))
    .filter(isString)
    .filter((url) => !url.endsWith('/'));
}

/** What a web app manifest refers to, or nothing when it is not JSON. What has the wrong type is passed over. */
export function referencesInManifest(text: string): Reference[] | undefined {
  const manifest = parseJson(text);
  if (!isObject(manifest)) return undefined;
  const shortcuts = list(manifest.shortcuts).filter(isObject);
  const addressesOf = (kind: Kind, values: readonly unknown[]): Reference[] =>
    // Where one stands in the file is told by its text: values are rarely written twice.
    values.filter(isString).map((url) => ({ kind, url, offset: Math.max(0, text.indexOf(JSON.stringify(url))) }));
  const sources = (values: unknown) => list(values).map((value) => isObject(value) && value.src);

  return [
    ...addressesOf('link', [manifest.start_url, ...shortcuts.map(({ url }) => url)]),
    ...addressesOf(
      'icon',
      [manifest, ...shortcuts].flatMap(({ icons }) => sources(icons)),
    ),
    ...addressesOf('image', sources(manifest.screenshots)),
    ...addressesOf('form action', [
      isObject(manifest.share_target) && manifest.share_target.action,
      ...list(manifest.file_handlers).map((handler) => isObject(handler) && handler.action),
    ]),
  ];
}

/** Tells of every string in a JSON text; gives whether it is JSON. */
function readJson(text: string, onString: (key: string, value: string) => void): boolean {
  try {
    JSON.parse(text, (key, value) => {
      if (typeof value === 'string') onString(key, value);
      return value;
    });
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
