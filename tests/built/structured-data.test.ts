import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatPhone } from '../../src/lib/phone.ts';
import { fileOf } from '../../src/lib/route-table.ts';
import { knownDeadPaths } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { dist, page, pages, textOf } from './dist.ts';
import { type GraphNode, vocabularyFaults } from './schema-vocabulary.ts';

/** Properties that Google wants of a type, the recommended ones with the required. */
const wanted: Record<string, readonly string[]> = {
  LocalBusiness: ['name', 'address', 'telephone', 'url', 'image'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  Service: ['serviceType', 'provider', 'areaServed', 'offers', 'url'],
  FAQPage: ['mainEntity'],
};

/** The types of the nodes of each kind of page, in their order */
const nodesOf: Record<string, readonly string[]> = {
  home: ['LocalBusiness', 'Organization', 'WebSite'],
  quote: ['Service', 'LocalBusiness', 'BreadcrumbList', 'FAQPage'],
  combiBoilers: ['Article', 'Organization', 'BreadcrumbList', 'FAQPage'],
  guide: ['Article', 'Organization', 'BreadcrumbList'],
  brand: ['Service', 'LocalBusiness', 'BreadcrumbList'],
  location: ['LocalBusiness', 'BreadcrumbList'],
  notFound: ['LocalBusiness'],
};

/** Crumbs that lead to a listed dead path: a graph names none. */
const deadLinks = knownDeadPaths.map((path) => `a[href="${path}"]`).join();

const typeOf = (node: GraphNode) => [node['@type']].flat()[0] as string;

describe.each(pages)('the structured data of $path', ({ path, page: kind }) => {
  const $ = page(path);
  const graph = JSON.parse($('script[type="application/ld+json"]').html() ?? '')['@graph'] as GraphNode[];
  const node = (type: string) => graph.find((one) => typeOf(one) === type) as Record<string, never> | undefined;
  const everywhere = all(graph);
  const shown = squeeze($('body').text());

  test('has the nodes of its kind', () => {
    const trail = $('.breadcrumb li').length - $('.breadcrumb').find(deadLinks).length;
    const asks = shown.includes('Frequently Asked Questions') || node('FAQPage') !== undefined;
    const left = (type: string) => (type === 'FAQPage' && !asks) || (type === 'BreadcrumbList' && trail < 2);
    expect(graph.map(typeOf)).toEqual((nodesOf[kind] ?? []).filter((type) => !left(type)));
  });

  test('says nothing that schema.org does not know', () => {
    expect(graph.flatMap((one) => vocabularyFaults(one))).toEqual([]);
  });

  test('holds what Google wants of each type', () => {
    const missing = graph.flatMap((one) =>
      (wanted[typeOf(one)] ?? []).filter((property) => one[property] === undefined).map((it) => `${typeOf(one)}.${it}`),
    );
    expect(missing).toEqual([]);
  });

  test('joins its nodes by names that each stand for one of them', () => {
    const names = graph.map((one) => one['@id'] as string).filter(Boolean);
    const references = everywhere.filter((one) => Object.keys(one).join() === '@id').map((one) => one['@id']);
    expect(new Set(names).size).toBe(names.length);
    expect(references.filter((reference) => !names.includes(reference as string))).toEqual([]);
  });

  test('leads nowhere that is not there', () => {
    const urls = everywhere.flatMap((one) =>
      Object.entries(one).flatMap(([property, value]) =>
        property === '@id' ? [] : [value].flat().filter((text) => /^(https?:)?\//.test(String(text))),
      ),
    ) as string[];
    const elsewhere = site.social.map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => !elsewhere.includes(url) && !isAlive(url))).toEqual([]);
  });

  test('has the trail the page shows, in order', () => {
    if (node('BreadcrumbList') === undefined)
      return expect($('.breadcrumb li').not(`:has(${deadLinks})`).length).toBeLessThan(2);
    const items = (node('BreadcrumbList')?.itemListElement ?? []) as {
      position: number;
      name: string;
      item?: string;
    }[];
    const crumbs = $('.breadcrumb li')
      .map((_, crumb) => $(crumb).text())
      .get();
    expect(items.length).toBeGreaterThan(1);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(crumbs.filter((crumb) => items.some(({ name }) => name === crumb))).toEqual(items.map(({ name }) => name));
    expect(items.slice(0, -1).every(({ item }) => item?.startsWith(site.host))).toBe(true);
  });

  test('asks and answers what the page does', () => {
    const questions = (node('FAQPage')?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[];
    const hidden = questions.filter(
      ({ name, acceptedAnswer }) => !shown.includes(squeeze(name)) || !shown.includes(squeeze(acceptedAnswer.text)),
    );
    expect(hidden).toEqual([]);
  });

  test('names prices, scores and the phone as the page shows them', () => {
    const main = textOf($);
    for (const { price } of everywhere.filter((one) => typeOf(one) === 'Offer')) {
      expect(main).toContain(`£${Number(price).toLocaleString('en-GB')}`);
    }
    const rating = node('LocalBusiness')?.aggregateRating as { ratingValue: number; reviewCount: number } | undefined;
    if (rating) for (const figure of [rating.ratingValue, rating.reviewCount]) expect(shown).toContain(String(figure));
    if (node('LocalBusiness')) expect(shown).toContain(formatPhone(site.phone));
  });

  test('gives an article its own heading, its dates, and the name and logo of who wrote it', () => {
    const article = node('Article') as Record<string, string> | undefined;
    if (article === undefined) return expect(['combiBoilers', 'guide']).not.toContain(kind);
    expect(article.headline).toBe(squeeze($('h1').text()));
    expect(article.image).toBe($('meta[property="og:image"]').attr('content'));
    expect(String(article.datePublished) <= String(article.dateModified)).toBe(true);
    expect(node('Organization')).toMatchObject({ name: site.name, url: `${site.host}/`, logo: { width: 512 } });
  });
});

/** Every node of a graph, those within others too. */
function all(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(all);
  if (typeof value !== 'object' || value === null) return [];
  return [value as GraphNode, ...Object.values(value).flatMap(all)];
}

function isAlive(url: string): boolean {
  if (!url.startsWith(`${site.host}/`)) return false;
  const [path = '', fragment] = url.slice(site.host.length).split('#');
  if (existsSync(join(dist, fileOf(path)))) return fragment === undefined || page(path)(`#${fragment}`).length === 1;
  return existsSync(join(dist, path));
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
