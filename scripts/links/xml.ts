import { readMarkup, trimUrl } from './markup.ts';
import type { Kind, Reference } from './references.ts';

export interface Sitemap {
  /** Whether the entries are further sitemaps. */
  isIndex: boolean;
  entries: readonly { url: string; offset: number }[];
  /** Other languages of a page, and images on it. */
  references: readonly Reference[];
}

/** Parses a sitemap or an index of sitemaps: XML, or a text with one address per line. */
export function parseSitemap(file: string, text: string): Sitemap {
  if (file.endsWith('.txt')) {
    const entries = Array.from(text.matchAll(/\S+/g), ({ 0: url, index }) => ({ url, offset: index }));
    return { isIndex: false, entries, references: [] };
  }
  const found = readXml(text, {
    attributes: new Set(['href']),
    kindOfElement: (name) => (name.endsWith(':link') ? 'related document' : undefined),
    kindsOfTexts: new Map([
      ['loc', 'sitemap'],
      ['image:loc', 'image'],
    ]),
  });
  return {
    isIndex: /<sitemapindex[\s>]/.test(text),
    entries: found.filter(({ kind }) => kind === 'sitemap'),
    references: found.filter(({ kind }) => kind !== 'sitemap'),
  };
}

/** Returns the references of an RSS or Atom feed. */
export function referencesInFeed(text: string): Reference[] {
  return readXml(text, {
    attributes: new Set(['href', 'src', 'url']),
    kindOfElement(name) {
      if (name === 'enclosure' || name === 'content' || name.startsWith('media:')) return 'media';
      return name === 'link' || name === 'atom:link' ? 'feed entry' : undefined;
    },
    kindsOfTexts: new Map([
      ['link', 'feed entry'],
      ['comments', 'feed entry'],
      ['url', 'image'],
      ['logo', 'image'],
      ['icon', 'image'],
    ]),
  });
}

interface XmlRules {
  /** Attributes that contain an address. */
  attributes: ReadonlySet<string>;
  /** Returns the kind of an element's attributes. */
  kindOfElement: (name: string) => Kind | undefined;
  /** Elements whose text is an address. */
  kindsOfTexts: ReadonlyMap<string, Kind>;
}

function readXml(xml: string, { attributes, kindOfElement, kindsOfTexts }: XmlRules): Reference[] {
  const references: Reference[] = [];
  const add = (kind: Kind | undefined, value: string, offset: number) => {
    const url = trimUrl(value);
    if (kind !== undefined && url !== '') references.push({ kind, url, offset });
  };
  readMarkup(
    xml,
    {
      attributes,
      onElement(name, found) {
        for (const { value, offset } of found) add(kindOfElement(name), value, offset);
      },
      texts: new Set(kindsOfTexts.keys()),
      onText: (name, text, offset) => add(kindsOfTexts.get(name), text, offset),
    },
    { xml: true },
  );
  return references;
}
