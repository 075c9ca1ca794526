/** The purpose of a reference, as the report names it. */
export type Kind =
  | 'link'
  | 'image'
  | 'stylesheet'
  | 'script'
  | 'module'
  | 'icon'
  | 'manifest'
  | 'preload'
  | 'related document'
  | 'media'
  | 'frame'
  | 'form action'
  | 'citation'
  | 'style resource'
  | 'script resource'
  | 'structured-data URL'
  | 'sharing image'
  | 'feed'
  | 'feed entry'
  | 'sitemap'
  | 'redirect'
  | 'rewrite';

export interface Reference {
  kind: Kind;
  /** As written, without the surrounding spaces. */
  url: string;
  /** Its position in the text of the file. */
  offset: number;
}

/** Kinds that lead somewhere instead of loading a file: a missing target is "dead", not "missing". */
export const followed = kinds('link', 'structured-data URL', 'feed entry', 'form action', 'redirect');

/** Kinds that may or must contain the host. */
export const mayBeAbsolute = kinds(
  'sharing image',
  'structured-data URL',
  'related document',
  'feed',
  'feed entry',
  'redirect',
  'sitemap',
);

/** Kinds whose fragments name no element: in structured data they make a name. */
export const ownFragments = kinds('structured-data URL', 'module', 'media');

function kinds(...names: Kind[]): ReadonlySet<Kind> {
  return new Set(names);
}
