import { Parser } from 'htmlparser2';
import { urlsInJson, urlsInSrcset, urlsInStyles } from './resource-urls.ts';
import { unescapeMarkup } from './unescape.ts';

/** What a URL is for. The report says what is wrong in these words. */
export type Purpose =
  | 'link'
  | 'image'
  | 'stylesheet'
  | 'script'
  | 'icon'
  | 'manifest'
  | 'preload'
  | 'related document'
  | 'media'
  | 'frame'
  | 'style resource'
  | 'structured-data URL'
  | 'sharing image';

export interface Reference {
  purpose: Purpose;
  /** As it is written. */
  url: string;
}

/** What the link check needs of a page. */
export interface PageFacts {
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

/** Reads a page once and lists its ids and every URL in it. */
export function readPage(html: string): PageFacts {
  const facts: Facts = { ids: [], references: [], canonicals: [], sharedUrls: [], hasBase: false, dataIsJson: true };
  let collecting: 'data' | 'style' | undefined;
  let text = '';

  // References are put back where they can matter: it halves the time.
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        noteTag(facts, name, (attribute) => {
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
        if (collecting === 'style') note(facts, 'style resource', urlsInStyles(text));
        if (collecting === 'data') noteData(facts, text);
        collecting = undefined;
        text = '';
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);

  return facts;
}

type Facts = { -readonly [K in keyof PageFacts]: PageFacts[K] extends readonly (infer T)[] ? T[] : PageFacts[K] };

function noteTag(facts: Facts, name: string, get: (attribute: string) => string | undefined): void {
  const id = get('id');
  if (id !== undefined) facts.ids.push(id);

  for (const [attribute, purpose] of urlAttributes.get(name) ?? []) {
    const url = get(attribute);
    if (url !== undefined) note(facts, purpose, [url]);
  }
  const style = get('style');
  if (style !== undefined) note(facts, 'style resource', urlsInStyles(style));

  switch (name) {
    case 'a': {
      const anchor = get('name');
      if (anchor !== undefined) facts.ids.push(anchor);
      break;
    }
    case 'base':
      facts.hasBase = true;
      break;
    case 'img':
    case 'source':
      note(facts, 'image', urlsInSrcset(get('srcset') ?? ''));
      break;
    case 'link':
      noteRelation(facts, get('rel') ?? '', get('href') ?? '');
      note(facts, 'preload', urlsInSrcset(get('imagesrcset') ?? ''));
      break;
    case 'meta':
      noteMeta(facts, get('property') ?? get('name') ?? get('http-equiv') ?? '', get('content') ?? '');
  }
}

function noteRelation(facts: Facts, rel: string, href: string): void {
  const names = rel.toLowerCase().split(/\s+/);
  const known = names.find((name) => relations.has(name));
  const purpose = known === undefined ? 'related document' : relations.get(known);
  if (names.includes('canonical')) facts.canonicals.push(href);
  // A link element without an address does nothing; it may still have an `imagesrcset`.
  else if (purpose !== undefined && href !== '') note(facts, purpose, [href]);
}

function noteMeta(facts: Facts, name: string, content: string): void {
  if (sharingImages.has(name)) note(facts, 'sharing image', [content]);
  if (name === 'og:url') facts.sharedUrls.push(content);
  if (name.toLowerCase() === 'refresh') {
    const [, url] = /url\s*=\s*['"]?([^'"]+)/i.exec(content) ?? [];
    if (url !== undefined) note(facts, 'link', [url]);
  }
}

function noteData(facts: Facts, json: string): void {
  const urls = urlsInJson(json);
  if (urls === undefined) facts.dataIsJson = false;
  else note(facts, 'structured-data URL', urls);
}

function note(facts: Facts, purpose: Purpose, urls: readonly string[]): void {
  for (const url of urls) facts.references.push({ purpose, url: url.trim() });
}
