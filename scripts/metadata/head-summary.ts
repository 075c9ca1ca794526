import { unescapeMarkup } from '../links/url.ts';

export interface HeadSummary {
  titles: readonly string[];
  descriptions: readonly string[];
  /** The canonical URL. Pages with one have a sharing image. */
  canonical: string | undefined;
  /** `dateModified` of the structured data. */
  lastModified: string | undefined;
}

/** Reads a rendered head with patterns, because a parser takes three times as long. */
export function readHead(head: string): HeadSummary {
  const texts = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, text = '']) => unescapeMarkup(text));
  return {
    titles: texts(/<title[^>]*>([^<]*)/g),
    descriptions: texts(/<meta [^>]*\bname="description" content="([^"]*)"/g),
    canonical: /<link [^>]*\brel="canonical" href="([^"]*)"/.exec(head)?.[1],
    lastModified: /"dateModified":"(\d{4}-\d{2}-\d{2})"/.exec(head)?.[1],
  };
}
