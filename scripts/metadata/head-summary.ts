import { unescapeMarkup } from '../links/unescape.ts';

/** What a finished head says of its page: all that the steps after the documents ask for. */
export interface HeadSummary {
  /** Every title there is; one is right. */
  titles: readonly string[];
  /** Every description there is; one is right. */
  descriptions: readonly string[];
  /** Whether the page names a canonical URL, as all do that search engines may list. */
  isListed: boolean;
  /** The date that the page's structured data gives for its last change (`YYYY-MM-DD`). */
  lastModified: string | undefined;
}

/** Reads head markup as the site writes it. */
export function readHead(head: string): HeadSummary {
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, text = '']) => unescapeMarkup(text));
  return {
    titles: all(/<title[^>]*>([^<]*)</g),
    descriptions: all(/<meta [^>]*?name="description" content="([^"]*)"/g),
    isListed: head.includes('rel="canonical"'),
    lastModified: /"dateModified":"(\d{4}-\d{2}-\d{2})"/.exec(head)?.[1],
  };
}
