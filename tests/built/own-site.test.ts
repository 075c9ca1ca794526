import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';
import { cacheFolder } from '../../scripts/sharing/cache-folder.ts';
import { loadBrand } from '../../src/content/brands/index.ts';
import { exampleBoiler } from '../../src/content/figures/when-to-replace-boiler.ts';
import { packages } from '../../src/content/packages.ts';
import { formatPounds } from '../../src/lib/money.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { type BrandSlug, brandSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Changes, copyProject, edit, runBuild, runCheckReady } from './project.ts';

// An owner sets every variable, removes every claim and the emergency service, services no oil boilers, changes every
// service and installation price, and adds a job dated today.

const folder = temporaryFolder();
const today = new Date().toISOString().slice(0, 10);

const variables = {
  SITE_NAME: 'Pimlico & "Sons" Boilers',
  SITE_HOST: 'https://www.boilers.co.uk',
  SITE_PHONE: '+441134960123',
  SITE_EMAIL: 'hello@boilers.co.uk',
  BOOKING_URL: 'https://book.other.example',
  BOOKING_TOKEN: '12345678-90ab-4cde-8f01-234567890abc',
};

/** The new price of each service, different for each brand. */
const services = new Map<BrandSlug, number>(brandSlugs.map((slug, index) => [slug, 111 + index]));
const raise = 7;

const job = `{ date: '${today}', kind: 'installation', district: 'e3', brand: 'baxi', model: '800', fault: 'leak', done: 'New boiler', price: 2345 },`;

const edits = {
  ...Object.fromEntries(
    [...services].map(([slug, price]) => [
      `src/content/brands/${slug}.ts`,
      [[/(?<=const (?:servicePrice = |\[servicePrice, premiumPrice, planPrice\] = \[))\d+/, String(price)]],
    ]),
  ),
  'src/content/packages.ts': packages.map(({ price }) => [`price: ${price} }`, `price: ${price + raise} }`]),
  'src/content/jobs.ts': [['\n];', `\n  ${job}\n];`]],
} as Changes;

const removals: Changes = {
  'src/content/claims.ts': [
    [/trades: '.*'/, "trades: ''"],
    [/search: '.*'/, "search: ''"],
    [/home: \{.*\}/, 'home: undefined'],
    [/location: \{.*\}/, 'location: undefined'],
    [/years: '.*'/, "years: ''"],
    [/installations: '.*'/, "installations: ''"],
    [/(?<=serviceGuarantee: string = )`.*`/, "''"],
    [/(?<=guideAuthors: string = )'.*'/, "''"],
    [/(?<=emailReplyTime: string = )'.*'/, "''"],
    [/visits: '.*'/, "visits: ''"],
    [/cover: '.*'/, "cover: ''"],
    [/(?<=whyChooseUs: readonly string\[\] = )\[[\s\S]*?\]/, '[]'],
    [/(?<=longPageStats: readonly Stat\[\] = )\[[\s\S]*?\]/, '[]'],
    [/(?<=approvedBy: readonly BrandSlug\[\] = )\[[\s\S]*?\]/, '[]'],
    [/(?<=accreditedBy: readonly BrandSlug\[\] = )\[[\s\S]*?\]/, '[]'],
    [/installation: \{[\s\S]*?\}/, 'installation: undefined'],
    [/callOut: \{[\s\S]*?\n *\}/, 'callOut: undefined'],
  ],
  'src/site.config.ts': [
    [/(?<=prices: )\{.*\}/, '{}'],
    ['emergencyService: true', 'emergencyService: false'],
  ],
  'src/content/work-prices.ts': [
    [/(?<=repairs: readonly PricedWork\[\] = )\[[\s\S]*?\n\]/, '[]'],
    [/(?<=extras: readonly PricedWork\[\] = )\[[\s\S]*?\n\]/, '[]'],
    [/(?<=heatOnly: PricedWork \| undefined = )\{.*\}/, 'undefined'],
  ],
  'src/content/quote.ts': [
    [/(?<=financeTerms: readonly FinanceTerm\[\] = )\[[\s\S]*?\]/, '[]'],
    [/, matchPercent: \d+/, ''],
  ],
  ...Object.fromEntries(
    brandSlugs.map((slug) => [
      `src/content/brands/${slug}.ts`,
      [
        [/(?<=\n {2}stats: )[\s\S]*?\n {2}\]\)?,/, '[],'],
        ["\n  fuel: 'oil',", "\n  fuel: 'gas',"],
      ],
    ]),
  ),
};

/** Returns the removals that change a file, because claims may already have been removed. */
function remaining(all: Changes): Changes {
  const left = Object.entries(all).map(([file, edits]) => {
    const source = readFileSync(file, 'utf8');
    return [file, edits.filter(([from, to]) => source.replace(from, to) !== source)] as const;
  });
  return Object.fromEntries(left);
}

/** The files of the site by their paths in dist, and the output of the build. */
let files: Map<string, string>;
let output: string;

beforeAll(() => {
  copyProject(folder);
  // Reuses cached sharing images.
  if (existsSync(cacheFolder)) cpSync(cacheFolder, join(folder, cacheFolder), { recursive: true });
  edit(folder, remaining(removals));
  edit(folder, edits);
  const { status, stdout, stderr } = runBuild(folder, [], variables);
  expect(status, stderr).toBe(0);
  output = stdout;
  const entries = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true });
  files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(join(folder, 'dist/').length), readFileSync(file, 'latin1')]),
  );
}, 120_000);

/** Returns the text of a page or text file without word joiners. */
const textOf = (file: string) =>
  Buffer.from(files.get(file) ?? '', 'latin1')
    .toString()
    .replaceAll('\u2060', '');

/** Returns every match of a pattern in pages and text files, with the text before it. */
const found = (pattern: RegExp) =>
  [...files.keys()]
    .filter((file) => /\.(?:html|txt|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = textOf(file);
      return Array.from(
        text.matchAll(pattern),
        ({ 0: piece, index }) => `${file}: ${text.slice(index - 40, index)}|${piece}|`,
      );
    });

test('no file contains a default value of a variable', () => {
  const defaults = [
    ...[site.name, site.host.replace('https://', ''), site.email, site.bookingUrl, site.bookingToken],
    ...[site.phone, formatPhone(site.phone), site.phone.slice(3)],
  ];
  const strays = [...files].flatMap(([file, text]) =>
    defaults
      .filter((value) => text.includes(value) || text.includes(encodeURIComponent(value)))
      .map((value) => `${file}: ${value}`),
  );
  expect(strays).toEqual([]);
  for (const text of [
    'Pimlico &amp; &quot;Sons&quot; Boilers',
    '0113 496 0123',
    `https://book.other.example/request_booking?uuid=${variables.BOOKING_TOKEN}`,
  ])
    expect(files.get('index.html')).toContain(text);
});

test('no page or text file contains words of a removed claim', () => {
  const words = [
    /\b(?:9\.8|4\.9)(?:<[^>]+>)*\/(?:10|5)|\b500\+|\b127 reviews|\b247 reviews|AggregateRating|5-star rated/gi,
    /\b10\+|\b5,000\+|\b\d,\d00\+|\b9\d% of|customer satisfaction|95% /gi,
    /Approved Service|guarantee on parts and labour|"12-Month Guarantee|Why Choose Us</g,
    /\bAPR\b|\bfinance\b(?!-)|instalment/gi,
    /2 hours|Emergency line|By our Gas Safe|A call from|Customer in|Homeowner in London|OFTEC-registered engineers/g,
  ];
  expect(words.flatMap(found)).toEqual([]);
});

test('no page has an empty element or a gap where a claim was', () => {
  const holes = [
    /\b(?:undefined|NaN)\b(?![^<]*<\/script>)/g,
    // An empty element. Paragraphs and list items have no closing tags.
    /<(?:dl|ul|ol|h[1-6]|section|blockquote|footer|table|tbody)(?: [^>]*)?><\//g,
    /<div(?: class="?page\b[^>]*)?><\/div/g,
    /<p(?: (?!role)[^>]*)?> *(?=<(?:\/|p\b|div|section|h[1-6]|ul|ol|dl|footer|blockquote|table|aside))/g,
    /<(?:li|dt|dd)(?: [^>]*)?>(?=<(?:li|dt|dd|\/))/g,
    // A heading without content
    /<\/h[2-6]>(?=<\/(?:section|aside)>|<h2)/g,
    // A sentence with a gap in it
    /[a-z,] {2,}[a-z]| [.,](?= |<)|(?<!\.)\.\.(?!\.)|\{(?:postcode|minutes)\}/gi,
  ];
  expect(holes.flatMap(found)).toEqual([]);
});

/** Matches the names of removed claims, which check:ready must not list. */
const removed =
  /^(?:reviews|ratings|longPages|finance|experience|emails|authors|visits|cover|accredited|workPrices|oftec|testimonials|brands|approved)(?=\.|$)/;

test('check:ready lists no removed claim, and the build prints the number of claims that are left', () => {
  const { status, stdout } = runCheckReady(folder, [], variables);
  expect(status).toBe(1);
  // The first five blockers are printed twice: at the top and in their group.
  const listed = [...new Set(Array.from(stdout.matchAll(/^ {2}\[!\] ([\w.-]+): /gm), ([, name = '']) => name))];
  expect(listed).toEqual(expect.arrayContaining(['ranking', 'quotes', 'callOutTimes']));
  expect(listed.filter((name) => removed.test(name))).toEqual([]);
  expect(stdout).toMatch(/^ {2}\[!\] quotes: .* days\)$/m);
  expect(stdout).toContain('  [x] What you must say next to a finance offer');
  expect(output).toContain(`\n  ${listed.length} claims on these pages are samples`);
});

/** Returns prices in pages and structured data: `£85`, `£72.50`, `"price":"85"`. */
const pricesIn = (text: string) =>
  [...text.matchAll(/£(\d[\d,]*(?:\.\d\d)?)|"price":"?(\d+(?:\.\d+)?)/g)].map(([, shown = '', data = '']) =>
    Number((shown || data).replaceAll(',', '')),
  );

/** Prices in the settings: those of visits, and any in texts. */
const ofSettings = [...Object.values(site.visits.prices), ...pricesIn(JSON.stringify(site))];

test('the sitemap dates a page by its newest job', () => {
  expect(textOf('sitemap.xml')).toContain(`/services/baxi</loc><lastmod>${today}</lastmod>`);
});

test('every brand page has its new service price and no old one', async () => {
  for (const [slug, own] of services) {
    const brand = await loadBrand(slug);
    const others = brand.layout === 'rich' ? brand.packages.flatMap(({ price }) => [price, price * 12]) : [];
    const allowed = [own, ...others.filter((price) => price !== brand.servicePrice), ...ofSettings];
    const found = pricesIn(textOf(`services/${slug}.html`));
    expect.soft(found.filter((price) => price === own).length, slug).toBeGreaterThan(2);
    expect
      .soft(
        found.filter((price) => price < 1000 && !allowed.includes(price)),
        slug,
      )
      .toEqual([]);
  }
});

test('the table of the service guide has the new prices of brands', () => {
  const $ = load(textOf('guides/boiler-service-maintenance.html'));
  const table = $.html($('table:contains("Our service prices")'));
  const named: BrandSlug[] = ['worcester-bosch', 'viessmann', 'ideal', 'baxi', 'grant'];
  const cheapest = Math.min(...[...services].filter(([slug]) => !named.includes(slug)).map(([, price]) => price));
  const shown = pricesIn(table).filter((price) => price < 129);
  expect(shown.sort()).toEqual([...named.map((slug) => services.get(slug)), cheapest].sort());
});

test('pages with a “from” price for services show the lowest new price', () => {
  const lowest = formatPounds(Math.min(...services.values()));
  const names = ['index.html', 'guides/boiler-service-maintenance.html', 'llms.txt', 'locations/e3.html'];
  expect(names.filter((name) => !textOf(name).includes(lowest))).toEqual([]);
});

test('no page, script or text file has an old price of a package', () => {
  const old = packages.map(({ price }) => price).filter((price) => !ofSettings.includes(price));
  // The guide's example of a new boiler is a separate price.
  const isExample = (name: string, price: number) => name.includes('when-to-replace') && price === exampleBoiler;
  const names = [...files.keys()].filter((name) => /\.(?:html|txt|js|json|webmanifest)$/.test(name));
  const left = names.flatMap((name) =>
    old
      .filter((price) => textOf(name).includes(formatPounds(price)) || textOf(name).includes(`"price":"${price}"`))
      .filter((price) => !isExample(name, price))
      .map((price) => `${name} ${price}`),
  );
  expect(left).toEqual([]);
  for (const { price } of packages) expect(textOf('index.html')).toContain(formatPounds(price + raise));
});
