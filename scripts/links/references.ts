/** The purpose of a reference, as the report names it. */
// biome-ignore format: one list
export type Kind =
  | 'link' | 'image' | 'stylesheet' | 'script' | 'module' | 'icon' | 'manifest' | 'preload' | 'related document' | 'media'
  | 'frame' | 'form action' | 'citation' | 'style resource' | 'script resource' | 'structured-data URL' | 'sharing image'
  | 'sitemap' | 'redirect';

export interface Reference {
  kind: Kind;
  /** As written, without the surrounding spaces. */
  url: string;
  /** Its position in the text of the file. */
  offset: number;
}

/** Kinds that lead somewhere instead of loading a file: a missing target is "dead", not "missing". */
export const followed: readonly Kind[] = ['link', 'structured-data URL', 'form action', 'redirect'];

/** Kinds that may contain the host. A sharing image must. */
// biome-ignore format: one list
export const mayBeAbsolute: readonly Kind[] = [
  'sharing image', 'structured-data URL', 'related document', 'redirect', 'sitemap',
];

/** Kinds whose fragments name no element: in structured data they make a name. */
export const ownFragments: readonly Kind[] = ['structured-data URL', 'module', 'media'];
