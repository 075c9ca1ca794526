import { Parser } from 'htmlparser2';
import { type Purpose, type Reference, urlsInJson, urlsInSrcset, urlsInStyles } from './resource-urls.ts';
import { unescapeMarkup } from './unescape.ts';

/** What the link check needs to know of a page. */
export interface ParsedPage {
  /** Where fragments may lead. */
  ids: readonly string[];
  references: readonly Reference[];
  canonicals: readonly string[];
  /** `og:url`, where the page has one. */
  sharedUrls: readonly string[];
  /** Whether a `<base>` changes what its relative links mean. */
  hasBase: boolean;
  /** Whether all of its structured data is JSON. */
  dataIsJson: boolean;
}

/** Attributes that hold a URL. The parser takes SVG's `image` for `img` outside of SVG, as browsers do. */
const urlAttributes = new Map<string, readonly (readonly [attribute: string, purpose: Purpose])[]>(
  Object.entries({
    a: [['href', 'link']],
    area: [['href', 'link']],
    audio: [['src', 'media']],
    embed: [['src', 'media']],
    iframe: [['src', 'frame']],
    image: [
      ['href', 'image'],
      ['xlink:href', 'image'],
    ],
    img: [
      ['src', 'image'],
      ['href', 'image'],
      ['xlink:href', 'image'],
    ],
    input: [['src', 'image']],
    object: [['data', 'media']],
    script: [['src', 'script']],
    source: [['src', 'media']],
    track: [['src', 'media']],
    use: [
      ['href', 'image'],
      ['xlink:href', 'image'],
    ],
    video: [
      ['src', 'media'],
      ['poster', 'image'],
    ],
  }),
);

/**
 * What `rel` makes of a link element. Relations that only name a host have no purpose here, and what is not listed is a
 * related document.
 */
const relations = new Map<string, Purpose | undefined>(
  Object.entries({
    stylesheet: 'stylesheet',
    icon: 'icon',
    'apple-touch-icon': 'icon',
    'mask-icon': 'icon',
    manifest: 'manifest',
    preload: 'preload',
    modulepreload: 'preload',
    prefetch: 'preload',
    'dns-prefetch': undefined,
    preconnect: undefined,
  }),
);

const sharingImages = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
]);

/** Parses a page and lists its ids and every URL in it. */
export function parsePage(html: string): ParsedPage {
  const page: Draft = { ids: [], references: [], canonicals: [], sharedUrls: [], hasBase: false, dataIsJson: true };
  let collecting: 'data' | 'style' | undefined;
  let text = '';

  // Only the attributes that are read have their entities decoded: it halves the time.
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        readTag(page, name, (attribute) => {
          const value = attributes[attribute];
          return value === undefined ? undefined : unescapeMarkup(value);
        });
        if (name === 'style') collecting = 'style';
        if (name === 'script' && attributes.type === 'application/ld+json') collecting = 'data';
      },
      ontext(part) {
        if (collecting !== undefined) text += part;
      },
      onclosetag() {
        if (collecting === 'style') addUrls(page, 'style resource', urlsInStyles(text));
        if (collecting === 'data') readData(page, text);
        collecting = undefined;
        text = '';
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);

  return page;
}

type Draft = { -readonly [K in keyof ParsedPage]: ParsedPage[K] extends readonly (infer T)[] ? T[] : ParsedPage[K] };

function readTag(page: Draft, name: string, get: (attribute: string) => string | undefined): void {
  const id = get('id');
  if (id !== undefined) page.ids.push(id);

  for (const [attribute, purpose] of urlAttributes.get(name) ?? []) {
    const url = get(attribute);
    if (url !== undefined) addUrls(page, purpose, [url]);
  }
  const style = get('style');
  if (style !== undefined) addUrls(page, 'style resource', urlsInStyles(style));

  switch (name) {
    case 'a': {
      const anchor = get('name');
      if (anchor !== undefined) page.ids.push(anchor);
      break;
    }
    case 'base':
      page.hasBase = true;
      break;
    case 'img':
    case 'source':
      addUrls(page, 'image', urlsInSrcset(get('srcset') ?? ''));
      break;
    case 'link':
      readLinkElement(page, get('rel') ?? '', get('href') ?? '');
      addUrls(page, 'preload', urlsInSrcset(get('imagesrcset') ?? ''));
      break;
    case 'meta':
      readMeta(page, get('property') ?? get('name') ?? get('http-equiv') ?? '', get('content') ?? '');
  }
}

function readLinkElement(page: Draft, rel: string, href: string): void {
  const names = rel.toLowerCase().split(/\s+/);
  const known = names.find((name) => relations.has(name));
  const purpose = known === undefined ? 'related document' : relations.get(known);
  if (names.includes('canonical')) page.canonicals.push(href);
  // A link element without an address does nothing; it may still have an `imagesrcset`.
  else if (purpose !== undefined && href !== '') addUrls(page, purpose, [href]);
}

function readMeta(page: Draft, name: string, content: string): void {
  if (sharingImages.has(name)) addUrls(page, 'sharing image', [content]);
  if (name === 'og:url') page.sharedUrls.push(content);
  if (name.toLowerCase() === 'refresh') {
    const [, url] = /url\s*=\s*['"]?([^'"]+)/i.exec(content) ?? [];
    if (url !== undefined) addUrls(page, 'link', [url]);
  }
}

function readData(page: Draft, json: string): void {
  const urls = urlsInJson(json);
  if (urls === undefined) page.dataIsJson = false;
  else addUrls(page, 'structured-data URL', urls);
}

function addUrls(page: Draft, purpose: Purpose, urls: readonly string[]): void {
  for (const url of urls) page.references.push({ purpose, url: url.trim() });
}
