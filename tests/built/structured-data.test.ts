import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RoutedPage } from '../../src/lib/list-pages.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { knownDeadPaths } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { page, pages, textOf } from './dist.ts';

type GraphNode = { readonly [property: string]: unknown };

/** Properties that Google requires or recommends. */
const wanted: Record<string, readonly string[]> = {
  LocalBusiness: ['name', 'address', 'telephone', 'url', 'image'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  Service: ['serviceType', 'provider', 'areaServed', 'offers', 'url'],
  FAQPage: ['mainEntity'],
};

/** The types of the nodes of each specified kind of page, in order. */
const nodesOf: Record<string, readonly string[]> = {
  home: ['LocalBusiness', 'Organization', 'WebSite'],
  quote: ['Service', 'LocalBusiness', 'BreadcrumbList', 'FAQPage'],
  combiBoilers: ['Article', 'Organization', 'BreadcrumbList', 'FAQPage'],
  guide: ['Article', 'Organization', 'BreadcrumbList'],
  brand: ['Service', 'LocalBusiness', 'BreadcrumbList'],
  location: ['LocalBusiness', 'BreadcrumbList'],
  notFound: ['LocalBusiness'],
};

/** Matches known dead links, whose breadcrumbs are not in the graph. */
const deadLinks = knownDeadPaths.map((path) => `a[href="${path}"]`).join() || ':not(*)';

const typeOf = (node: GraphNode) => [node['@type']].flat()[0] as string;

/** Returns the faults of one page. */
type Check = (of: ReturnType<typeof dataOf>) => readonly string[];

function dataOf({ path, kind }: RoutedPage) {
  const $ = page(path);
  const graph = JSON.parse($('script[type="application/ld+json"]').html() ?? '')['@graph'] as GraphNode[];
  const node = (type: string) => graph.find((one) => typeOf(one) === type) as Record<string, never> | undefined;
  return { $, kind, graph, node, allNodes: all(graph), shown: squeeze($('body').text()) };
}

const data = pages.map((routed) => ({ path: routed.path, of: dataOf(routed) }));

const checks: Record<string, Check> = {
  'has the nodes of its kind': ({ $, kind, graph, node, shown }) => {
    const trail = $('.breadcrumb li').length - $('.breadcrumb').find(deadLinks).length;
    const hasFaq = shown.includes('Frequently Asked Questions') || node('FAQPage') !== undefined;
    const isOmitted = (type: string) => (type === 'FAQPage' && !hasFaq) || (type === 'BreadcrumbList' && trail < 2);
    const expected = (nodesOf[kind] ?? []).filter((type) => !isOmitted(type)).join();
    const found = graph.map(typeOf).join();
    return found === expected || !(kind in nodesOf) ? [] : [found];
  },
  'has the properties that Google requires or recommends': ({ graph }) =>
    graph.flatMap((one) =>
      (wanted[typeOf(one)] ?? []).filter((property) => one[property] === undefined).map((it) => `${typeOf(one)}.${it}`),
    ),
  'has unique ids, and no reference to a missing id': ({ graph, allNodes }) => {
    const names = graph.map((one) => one['@id'] as string).filter(Boolean);
    const references = allNodes.filter((one) => Object.keys(one).join() === '@id').map((one) => String(one['@id']));
    const doubled = names.filter((name, at) => names.indexOf(name) < at);
    return [...doubled, ...references.filter((reference) => !names.includes(reference))];
  },
  'has the breadcrumbs of the page, in order': ({ $, node }) => {
    const list = node('BreadcrumbList')?.itemListElement as
      | { position: number; name: string; item?: string }[]
      | undefined;
    if (list === undefined) return $('.breadcrumb li').not(`:has(${deadLinks})`).length < 2 ? [] : ['no list'];
    const crumbs = $('.breadcrumb li').map((_, crumb) => $(crumb).text());
    const shown = crumbs.get().filter((crumb) => list.some(({ name }) => name === crumb));
    const links = list.slice(0, -1).filter(({ item }) => !item?.startsWith(site.host));
    const positions = list.filter(({ position }, index) => position !== index + 1);
    const isInOrder = list.length > 1 && shown.join() === list.map(({ name }) => name).join();
    return [...links, ...positions].map(({ name }) => name).concat(isInOrder ? [] : shown);
  },
  'has the questions and answers of the page': ({ node, shown }) => {
    const questions = (node('FAQPage')?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[];
    const texts = questions.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
    return texts.filter((text) => !shown.includes(squeeze(text)));
  },
  'has the prices, rating and phone number of the page': ({ $, node, allNodes, shown }) => {
    const offers = allNodes.filter((one) => typeOf(one) === 'Offer');
    const prices = offers.map(({ price }) => `£${Number(price).toLocaleString('en-GB')}`);
    const main = textOf($);
    const rating = node('LocalBusiness')?.aggregateRating as { ratingValue: number; reviewCount: number } | undefined;
    const figures = rating ? [String(rating.ratingValue), String(rating.reviewCount)] : [];
    const phone = node('LocalBusiness') ? [formatPhone(site.phone)] : [];
    return [
      ...prices.filter((price) => !main.includes(price)),
      ...[...figures, ...phone].filter((text) => !shown.includes(text)),
    ];
  },
  'has heading, image, dates and publisher of an article': ({ $, kind, node }) => {
    const article = node('Article') as Record<string, string> | undefined;
    if (article === undefined) return ['combiBoilers', 'guide'].includes(kind) ? ['no article'] : [];
    const publisher = node('Organization') as Record<string, unknown> | undefined;
    const right = {
      headline: article.headline === squeeze($('h1').text()),
      image: article.image === $('meta[property="og:image"]').attr('content'),
      dates: String(article.datePublished) <= String(article.dateModified),
      shown:
        ['notFound', 'combiBoilers'].includes(kind) ||
        $('.guide-byline time').attr('datetime') === article.dateModified,
      publisher: publisher?.name === site.name && publisher.url === `${site.host}/`,
      logo: (publisher?.logo as { width?: number } | undefined)?.width === 512,
    };
    return Object.entries(right).flatMap(([name, isRight]) => (isRight ? [] : name));
  },
};

test.each(Object.entries(checks))('the structured data of every page %s', (_, check) => {
  const faults = data.flatMap(({ path, of }) => check(of).map((fault) => `${path}: ${fault}`));
  expect(faults).toEqual([]);
});

test('the structured data of every page has only types, properties and values of schema.org', () => {
  const folder = `node_modules/.cache/graphs-${process.pid}`;
  const nodes = new Map(data.flatMap(({ of }) => of.graph.map((node) => [shapeOf(node), node])));
  // schema-dts allows only one type for a node, and no numbers as image sizes.
  const json = JSON.stringify([...nodes.values()], (property, value) => {
    if (property === '@type') return [value].flat()[0];
    return ['width', 'height'].includes(property) ? String(value) : value;
  });
  const source = `import type { Thing } from 'schema-dts';\nexport const nodes: Thing[] = ${json};\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'graphs.ts'), source.replaceAll('"@type"', '\n$&'));
  const args = ['--ignoreConfig', '--skipLibCheck', '--noEmit', '--module', 'nodenext', join(folder, 'graphs.ts')];
  const { stdout } = spawnSync('node_modules/.bin/tsc', args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stdout).toBe('');
});

/** Returns every node of a graph, including nested ones. */
function all(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(all);
  if (typeof value !== 'object' || value === null) return [];
  return [value as GraphNode, ...Object.values(value).flatMap(all)];
}

/** Returns the types and properties of a value as text. Nodes with equal shapes are compiled only once. */
function shapeOf(value: unknown, property?: string): string {
  if (Array.isArray(value)) return [...new Set(value.map((one) => shapeOf(one, property)))].sort().join('|');
  if (typeof value !== 'object' || value === null) return property === '@type' ? String(value) : typeof value;
  return Object.entries(value)
    .map(([name, one]) => `${name} ${shapeOf(one, name)}`)
    .join();
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
