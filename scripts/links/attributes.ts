import type { Kind } from './references.ts';

/** How the value of an attribute names its targets. */
export type AttributeRule =
  | { form: 'url' | 'urls' | 'srcset'; kind: Kind }
  | { form: 'ids' | 'id' | 'map' | 'styles' | 'styles of a drawing' };

const url = (kind: Kind): AttributeRule => ({ form: 'url', kind });
const srcset = (kind: Kind): AttributeRule => ({ form: 'srcset', kind });
const id: AttributeRule = { form: 'id' };
const ids: AttributeRule = { form: 'ids' };
const drawn: AttributeRule = { form: 'styles of a drawing' };

/** Elements of SVG that take up another one by its address. */
const drawingElements = [
  'animate',
  'animatemotion',
  'animatetransform',
  'feimage',
  'image',
  'lineargradient',
  'mpath',
  'pattern',
  'radialgradient',
  'set',
  'textpath',
  'use',
];

const inDrawings = Object.fromEntries(drawingElements.map((name) => [name, url('image')]));

/**
 * Every attribute of HTML and SVG that names a target, by element; `*` is every element. What `link`, `meta` and `base`
 * name depends on their other attributes and stands in `parse-page.ts`.
 */
const table: Record<string, Readonly<Record<string, AttributeRule>>> = {
  action: { form: url('form action') },
  background: { '*': url('image') },
  cite: { '*': url('citation') },
  data: { object: url('media') },
  formaction: { button: url('form action'), input: url('form action') },
  href: { a: url('link'), area: url('link'), script: url('script'), ...inDrawings },
  imagesrcset: { link: srcset('preload') },
  longdesc: { '*': url('link') },
  manifest: { html: url('manifest') },
  ping: { a: { form: 'urls', kind: 'form action' }, area: { form: 'urls', kind: 'form action' } },
  poster: { video: url('image') },
  src: {
    audio: url('media'),
    embed: url('media'),
    frame: url('frame'),
    iframe: url('frame'),
    img: url('image'),
    input: url('image'),
    script: url('script'),
    source: url('media'),
    track: url('media'),
    video: url('media'),
  },
  srcset: { img: srcset('image'), source: srcset('image') },
  usemap: { img: { form: 'map' }, object: { form: 'map' } },
  'xlink:href': { a: url('link'), script: url('script'), ...inDrawings },

  // What scripts put in place of the attribute itself, once the page is shown.
  'data-href': { use: url('image') },
  'data-src': { iframe: url('frame'), img: url('image') },
  'data-srcset': { img: srcset('image'), source: srcset('image') },

  'aria-activedescendant': { '*': id },
  'aria-controls': { '*': ids },
  'aria-describedby': { '*': ids },
  'aria-details': { '*': ids },
  'aria-errormessage': { '*': ids },
  'aria-flowto': { '*': ids },
  'aria-labelledby': { '*': ids },
  'aria-owns': { '*': ids },
  commandfor: { button: id },
  for: { label: id, output: ids },
  form: { button: id, fieldset: id, input: id, object: id, output: id, select: id, textarea: id },
  headers: { td: ids, th: ids },
  interestfor: { a: id, area: id, button: id },
  itemref: { '*': ids },
  list: { input: id },
  popovertarget: { button: id, input: id },

  style: { '*': { form: 'styles' } },
  'clip-path': { '*': drawn },
  fill: { '*': drawn },
  filter: { '*': drawn },
  'marker-end': { '*': drawn },
  'marker-mid': { '*': drawn },
  'marker-start': { '*': drawn },
  mask: { '*': drawn },
  stroke: { '*': drawn },
};

const rules = new Map(Object.entries(table).map(([name, elements]) => [name, new Map(Object.entries(elements))]));

/** The attributes that are looked at, with those that tell what the others mean. */
export const readAttributes: ReadonlySet<string> = new Set([
  ...rules.keys(),
  'content',
  'http-equiv',
  'id',
  'name',
  'property',
  'rel',
  'type',
]);

/** What an attribute of an element names, or nothing. */
export function ruleOf(attribute: string, element: string): AttributeRule | undefined {
  const elements = rules.get(attribute);
  return elements?.get(element) ?? elements?.get('*');
}

/**
 * What `rel` makes of a link element. Relations that only name a host have no kind here, and what is not listed is a
 * related document.
 */
const relations = new Map<string, Kind | undefined>(
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
  } as const),
);

/** What a link element refers to, by its relations and its type; nothing when it only names a host. */
export function kindOfLink(relation: readonly string[], type: string): Kind | undefined {
  const known = relation.find((name) => relations.has(name));
  if (known !== undefined) return relations.get(known);
  return /^application\/(?:rss\+xml|atom\+xml|feed\+json)/i.test(type) ? 'feed' : 'related document';
}

/** The `<meta>` names whose content is the address of a sharing image. */
export const sharingImages: ReadonlySet<string> = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
]);
