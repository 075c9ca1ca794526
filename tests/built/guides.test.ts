import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ChartName } from '../../src/components/charts/chart-heights.ts';
import { stepLabels } from '../../src/components/sections/fault-steps.tsx';
import { testimonials } from '../../src/content/claims.ts';
import { worcesterFaults } from '../../src/content/fault-codes.ts';
import { verdicts } from '../../src/content/pressure.ts';
import type { Guide } from '../../src/content/schemas/guide.ts';
import { fewestWords } from '../../src/content/schemas/page-length.ts';
import { capitalize } from '../../src/lib/capitalize.ts';
import { atlasPaths } from '../../src/lib/public-files.ts';
import { slugify } from '../../src/lib/slugify.ts';
import { type GuideSlug, guideSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { page, textOf } from './dist.ts';

const guides = import.meta.glob<Guide>('../../src/content/guides/*.ts', { import: 'guide', eager: true });

/** The words a guide may have in `main`: at least and at most. */
const lengths: Partial<Record<GuideSlug, readonly [number, number]>> = { 'boiler-service-maintenance': [3000, 3099] };
const usualLength = [fewestWords.guide, Number.POSITIVE_INFINITY] as const;

const booking = `${site.bookingUrl}/request_booking?uuid=${site.bookingToken}`;

/** The buttons that the specification names on the call-to-action card (section 2, 'Individual guides'). */
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

/** The part that the card stands before, where it does not close the article. */
const cardBefore: Partial<Record<GuideSlug, string>> = {
  'boiler-pressure-guide': 'conclusion',
  'when-to-replace-boiler': 'timing',
};

const chart = (name: ChartName) => `svg:has(> use[data-href="${atlasPaths.charts}#${name}"])`;

/** Pictures of figures that a guide shows; each has a table beside it and a weight. */
const instruments: Partial<Record<GuideSlug, readonly string[]>> = {
  'best-combi-boilers-london': [chart('efficiency-of-five'), chart('sizing-of-five')],
  'boiler-installation-cost': ['.price-ranges'],
  'top-combi-boilers-london': [chart('sizing-of-ten'), chart('hot-water'), chart('ten-years')],
  'worcester-error-codes': [],
  'boiler-service-maintenance': [chart('service-tiers')],
  'boiler-pressure-guide': ['.pipe-steps'],
  'when-to-replace-boiler': [chart('lifespans'), chart('repairs'), '.decision-matrix', chart('payback')],
};

/** The most an instrument's markup may weigh, compressed. */
const instrumentBytes = 2048;

const severityWords = { high: 'High severity', medium: 'Medium severity', low: 'Low severity' };

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(guideSlugs)('/guides/%s', (slug) => {
  const $ = page(`/guides/${slug}`);
  const guide = guides[`../../src/content/guides/${slug}.ts`] as Guide;
  const parts =
    guide.faqs.length > 0 ? [...guide.parts, { id: 'questions', title: 'Frequently Asked Questions' }] : guide.parts;
  const texts = (selector: string) =>
    $(selector)
      .map((_, element) => folded($(element).text()))
      .get();
  const graph: Record<string, unknown>[] = JSON.parse($('script[type="application/ld+json"]').html() ?? '')['@graph'];
  const node = (type: string) => graph.find((candidate) => candidate['@type'] === type);

  test('shows drawings of the atlas, each in a place of its own size, and one or a tool in its head', () => {
    const drawings = $('main svg > use:is([data-href^="/atlas.svg"], [data-href^="/boilers.svg"])').get();
    for (const use of drawings)
      expect($(use).parent().attr('viewbox') ?? $(use).parent().attr('viewBox')).toMatch(/^0 0 \d+ \d+$/);
    const file = `src/pages/guides/${slug}.tsx`;
    expect(drawings.length, `drawings of ${file}, an <Atlas of="…" /> each`).toBeGreaterThan(1);
    const inHead = $('.guide-head :is(figure svg, .pressure-dial, .code-finder)').length;
    expect(inHead, `\`figure\` of the GuideLayout in ${file}`).toBeGreaterThan(0);
  });

  test('is long enough, and its reading time is that of its text', () => {
    const words = textOf($).split(' ').length;
    const [least, most] = lengths[slug] ?? usualLength;
    expect(words, `words of src/pages/guides/${slug}.tsx, with the texts of its content`).toBeGreaterThanOrEqual(least);
    expect(words, `words of src/pages/guides/${slug}.tsx`).toBeLessThanOrEqual(most);
    // To the minute: the owner's settings have a few words in it too.
    const minutes = `src/content/guides/${slug}.ts  readingMinutes, of ${words} words`;
    expect(Math.abs(guide.readingMinutes - words / 200), minutes).toBeLessThan(0.75);
    expect(texts('.guide-byline')[0]).toContain(`${guide.readingMinutes} min read`);
  });

  test('has its parts in order, numbered, each with a heading of its own', () => {
    expect(
      $('.guide-section')
        .map((_, section) => $(section).attr('id'))
        .get(),
      `a GuideSection in src/pages/guides/${slug}.tsx for each of the guide’s parts`,
    ).toEqual(parts.map(({ id }) => id));
    expect(texts('.guide-section h2')).toEqual(parts.map(({ title }, index) => `${index + 1} ${title}`));
  });

  test('lists every part in its contents', () => {
    const links = $('nav[aria-label="Contents"] ol > li > a');
    expect(links.map((_, link) => [[$(link).attr('href'), folded($(link).text())]]).get()).toEqual(
      parts.map(({ id, title }) => [`#${id}`, title]),
    );
  });

  test('says where it stands in the site', () => {
    const trail =
      slug === 'best-combi-boilers-london'
        ? [
            ['Guides', '/guides'],
            ['Best Combi Boilers for London', undefined],
          ]
        : [
            ['Home', '/'],
            ['Guides', '/guides/best-combi-boilers-london'],
            [guide.crumb, undefined],
          ];
    const crumbs = $('nav[aria-label="Breadcrumb"] li').toArray();
    expect(crumbs.map((crumb) => [folded($(crumb).text()), $(crumb).find('a').attr('href')])).toEqual(trail);
    expect($(crumbs.at(-1)).find('[aria-current="page"]')).toHaveLength(1);
  });

  test('opens with its key takeaways', () => {
    expect(texts('.takeaways h2')).toEqual(['Key Takeaways']);
    expect($('.takeaways').nextAll('.guide-text').find('.guide-section')).not.toHaveLength(0);
    expect(texts('.takeaways li')).toEqual(guide.takeaways.map(({ figure, text }) => folded(`${figure ?? ''}${text}`)));
  });

  test('has one call-to-action card with two buttons, one of them to the quote page', () => {
    expect(texts('.band h2')).toEqual([guide.callToAction.title]);
    const buttons = $('.band .btn').toArray();
    expect(buttons, `buttons in src/pages/guides/${slug}.tsx`).toHaveLength(2);
    expect(buttons.map((button) => $(button).attr('href'))).toContain('/boiler-quotes');
    for (const [label, href] of cardButtons[slug] ?? []) {
      const button = buttons.find((candidate) => $(candidate).attr('href') === href);
      expect(folded($(button).text())).toMatch(new RegExp(`^${label}`));
    }
  });

  test('has the card in its place', () => {
    const next = cardBefore[slug];
    if (next) expect($('.band').next().attr('id')).toBe(next);
    else expect($('.band').prev().is('article'), 'closes the article, or has a row in cardBefore').toBe(true);
  });

  test('tells crawlers who wrote it and when, as the page does', () => {
    expect(node('Article')).toMatchObject({
      headline: guide.title,
      author: { '@id': expect.stringMatching(/#publisher$/) },
      image: expect.stringMatching(/^https:.+\.png$/),
      datePublished: guide.published,
      dateModified: guide.modified,
    });
    const publisher = node('Article')?.publisher as { '@id': string };
    expect(graph.find((candidate) => candidate['@id'] === publisher['@id'])).toMatchObject({
      '@type': 'Organization',
      name: site.name,
      logo: { '@type': 'ImageObject', url: expect.stringMatching(/^https:/) },
    });
    expect($('.guide-byline time').attr('datetime')).toBe(guide.modified);
  });

  test('names every picture, or hides it from those who cannot see it', () => {
    const nameless = $('main svg').filter(
      (_, svg) =>
        $(svg).closest('[aria-hidden="true"]').length === 0 &&
        !($(svg).attr('role') === 'img' && $(svg).children('title').text().trim() !== ''),
    );
    expect(nameless.map((_, svg) => $.html(svg).slice(0, 80)).get()).toEqual([]);
  });

  test('says in a table or a list what its instruments show, each in little weight', () => {
    expect((instruments[slug] ?? []).filter((instrument) => $(`.guide-text ${instrument}`).length === 0)).toEqual([]);
    const faults = $((instruments[slug] ?? []).join(', ') || 'none')
      .toArray()
      .flatMap((instrument) => {
        const svg = $(instrument).is('svg');
        const told =
          $(instrument).is('table, ol') ||
          $(instrument).parent(':is(pressure-dial, decision-matrix)').next('table, .table-fit').length ||
          (svg ? $(instrument).next().find('table').addBack('table') : $(instrument).find('table')).length;
        const weight = brotliCompressSync($.html(instrument)).length;
        return told && weight <= instrumentBytes ? [] : [`${$(instrument).attr('class')}: ${weight} bytes`];
      });
    expect(faults).toEqual([]);
  });

  test('captions every table, and says what its heads are heads of', () => {
    expect($('main table').filter((_, table) => $(table).children('caption').text().trim() === '')).toHaveLength(0);
    expect($('main th:not([scope])')).toHaveLength(0);
    expect($('main tbody tr').filter((_, row) => $(row).children('th[scope="row"]').length !== 1)).toHaveLength(0);
  });
});

describe('/guides/worcester-error-codes', () => {
  const $ = page('/guides/worcester-error-codes');

  test.each(worcesterFaults)(
    'shows $code under an anchor that the finder links, with its severity in words',
    (fault) => {
      const id = slugify(fault.code);
      const card = $(`li#${id}`);
      expect(folded(card.find('h3').text())).toBe(`${fault.code} ${fault.name}`);
      expect(card.find('.badge').text()).toBe(severityWords[fault.severity]);

      expect($(`section[aria-label="Fault code finder"] a[href="#${id}"]`).length).toBeGreaterThan(0);
    },
  );

  test.each(worcesterFaults)('says what $code means, where it comes from, what to check and what we do', (fault) => {
    const card = $(`li#${slugify(fault.code)}`);
    const lists = card.find('ul').toArray();
    expect(card.text()).toContain(fault.meaning);
    expect(
      card
        .find('h4')
        .map((_, title) => $(title).text())
        .get(),
    ).toEqual(['Common causes', stepLabels.owner, stepLabels.engineer]);
    expect(
      lists.map((list) =>
        $(list)
          .children()
          .map((_, item) => $(item).text())
          .get(),
      ),
    ).toEqual([fault.causes, fault.check, fault.fixes]);
  });
});

describe('/guides/boiler-pressure-guide', () => {
  const $ = page('/guides/boiler-pressure-guide');

  test('opens with its gauge and one reading of it; a table has all that the gauge can say', () => {
    const dial = $('.guide-head .pressure-dial');
    expect(dial.find('svg[role="img"] > title').text()).toBe('Pressure gauge reading 1.3 bar, right for a cold system');
    expect(dial.find('[role="status"]').text()).toContain('Right for a cold system');
    expect(dial.find('button, [role="slider"]'), 'nothing that would not answer').toHaveLength(0);
    expect(brotliCompressSync($.html(dial)).length).toBeLessThanOrEqual(instrumentBytes);

    const table = folded($('#normal table').first().text());
    for (const { says, advice } of verdicts.filter(({ shown }) => shown)) {
      expect(table).toContain(`${capitalize(says)}. ${advice}`);
    }
  });
});

describe('/guides/best-combi-boilers-london', () => {
  const $ = page('/guides/best-combi-boilers-london');

  test('has a card for each of the five, each with a quote button that names it', () => {
    const names = $('.ranking h3')
      .map((_, name) =>
        $(name)
          .text()
          .replace(/^\d\. /, ''),
      )
      .get();
    expect(names).toHaveLength(5);
    const buttons = $('.ranking .btn').toArray();
    expect(buttons.map((button) => $(button).attr('href'))).toEqual(names.map(() => booking));
    for (const [index, name] of names.entries()) expect($(buttons[index]).text()).toContain(`Get Quote for ${name}`);
  });

  test('has a sidebar after the article: quote card, reasons, the six other guides', () => {
    const sidebar = $('.guide-text ~ .guide-aside');
    expect(sidebar.find('.btn').attr('href')).toBe('/boiler-quotes');
    expect(
      sidebar
        .find('h2')
        .map((_, title) => $(title).text())
        .get()
        .slice(1),
    ).toEqual(['Why Choose Us', 'Related guides']);
    expect(sidebar.find('a[href^="/guides/"]')).toHaveLength(guideSlugs.length - 1);
  });
});

describe('/guides/boiler-installation-cost', () => {
  const $ = page('/guides/boiler-installation-cost');

  test('ends with the contact section: hours, certifications, three ways to book and a testimonial', () => {
    const contact = $('.contact');
    expect(
      contact
        .find('h3')
        .map((_, title) => $(title).text())
        .get(),
    ).toEqual(['Contact information', 'Service hours', 'Certifications', 'Book Your Installation']);
    const buttons = contact.find('.btn').toArray();
    const labels = ['Book Online Consultation', 'Call Now', 'Email for Quote'];
    expect(buttons.map((button) => $(button).attr('href'))).toEqual([
      booking,
      `tel:${site.phone}`,
      `mailto:${site.email}`,
    ]);
    expect(buttons.map((button, index) => folded($(button).text()).startsWith(labels[index] ?? '?'))).toEqual([
      true,
      true,
      true,
    ]);
    const quoted = contact.find('blockquote p').text();
    expect(quoted).toBe(site.reviews[0]?.text ?? testimonials.installation?.text ?? '');
  });
});
