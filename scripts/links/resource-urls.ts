/** What a URL is for. The report says what is wrong in these words. */
export type Purpose =
  | 'link'
  | 'image'
  | 'stylesheet'
  | 'script'
  | 'icon'
  | 'manifest'
  | 'preload'
  | 'related document'
  | 'media'
  | 'frame'
  | 'style resource'
  | 'structured-data URL'
  | 'sharing image';

export interface Reference {
  purpose: Purpose;
  /** As it is written. */
  url: string;
}

/** The URLs of a stylesheet, a `<style>` or a `style` attribute: of `url()` and `@import`, as they are written. */
export function urlsInStyles(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const found = bare.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^'")\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi);
  return [...found]
    .map((match) => match.slice(1).find((url) => url !== undefined) ?? '')
    .filter((url) => url !== '' && !url.startsWith('#'));
}

/** The URLs of a `srcset` or `imagesrcset`. A URL may hold commas, but not end in one. */
export function urlsInSrcset(srcset: string): string[] {
  const candidates = srcset.matchAll(/([^\s,]\S*),(?=\s|$)|([^\s,]\S*)(?:\s+[^,]*)?/g);
  return [...candidates].map(([, bare, described]) => bare ?? described ?? '');
}

/** The strings of a JSON text that are absolute web addresses, or `undefined` when it is not JSON. */
export function urlsInJson(text: string): string[] | undefined {
  const urls: string[] = [];
  try {
    JSON.parse(text, (_key, value) => {
      if (typeof value === 'string' && /^https?:\/\/\S+$/.test(value)) urls.push(value);
      return value;
    });
    return urls;
  } catch {
    return undefined;
  }
}

interface Manifest {
  start_url?: string;
  icons?: readonly { src: string }[];
  screenshots?: readonly { src: string }[];
  shortcuts?: readonly { url: string; icons?: readonly { src: string }[] }[];
}

/** What a web app manifest refers to, or `undefined` when it is not JSON. */
export function urlsInManifest(text: string): Reference[] | undefined {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { start_url, icons = [], screenshots = [], shortcuts = [] } = manifest;
  return [
    ...(start_url === undefined ? [] : [{ purpose: 'link', url: start_url } as const]),
    ...[...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])].map(
      ({ src }) => ({ purpose: 'icon', url: src }) as const,
    ),
    ...screenshots.map(({ src }) => ({ purpose: 'image', url: src }) as const),
    ...shortcuts.map(({ url }) => ({ purpose: 'link', url }) as const),
  ];
}
