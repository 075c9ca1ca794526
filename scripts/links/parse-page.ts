import { type AttributeRule, kindOfLink, readAttributes, ruleOf, sharingImages } from './attributes.ts';
import { urlsInData, urlsInImportMap, urlsInSpeculationRules } from './parse-data.ts';
import { parseRefresh } from './parse-refresh.ts';
import { importsOfScript } from './parse-scripts.ts';
import { parseSrcset } from './parse-srcset.ts';
import { urlsInStyles } from './parse-styles.ts';
import type { IdReference, Kind, Reference } from './references.ts';
import { type Attribute, type MarkupReader, scanMarkup, stripSpaces } from './scan-markup.ts';

/** An address that a page gives itself. */
export interface OwnAddress {
  url: string;
  offset: number;
}

/** What the link check needs to know of a page. */
export interface ParsedPage {
  /** Where fragments may lead. */
  ids: readonly string[];
  references: readonly Reference[];
  /** Places that name an element of the page by its id. */
  idReferences: readonly IdReference[];
  /** The names of image maps. */
  maps: readonly string[];
  canonicals: readonly OwnAddress[];
  /** `og:url`, where the page has one. */
  sharedUrls: readonly OwnAddress[];
  /** What the first `<base href>` makes of relative addresses. */
  base: string | undefined;
  /** What is wrong with the page itself, in words. */
  faults: readonly { reason: string; offset: number }[];
}

type Draft = { -readonly [K in keyof ParsedPage]: ParsedPage[K] extends readonly (infer T)[] ? T[] : ParsedPage[K] };

const readTexts: ReadonlySet<string> = new Set(['script', 'style']);

export interface ParseOptions {
  /** Attributes of the site's own that hold an address, on whatever element, and what it is for. */
  own?: ReadonlyMap<string, Kind>;
  /** Whether the page is XHTML, where every element can close itself. */
  xml?: boolean;
}

/** Parses a page and lists its ids and every place that names something else. */
export function parsePage(html: string, { own = new Map(), xml = false }: ParseOptions = {}): ParsedPage {
  const page: Draft = {
    ids: [],
    references: [],
    idReferences: [],
    maps: [],
    canonicals: [],
    sharedUrls: [],
    base: undefined,
    faults: [],
  };
  let scriptType = '';
  const reader: MarkupReader = {
    attributes: own.size === 0 ? readAttributes : new Set([...readAttributes, ...own.keys()]),
    onElement(name, attributes, end) {
      readElement(page, name, attributes, end);
      for (const { name: attribute, value, offset } of own.size === 0 ? [] : attributes) {
        const kind = own.get(attribute);
        if (kind !== undefined) add(page, kind, value, offset);
      }
      if (name === 'script') scriptType = (valueIn(attributes, 'type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    },
    texts: readTexts,
    onText(name, text, offset) {
      if (name === 'style') addStyles(page, text, offset);
      else readScript(page, scriptType, text, offset);
    },
  };
  const isWhole = scanMarkup(html, reader, { xml });
  if (html.trim() === '') page.faults.push({ reason: 'empty page', offset: 0 });
  else if (!isWhole)
    page.faults.push({ reason: 'half-written page: it ends inside a tag, a comment or a script', offset: html.length });

  return page;
}

function readElement(page: Draft, element: string, attributes: readonly Attribute[], end: number): void {
  for (const attribute of attributes) {
    const { name, value } = attribute;
    if (name === 'id') page.ids.push(value);
    else if (name === 'name' && element === 'a') page.ids.push(value);
    else if (name === 'name' && element === 'map') page.maps.push(value);
    const rule = ruleOf(name, element);
    if (rule) apply(page, rule, attribute);
  }
  if (element === 'link') readLink(page, attributes, end);
  else if (element === 'meta') readMeta(page, attributes, end);
  else if (element === 'base') page.base ??= valueIn(attributes, 'href');
  else if (element === 'img' && !attributes.some(({ name }) => imageAddresses.has(name))) {
    page.faults.push({ reason: 'image without an address', offset: end });
  }
}

function apply(page: Draft, rule: AttributeRule, { name, value, offset }: Attribute): void {
  switch (rule.form) {
    case 'url':
      add(page, rule.kind, value, offset);
      break;
    case 'urls':
      for (const url of words(value)) add(page, rule.kind, url, offset);
      break;
    case 'srcset':
      for (const { url, isValid } of parseSrcset(value)) {
        if (isValid) add(page, rule.kind, url, offset);
        else page.faults.push({ reason: 'srcset with a candidate that browsers pass over', offset });
      }
      break;
    case 'id':
      if (value !== '') page.idReferences.push({ attribute: name, id: value, offset });
      break;
    case 'ids':
      for (const id of words(value)) page.idReferences.push({ attribute: name, id, offset });
      break;
    case 'map':
      // Without a number sign the value names no map, whatever it says (HTML standard, hash-name reference).
      page.idReferences.push({ attribute: name, id: /#(.*)/s.exec(value)?.[1] ?? '', offset });
      break;
    default:
      addStyles(page, value, offset);
  }
}

function readLink(page: Draft, attributes: readonly Attribute[], end: number): void {
  const href = attributes.find(({ name }) => name === 'href');
  if (href === undefined) {
    const hasOther = attributes.some(({ name }) => name === 'imagesrcset');
    if (!hasOther) page.faults.push({ reason: 'link element without an address', offset: end });
    return;
  }
  const relation = words((valueIn(attributes, 'rel') ?? '').toLowerCase());
  const kind = kindOfLink(relation, valueIn(attributes, 'type') ?? '');
  if (relation.includes('canonical')) page.canonicals.push({ url: stripSpaces(href.value), offset: href.offset });
  else if (kind !== undefined) add(page, kind, href.value, href.offset);
}

function readMeta(page: Draft, attributes: readonly Attribute[], end: number): void {
  const content = attributes.find(({ name }) => name === 'content');
  if (valueIn(attributes, 'http-equiv')?.toLowerCase() === 'refresh') readRefresh(page, content, end);
  if (content === undefined) return;
  const name = valueIn(attributes, 'property') ?? valueIn(attributes, 'name') ?? '';
  if (sharingImages.has(name)) add(page, 'sharing image', content.value, content.offset);
  if (name === 'og:url') page.sharedUrls.push({ url: stripSpaces(content.value), offset: content.offset });
}

function readRefresh(page: Draft, content: Attribute | undefined, end: number): void {
  const refresh = parseRefresh(content?.value ?? '');
  if (refresh === undefined)
    page.faults.push({ reason: 'refresh that browsers pass over', offset: content?.offset ?? end });
  if (content && refresh?.url !== undefined) add(page, 'link', refresh.url, content.offset);
}

const imageAddresses: ReadonlySet<string> = new Set(['src', 'srcset', 'data-src', 'data-srcset']);

function readScript(page: Draft, type: string, text: string, offset: number): void {
  const addAll = (kind: Kind, urls: readonly string[] | undefined, fault: string) => {
    if (urls === undefined) page.faults.push({ reason: fault, offset });
    for (const url of urls ?? []) add(page, kind, url, Math.max(offset, offset + text.indexOf(url)));
  };
  switch (type) {
    case 'application/ld+json':
      addAll('structured-data URL', urlsInData(text), 'structured data that is not JSON');
      break;
    case 'speculationrules':
      addAll('link', urlsInSpeculationRules(text), 'speculation rules that are not JSON');
      break;
    case 'importmap':
      addAll('module', urlsInImportMap(text), 'import map that is not JSON');
      break;
    case '':
    case 'module':
    case 'text/javascript':
    case 'application/javascript':
      for (const { kind, url, offset: at } of importsOfScript(text) ?? []) add(page, kind, url, offset + at);
  }
}

function addStyles(page: Draft, css: string, start: number): void {
  for (const { url, offset } of urlsInStyles(css)) add(page, 'style resource', url, start + offset);
}

function add(page: Draft, kind: Kind, url: string, offset: number): void {
  page.references.push({ kind, url: stripSpaces(url), offset });
}

function valueIn(attributes: readonly Attribute[], name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

function words(text: string): string[] {
  return text.split(/[\t\n\f\r ]+/).filter(Boolean);
}
