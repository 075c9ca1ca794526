import type { Kind, Reference } from './references.ts';

/** The kind of reference at each path of keys in a JSON text, such as `icons 0 src`. */
type Rules = readonly (readonly [kind: Kind, path: RegExp])[];

const manifestRules: Rules = [
  ['link', /^(?:shortcuts \d+ url|start_url)$/],
  ['icon', /^(?:shortcuts \d+ )?icons \d+ src$/],
  ['image', /^screenshots \d+ src$/],
  ['form action', /^(?:share_target|file_handlers \d+) action$/],
];
const speculationRules: Rules = [['link', /^(?:prefetch|prerender) \d+ urls \d+$/]];
const importMapRules: Rules = [['module', /^(?:imports|scopes \S+) /]];

/** Keys of structured data whose value is an address. Absolute URLs count under any key. */
const addressPath = /(?:^| )(?:contentUrl|image|item|logo|mainEntityOfPage|sameAs|thumbnailUrl|url)(?: \d+)?$/;

export const referencesInManifest = (text: string) => referencesIn(text, manifestRules);
export const referencesInSpeculationRules = (text: string) => referencesIn(text, speculationRules);

/** Returns the modules of an import map, without folders (names that end in a slash). */
export function referencesInImportMap(text: string): Reference[] | undefined {
  return referencesIn(text, importMapRules)?.filter(({ url }) => !url.endsWith('/'));
}

/** Returns the URLs of structured data. Ignores keys that start with `@`, whose values are identifiers. */
export function referencesInData(text: string): Reference[] | undefined {
  return stringsIn(text)
    ?.filter(({ path }) => !/(?:^| )@\S*$/.test(path))
    .filter(({ path, value }) => /^https?:\/\/\S+$/.test(value) || (addressPath.test(path) && /^\/\S*$/.test(value)))
    .map(({ value }) => ({ kind: 'structured-data URL', url: value, offset: offsetOf(value, text) }));
}

function referencesIn(text: string, rules: Rules): Reference[] | undefined {
  return stringsIn(text)?.flatMap(({ path, value }) => {
    const [kind] = rules.find(([, pattern]) => pattern.test(path)) ?? [];
    return kind === undefined ? [] : [{ kind, url: value, offset: offsetOf(value, text) }];
  });
}

/** Returns the offset of the first such string, which is rarely the value of another key. */
function offsetOf(value: string, text: string): number {
  return Math.max(0, text.indexOf(JSON.stringify(value)));
}

/** Returns every string of a JSON text with its path; `undefined` if the text is not JSON. */
function stringsIn(text: string): { path: string; value: string }[] | undefined {
  const strings: { path: string; value: string }[] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') strings.push({ path, value });
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) walk(child, path === '' ? key : `${path} ${key}`);
    }
  };
  try {
    walk(JSON.parse(text), '');
    return strings;
  } catch {
    return undefined;
  }
}
