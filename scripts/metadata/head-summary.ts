import { unescapeMarkup } from '../links/url.ts';

export interface HeadSummary {
  titles: readonly string[];
  descriptions: readonly string[];
  /** Whether the page has a canonical URL. Only listed pages have a sharing image. */
  isListed: boolean;
  /** `dateModified` of the structured data. */
  lastModified: string | undefined;
}

/** Reads a rendered head. Uses patterns, because a parser takes three times as long. */
export function readHead(head: string): HeadSummary {
  const texts = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, text = '']) => unescapeMarkup(text));
  return {
    titles: texts(/<title[^>]*>([^<]*)/g),
    descriptions: texts(/<meta [^>]*\bname="description" content="([^"]*)"/g),
    isListed: /<link [^>]*\brel="canonical"/.test(head),
    lastModified: /"dateModified":"(\d{4}-\d{2}-\d{2})"/.exec(head)?.[1],
  };
}
