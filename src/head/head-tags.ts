import type { PageMeta } from '../content/schemas/page-meta.ts';
import type { Site } from '../site.config.ts';
import { assetUrl } from './canonical-url.ts';
import { sharingImageOf, sharingImageSize } from './sharing-image.ts';
import { type Node, serializeGraph } from './structured-data.ts';

/** A tag of the head: title, meta, link or structured data. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; attributes: Record<string, string> }
  | { tag: 'link'; attributes: Record<string, string> }
  | { tag: 'script'; attributes: { type: 'application/ld+json' }; text: string };

/** The head of a page. */
export interface HeadInput {
  meta: PageMeta;
  /** Canonical URL. A page without one (404, fallback, unlisted postcode) is not indexed. */
  url?: string | undefined;
  /** Open Graph type. */
  type?: 'website' | 'article';
  /** The structured data. Undefined nodes are left out. */
  nodes: readonly (Node | undefined)[];
}

/** Returns the head tags of a page, in order. */
export function headTags(site: Site, { meta, url, type = 'website', nodes }: HeadInput): HeadTag[] {
  const { file, alt } = sharingImageOf(site, url?.slice(site.host.length), meta.title);
  const image = assetUrl(site.host, file);

  return [
    { tag: 'title', text: meta.title },
    named('description', meta.description),
    named('keywords', meta.keywords.join(', ')),
    named('robots', url ? 'index,follow,max-image-preview:large,max-snippet:-1' : 'noindex,follow'),
    ...(url === undefined ? [] : [{ tag: 'link', attributes: { rel: 'canonical', href: url } } as const]),
    property('og:type', type),
    property('og:site_name', site.name),
    property('og:locale', 'en_GB'),
    property('og:title', meta.title),
    property('og:description', meta.description),
    ...(url === undefined ? [] : [property('og:url', url)]),
    property('og:image', image),
    property('og:image:width', String(sharingImageSize.width)),
    property('og:image:height', String(sharingImageSize.height)),
    property('og:image:alt', alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', meta.title),
    named('twitter:description', meta.description),
    named('twitter:image', image),
    named('twitter:image:alt', alt),
    { tag: 'script', attributes: { type: 'application/ld+json' }, text: serializeGraph(nodes) },
  ];
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(property: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property, content } };
}
