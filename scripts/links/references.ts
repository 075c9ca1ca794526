/** What a reference is for. The report says what is wrong in these words. */
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

/** A place in a file that names something else. */
export interface Reference {
  kind: Kind;
  /** As it is written, without the spaces around it. */
  url: string;
  /** Where it stands in the text of the file. */
  offset: number;
}

/** A place that names an element of the same document by its id. */
export interface IdReference {
  /** The attribute that names it. */
  attribute: string;
  id: string;
  offset: number;
}

/** Kinds that lead somewhere rather than take a file in: what is not there is dead, and not missing. */
export const followed: ReadonlySet<Kind> = new Set([
  'link',
  'structured-data URL',
  'feed entry',
  'form action',
  'redirect',
]);
