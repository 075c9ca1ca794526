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

const element = /<(title|meta|link)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([^<]*)/g;
const attribute = /([^\s"'=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>]+))/g;

/** Reads head markup. Its elements are found by pattern: a parser takes three times as long. */
export function readHead(head: string): HeadSummary {
  const titles: string[] = [];
  const descriptions: string[] = [];
  let isListed = false;

  for (const [, name, attributes = '', text = ''] of head.matchAll(element)) {
    if (name === 'title') titles.push(unescapeMarkup(text));
    // Most elements are neither: they need no look at their attributes.
    if (!/description|canonical/.test(attributes)) continue;
    if (name === 'meta' && readAttribute(attributes, 'name') === 'description') {
      descriptions.push(unescapeMarkup(readAttribute(attributes, 'content')));
    }
    if (name === 'link' && readAttribute(attributes, 'rel') === 'canonical') isListed = true;
  }
  return { titles, descriptions, isListed, lastModified: /"dateModified":"(\d{4}-\d{2}-\d{2})"/.exec(head)?.[1] };
}

function readAttribute(attributes: string, name: string): string {
  for (const [, key, double, single, bare] of attributes.matchAll(attribute)) {
    if (key === name) return double ?? single ?? bare ?? '';
  }
  return '';
}
