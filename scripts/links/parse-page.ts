import { type AttributeRule, kindOfLink, readAttributes, ruleOf } from './attributes.ts';
import { referencesInData, referencesInImportMap, referencesInSpeculationRules } from './json.ts';
import { type Attribute, type MarkupReader, readMarkup, trimUrl, words } from './markup.ts';
import type { Kind, Reference } from './references.ts';
import { importsOfScript } from './scripts.ts';
import { urlsInStyles } from './styles.ts';
import { parseRefresh, parseSrcset } from './values.ts';

/** A canonical URL or `og:url`. */
export interface OwnAddress {
  url: string;
  offset: number;
}

/** Parses a page or an SVG file. With `xml`, every element can close itself, as in XHTML and SVG. */
export function parsePage(html: string, xml = false): ParsedPage {
  const page = new ParsedPage();
  const isComplete = readMarkup(html, page, xml);
  if (html.trim() === '') page.fault('empty page', 0);
  else if (!isComplete) page.fault('incomplete page: it ends inside a tag, a comment or a script', html.length);
  return page;
}

const sharingImage = /^(?:og:image(?::(?:secure_)?url)?|twitter:image(?::src)?)$/;

export class ParsedPage implements MarkupReader {
  readonly ids: string[] = [];
  readonly references: Reference[] = [];
  /** Attributes that refer to an element of the page by its id. */
  readonly idReferences: { attribute: string; id: string; offset: number }[] = [];
  readonly maps: string[] = [];
  readonly canonicals: OwnAddress[] = [];
  readonly sharedUrls: OwnAddress[] = [];
  readonly faults: { reason: string; offset: number }[] = [];
  /** The first `<base href>`. */
  base: string | undefined;

  readonly attributes = readAttributes;
  readonly texts: ReadonlySet<string> = new Set(['script', 'style']);
  #scriptType = '';

  onElement(element: string, attributes: readonly Attribute[], end: number): void {
    for (const attribute of attributes) this.#readAttribute(element, attribute);
    if (element === 'link') this.#readLink(attributes, end);
    else if (element === 'meta') this.#readMeta(attributes, end);
    else if (element === 'base') this.base ??= find(attributes, 'href')?.value;
    else if (element === 'script') this.#scriptType = find(attributes, 'type')?.value.split(';')[0] ?? '';
    else if (element === 'img' && !attributes.some(({ name }) => /^(?:data-)?src(?:set)?$/.test(name))) {
      this.fault('image without a src or srcset attribute', end);
    }
  }

  onText(element: string, text: string, offset: number): void {
    if (element === 'style') this.#addStyles(text, offset);
    else this.#readScript(text, offset);
  }

  fault(reason: string, offset: number): void {
    this.faults.push({ reason, offset });
  }

  #readAttribute(element: string, attribute: Attribute): void {
    const { name, value } = attribute;
    if (name === 'id' || (name === 'name' && element === 'a')) this.ids.push(value);
    else if (name === 'name' && element === 'map') this.maps.push(value);
    const rule = ruleOf(name, element);
    if (rule) this.#apply(rule, attribute);
  }

  #apply(rule: AttributeRule, { name, value, offset }: Attribute): void {
    switch (rule.form) {
      case 'url':
      case 'urls':
        for (const url of rule.form === 'url' ? [value] : words(value)) this.#add(rule.kind, url, offset);
        break;
      case 'srcset':
        for (const { url, isValid } of parseSrcset(value)) {
          if (isValid) this.#add(rule.kind, url, offset);
          else this.fault('srcset with an invalid candidate', offset);
        }
        break;
      case 'id':
      case 'ids':
        for (const id of rule.form === 'id' && value ? [value] : words(value)) {
          this.idReferences.push({ attribute: name, id, offset });
        }
        break;
      case 'map':
        // Without `#`, the value refers to no map (HTML standard, hash-name reference).
        this.idReferences.push({ attribute: name, id: /#(.*)/s.exec(value)?.[1] ?? '', offset });
        break;
      case 'styles':
        this.#addStyles(value, offset);
    }
  }

  #readLink(attributes: readonly Attribute[], end: number): void {
    const href = find(attributes, 'href');
    if (href === undefined) {
      if (!find(attributes, 'imagesrcset')) this.fault('link element without an href attribute', end);
      return;
    }
    const relation = words((find(attributes, 'rel')?.value ?? '').toLowerCase());
    const kind = kindOfLink(relation);
    if (relation.includes('canonical')) this.canonicals.push({ url: trimUrl(href.value), offset: href.offset });
    else if (kind !== undefined) this.#add(kind, href.value, href.offset);
  }

  #readMeta(attributes: readonly Attribute[], end: number): void {
    const { value = '', offset = end } = find(attributes, 'content') ?? {};
    if (find(attributes, 'http-equiv')?.value.toLowerCase() === 'refresh') {
      const refresh = parseRefresh(value);
      if (refresh === undefined) this.fault('refresh with invalid content', offset);
      else if (refresh.url !== undefined) this.#add('link', refresh.url, offset);
    }
    if (offset === end) return;
    const name = (find(attributes, 'property') ?? find(attributes, 'name'))?.value ?? '';
    if (sharingImage.test(name)) this.#add('sharing image', value, offset);
    if (name === 'og:url') this.sharedUrls.push({ url: trimUrl(value), offset });
  }

  #readScript(text: string, start: number): void {
    const type = this.#scriptType.trim().toLowerCase();
    const [name, parse] = scriptTypes.get(type) ?? [];
    const references = parse ? parse(text) : isScript.test(type) ? importsOfScript(text) : [];
    if (references === undefined && name !== undefined) this.fault(`${name} not JSON`, start);
    for (const { kind, url, offset } of references ?? []) this.#add(kind, url, start + offset);
  }

  #addStyles(css: string, start: number): void {
    for (const { url, offset } of urlsInStyles(css)) this.#add('style resource', url, start + offset);
  }

  #add(kind: Kind, url: string, offset: number): void {
    this.references.push({ kind, url: trimUrl(url), offset });
  }
}

function find(attributes: readonly Attribute[], name: string): Attribute | undefined {
  return attributes.find((attribute) => attribute.name === name);
}

const isScript = /^(?:module|(?:text|application)\/javascript)?$/;
const scriptTypes = new Map<string, [name: string, parse: (text: string) => Reference[] | undefined]>([
  ['application/ld+json', ['structured data that is', referencesInData]],
  ['speculationrules', ['speculation rules that are', referencesInSpeculationRules]],
  ['importmap', ['import map that is', referencesInImportMap]],
]);
