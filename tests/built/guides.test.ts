import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { stepLabels } from '../../src/components/sections/fault-steps.tsx';
import { testimonials } from '../../src/content/claims.ts';
import { worcesterFaults } from '../../src/content/fault-codes.ts';
import { verdicts } from '../../src/content/pressure.ts';
import type { Guide } from '../../src/content/schemas/guide.ts';
import { minimumWords } from '../../src/content/schemas/page-length.ts';
import { capitalize } from '../../src/lib/capitalize.ts';
import { slugify } from '../../src/lib/slugify.ts';
import { type GuideSlug, guideSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { attributesOf, page, textOf, textsIn } from './dist.ts';

const guides = import.meta.glob<Guide>('../../src/content/guides/*.mdx', { import: 'guide', eager: true });

/** Minimum and maximum number of words in `main`. */
const lengths: Partial<Record<GuideSlug, readonly [number, number]>> = { 'boiler-service-maintenance': [3000, 3099] };

const booking = `${site.bookingUrl}/request_booking?uuid=${site.bookingToken}`;

/** Buttons of the call-to-action card (specification, section 2, 'Individual guides'). */
const cardButtons: Partial<Record<GuideSlug, readonly (readonly [string, string])[]>> = {
  'boiler-installation-cost': [['Get Free Quotes', '/boiler-quotes']],
  'top-combi-boilers-london': [['Get Free Quote', booking]],
  'worcester-error-codes': [['Book Engineer', booking]],
  'boiler-service-maintenance': [
    ['Get Free Quote', '/boiler-quotes'],
    ['View All Services', '/'],
  ],
  'when-to-replace-boiler': [
    ['Get Free Assessment', '/boiler-quotes'],
    ['View Replacement Costs', '/guides/boiler-installation-cost'],
  ],
};

/** The section that follows the card, if the card is not at the end of the article. */
const cardBefore: Partial<Record<GuideSlug, string>> = {
  'boiler-pressure-guide': 'conclusion',
  'when-to-replace-boiler': 'timing',
};

/** Sections with a chart, and tools, of each guide. */
const chartsAndTools: Partial<Record<GuideSlug, readonly string[]>> = {
  'best-combi-boilers-london': ['#efficiency', '#sizing'],
  'boiler-installation-cost': ['#range'],
  'top-combi-boilers-london': ['#sizing', '#flow'],
  'boiler-service-maintenance': ['#costs'],
  'boiler-pressure-guide': ['.pipe-steps'],
  'when-to-replace-boiler': ['#lifespan', '#repair-or-replace', '.decision-matrix', '#money'],
};

/** Maximum bytes of the markup of a chart or tool after brotli. */
const maxChartBytes = 2048;

describe.each(guideSlugs)('/guides/%s', (slug) => {
  const $ = page(`/guides/${slug}`);
  const file = `src/content/guides/${slug}.mdx`;
  const guide = guides[`../../${file}`] as Guide;
  const texts = (selector: string) => textsIn($, selector);

  test('has drawings with a viewBox, and at least one figure or tool', () => {
    const drawings = $('main svg:has(> use[data-href]:not([data-href^="/pictures.svg"]))').get();
    const boxes = drawings.map((svg) => $(svg).attr('viewBox') ?? $(svg).attr('viewbox'));
    expect(boxes.filter((box) => !/^0 0 \d+ \d+$/.test(box ?? ''))).toEqual([]);
    expect(drawings.length, `\`<Atlas of="…" />\` in ${file}`).toBeGreaterThan(0);
    const own = $('.guide-head :is(.boiler-row, .bill, .pressure-dial, .code-finder, .decision-matrix)');
    expect(own.length + $('.specimen-report').length, `\`export const Figure\` in ${file}`).toBeGreaterThan(0);
  });

  test('is long enough, and states its reading time', () => {
    const words = textOf($).split(' ').length;
    const [min, max] = lengths[slug] ?? [minimumWords.guide, Number.POSITIVE_INFINITY];
    expect(words, `words of ${file}`).toBeGreaterThanOrEqual(min);
    expect(words, `words of ${file}`).toBeLessThanOrEqual(max);
    // Settings add a few words.
    const minutes = `${file}  readingMinutes, of ${words} words`;
    expect(Math.abs(guide.readingMinutes - words / 200), minutes).toBeLessThan(0.75);
    expect(texts('.guide-byline')[0]).toContain(`${guide.readingMinutes} min read`);
  });

  test('has its sections in order, numbered and listed in its contents', () => {
    const headings = Array.from(readFileSync(file, 'utf8').matchAll(/^## .*\{#([a-z\d-]+)/gm), ([, id]) => id);
    expect(attributesOf($, '.guide-section', 'id')).toEqual([...headings, 'questions']);
    const contents = $('nav[aria-label="Contents"] ol > li > a');
    expect(attributesOf($, contents)).toEqual([...headings, 'questions'].map((id) => `#${id}`));
    expect(texts('.guide-section h2')).toEqual(textsIn($, contents).map((title, index) => `${index + 1} ${title}`));
  });

  test('begins with its key takeaways', () => {
    expect(texts('.takeaways h2')).toEqual(['Key Takeaways']);
    expect($('.takeaways').nextAll('.guide-text').find('.guide-section')).not.toHaveLength(0);
    const takeaways = guide.takeaways.map(({ figure = '', text }) => `${figure}${text}`.trim());
    expect(texts('.takeaways li')).toEqual(takeaways);
  });

  test('has one call-to-action card with the specified position and buttons', () => {
    expect(texts('.band h2')).toEqual([guide.callToAction.title]);
    const buttons = $('.band .btn').toArray();
    expect(buttons, `buttons in ${file}`).toHaveLength(2);
    expect(buttons.map((button) => $(button).attr('href'))).toContain('/boiler-quotes');
    for (const [label, href] of cardButtons[slug] ?? []) {
      const button = buttons.find((candidate) => $(candidate).attr('href') === href);
      expect($(button).text().trim()).toMatch(new RegExp(`^${label}`));
    }
    const next = cardBefore[slug];
    if (next) expect($('.band').next().attr('id')).toBe(next);
    else expect($('.band').prev().is('article'), 'the card is after the article, or in cardBefore').toBe(true);
  });

  test('labels every drawing, or hides it from screen readers', () => {
    const named = '[role="img"]:has(> title:not(:empty))';
    const nameless = $(`main svg:not(${named})`).filter(
      (_, svg) => $(svg).closest('[aria-hidden="true"]').length === 0,
    );
    expect(nameless.get().map((svg) => $.html(svg).slice(0, 80))).toEqual([]);
  });

  test('has a table or list for each chart, and small markup for each', () => {
    const pictures = (chartsAndTools[slug] ?? []).map((one) => one.replace(/^#.*/, '$& .range-bars'));
    expect(pictures.filter((picture) => $(`article ${picture}`).length === 0)).toEqual([]);
    const faults = Array.from($(pictures.join() || 'none')).filter((picture) => {
      const hasTable =
        $(picture).is('table, ol, .guide-head *') ||
        $(picture).parent(':is(pressure-dial, decision-matrix)').next('table, .table-fit').length > 0 ||
        $(picture).find('table').add($(picture).filter('svg').next().find('table').addBack('table')).length > 0;
      return !hasTable || brotliCompressSync($.html(picture)).length > maxChartBytes;
    });
    expect(faults.map((picture) => $.html(picture).slice(0, 80))).toEqual([]);
  });

  test('has a caption on every table, and a scope on every header cell', () => {
    expect($('main table').filter((_, table) => $(table).children('caption').text().trim() === '')).toHaveLength(0);
    expect($('main th:not([scope])')).toHaveLength(0);
    expect($('main tbody tr').filter((_, row) => $(row).children('th[scope="row"]').length !== 1)).toHaveLength(0);
  });
});

describe('/guides/worcester-error-codes', () => {
  const $ = page('/guides/worcester-error-codes');

  test.each(worcesterFaults)('explains $code: severity, causes, what to check and what we do', (fault) => {
    const id = slugify(fault.code);
    const card = $(`li#${id}`);
    const severity = `${capitalize(fault.severity)} severity`;
    expect(textsIn($, card.find('.boiler-screen, h3'))).toEqual([fault.code, `${fault.name} ${severity}`]);
    expect(card.text().replaceAll('\u00a0', ' ')).toContain(fault.meaning.replaceAll('\u00a0', ' '));
    expect(textsIn($, card.find('h4'))).toEqual(['Common causes', stepLabels.owner, stepLabels.engineer]);
    const lists = Array.from(card.find('ul'), (list) => textsIn($, $(list).children()));
    expect(lists).toEqual([fault.causes, fault.check, fault.fixes]);
    expect($(`section[aria-label="Fault code finder"] a[href="#${id}"]`).length).toBeGreaterThan(0);
  });
});

test('the pressure guide begins with a gauge and has all readings in a table', () => {
  const $ = page('/guides/boiler-pressure-guide');
  const dial = $('.guide-head .pressure-dial');
  expect(dial.find('svg[role="img"] > title').text()).toBe('Pressure gauge reading 1.3 bar, right for a cold system');
  expect(dial.find('[role="status"]').text()).toContain('Right for a cold system');
  expect(dial.find('button, [role="slider"]'), 'no control that needs a script').toHaveLength(0);
  expect(brotliCompressSync($.html(dial)).length).toBeLessThanOrEqual(maxChartBytes);
  const [table] = textsIn($, $('#normal table').first());
  const readings = verdicts
    .filter(({ shown }) => shown)
    .map(({ meaning, advice }) => `${capitalize(meaning)}. ${advice}`);
  expect(readings.filter((reading) => !table?.includes(reading))).toEqual([]);
});

test('the guide to the best combis has five cards with a quote button, and a sidebar', () => {
  const $ = page('/guides/best-combi-boilers-london');
  const names = textsIn($, '.ranking h3').map((name) => name.replace(/^\d\. /, ''));
  expect(names).toHaveLength(5);
  expect(textsIn($, '.ranking .btn')).toEqual(names.map((name) => `Get Quote for ${name}`));
  expect(attributesOf($, '.ranking .btn')).toEqual(names.map(() => booking));

  const sidebar = $('.guide-text ~ .guide-aside');
  expect(sidebar.find('.btn').attr('href')).toBe('/boiler-quotes');
  expect(textsIn($, sidebar.find('h2')).slice(1)).toEqual(['Why Choose Us', 'Related guides']);
  expect(sidebar.find('a[href^="/guides/"]')).toHaveLength(guideSlugs.length - 1);
});

test('the cost guide has a contact section', () => {
  const $ = page('/guides/boiler-installation-cost');
  const contact = $('.contact');
  const titles = ['Contact information', 'Service hours', 'Certifications', 'Book Your Installation'];
  const example = expect.stringMatching(/^What (an installation looks like|a customer says)$/);
  expect(textsIn($, contact.find('h3'))).toEqual([...titles, example]);
  const buttons = contact.find('.btn');
  const labels = ['Book Online Consultation', 'Call Now', 'Email for Quote'];
  expect(textsIn($, buttons)).toEqual(labels.map((label) => expect.stringContaining(label)));
  expect(attributesOf($, buttons)).toEqual([booking, `tel:${site.phone}`, `mailto:${site.email}`]);
  expect(contact.text()).toContain(site.reviews[0]?.text ?? testimonials.installation?.text ?? '');
  expect(contact.find('blockquote').length).toBe(Math.min(site.reviews.length, 1));
});
