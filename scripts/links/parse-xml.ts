import { ruleOf } from './attributes.ts';
import { urlsInStyles } from './parse-styles.ts';
import type { Kind, Reference } from './references.ts';
import { scanMarkup, stripSpaces } from './scan-markup.ts';

/** What a sitemap holds. */
export interface Sitemap {
  /** Whether the entries are further sitemaps. */
  isIndex: boolean;
  entries: readonly { url: string; offset: number }[];
  /** Other languages of a page, and images on it. */
  references: readonly Reference[];
}

/** Reads a sitemap, or an index of sitemaps. */
export function parseSitemap(xml: string): Sitemap {
  const entries: { url: string; offset: number }[] = [];
  const references: Reference[] = [];
  let isIndex = false;
  scanMarkup(
    xml,
    {
      attributes: new Set(['href']),
      onElement(name, [href]) {
        if (name === 'sitemapindex') isIndex = true;
        if (name.endsWith(':link') && href)
          references.push({ kind: 'related document', url: stripSpaces(href.value), offset: href.offset });
      },
      texts: new Set(['loc', 'image:loc']),
      onText(name, text, offset) {
        if (name === 'loc') entries.push({ url: stripSpaces(text), offset });
        else references.push({ kind: 'image', url: stripSpaces(text), offset });
      },
    },
    { xml: true },
  );
  return { isIndex, entries, references };
}

/** Reads a sitemap that is a list of addresses, one a line. */
export function parseTextSitemap(text: string): Sitemap {
  const lines = text.matchAll(/^\s*(\S+)\s*$/gm);
  return {
    isIndex: false,
    entries: Array.from(lines, ({ 1: url = '', index }) => ({ url, offset: index })),
    references: [],
  };
}

/** The elements of RSS and Atom whose text is an address, and what it is for. */
const feedTexts = new Map<string, Kind>([
  ['link', 'feed entry'],
  ['comments', 'feed entry'],
  ['url', 'image'],
  ['logo', 'image'],
  ['icon', 'image'],
]);

/** What a feed refers to: RSS, Atom or JSON. */
export function referencesInFeed(text: string): Reference[] {
  if (/^\s*\{/.test(text)) {
    const names = /"(?:home_page_url|feed_url|url|external_url)"\s*:\s*"([^"\\]+)"/g;
    return [...text.matchAll(names)].map(({ 1: url = '', index }) => ({ kind: 'feed entry', url, offset: index }));
  }
  const references: Reference[] = [];
  scanMarkup(
    text,
    {
      attributes: new Set(['href', 'src', 'url']),
      onElement(name, attributes) {
        const kind = name === 'enclosure' || name.startsWith('media:') || name === 'content' ? 'media' : 'feed entry';
        if (kind === 'feed entry' && name !== 'link' && name !== 'atom:link') return;
        for (const { value, offset } of attributes) references.push({ kind, url: stripSpaces(value), offset });
      },
      texts: new Set(feedTexts.keys()),
      onText(name, content, offset) {
        const url = stripSpaces(content);
        if (url !== '') references.push({ kind: feedTexts.get(name) ?? 'feed entry', url, offset });
      },
    },
    { xml: true },
  );
  return references;
}

/** What a drawing refers to, and the ids by which others may take parts of it. */
export function parseDrawing(svg: string): { ids: readonly string[]; references: readonly Reference[] } {
  const ids: string[] = [];
  const references: Reference[] = [];
  const addStyles = (css: string, start: number) => {
    for (const { url, offset } of urlsInStyles(css))
      references.push({ kind: 'style resource', url, offset: start + offset });
  };
  scanMarkup(
    svg,
    {
      attributes: drawingAttributes,
      onElement(element, attributes) {
        for (const { name, value, offset } of attributes) {
          const rule = ruleOf(name, element);
          if (name === 'id') ids.push(value);
          else if (rule?.form === 'url') references.push({ kind: rule.kind, url: stripSpaces(value), offset });
          else if (rule?.form.startsWith('styles')) addStyles(value, offset);
        }
      },
      texts: new Set(['style']),
      onText: (_, text, offset) => addStyles(text, offset),
    },
    { xml: true },
  );
  return { ids, references };
}

// biome-ignore format: one list
const drawingAttributes: ReadonlySet<string> = new Set([
  'id', 'href', 'xlink:href', 'style', 'clip-path', 'fill', 'filter', 'marker-end', 'marker-mid', 'marker-start', 'mask', 'stroke',
]);
