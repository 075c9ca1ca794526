/** The purpose of a reference, as it appears in the report. */
// biome-ignore format: one list
export type Kind =
  | 'link' | 'image' | 'stylesheet' | 'script' | 'module' | 'icon' | 'manifest' | 'preload' | 'related document' | 'media'
  | 'frame' | 'form action' | 'citation' | 'style resource' | 'script resource' | 'structured-data URL' | 'sharing image'
  | 'sitemap' | 'redirect';

export interface Reference {
  kind: Kind;
  /** As in the file, without surrounding spaces. */
  url: string;
  offset: number;
}

/** Kinds that navigate instead of loading a file: their missing targets are called "dead", not "missing". */
export const navigations: readonly Kind[] = ['link', 'structured-data URL', 'form action', 'redirect'];

/** Kinds that may be absolute URLs of the site's own host. Sharing images must be absolute. */
// biome-ignore format: one list
export const mayBeAbsolute: readonly Kind[] = [
  'sharing image', 'structured-data URL', 'related document', 'redirect', 'sitemap',
];

/** Kinds whose fragments do not refer to elements: in structured data they are part of an identifier. */
export const otherFragments: readonly Kind[] = ['structured-data URL', 'module', 'media'];
