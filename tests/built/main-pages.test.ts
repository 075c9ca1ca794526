import { describe, expect, test } from 'vitest';
import { reviews } from '../../src/content/claims.ts';
import { combiRanking } from '../../src/content/combi-ranking.ts';
import { financeTerms, quotedBoilers } from '../../src/content/quote.ts';
import { site } from '../../src/site.config.ts';
import { page } from './dist.ts';

/** Texts that mark the sections of a page, in the order the specification gives them. */
const order: Record<string, readonly string[]> = {
  '/boiler-quotes': [
    'Get Your New Boiler Quote Online',
    'Instant Results',
    'How it works',
    'Brand & Model',
    'What is included',
    'Factors that affect your quote',
    ...(reviews.count ? [`${reviews.count} reviews`] : []),
    'Questions about quotes',
    ...(financeTerms.length > 0 ? ['Apply for Finance'] : []),
    'Old boiler, 70% efficient',
    'Email for Quote',
  ],
  '/combi-boilers': [
    'Best Combi Boilers London 2025',
    'What a combi boiler is',
    'Four things it does well',
    'The top five',
    'Side by side',
    'Buying guide',
    'Running costs',
    'Questions about combis',
  ],
};

test.each(Object.keys(order))('%s has its sections in the specified order', (path) => {
  const text = page(path)('main').text();
  const places = (order[path] ?? []).map((mark) => text.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

describe('the ranking of combi boilers', () => {
  const $ = page('/combi-boilers');
  const cards = $('.ranking > li');

  test('has a card for each of the five, each with a quote button that names it', () => {
    expect(cards.length).toBe(5);
    expect(cards.map((_, card) => $(card).find('a').first().text()).get()).toEqual(
      combiRanking.map(({ name }) => `Get Quote for ${name} (opens in a new tab)`),
    );
  });

  test.each(combiRanking)('fills floor($rating) stars of five for rank $rank', ({ rank, rating }) => {
    const stars = cards.eq(rank - 1).find('.stars');
    const drawn = (selector: string) => (stars.find(selector).attr('d') ?? '').split('M').length - 1;
    expect(drawn('path.star-filled')).toBe(Math.floor(rating));
    expect(drawn('path.star-filled') + drawn('path:not(.star-filled)')).toBe(5);
    expect(stars.text()).toContain(String(rating));
  });

  test.each(combiRanking)(
    'shows the first two pros and the first con of rank $rank, and no other',
    ({ rank, pros, cons }) => {
      const card = cards.eq(rank - 1);
      const texts = (selector: string) =>
        card
          .find(selector)
          .map((_, item) => $(item).text())
          .get();
      expect(texts('.pro')).toEqual(pros.slice(0, 2));
      expect(texts('.con')).toEqual(cons.slice(0, 1));
      expect(card.text()).not.toContain(pros[2]);
    },
  );
});

describe('the prices of the quote page', () => {
  const $ = page('/boiler-quotes');

  test('stand in its first part: the questions, one answer pressed in each, and the price they lead to', () => {
    const questions = $('.quote-hero fieldset');
    expect(questions.map((_, question) => $(question).find('button[aria-pressed="true"]').length).get()).toEqual([
      1, 1, 1, 1,
    ]);
    expect($('.price-answer').text()).toMatch(/^£[\d,]+-£[\d,]+Installed, VAT included/);
    expect($('.quote-hero .actions a[href*="/request_booking?uuid="]').length).toBe(1);
    expect($(`.quote-hero .actions a[href="tel:${site.phone}"]`).length).toBe(1);
  });

  test('stand beside a drawing of the boiler and a way to book it', () => {
    const rows = $('.price-table tbody tr');
    expect(rows.length).toBe(quotedBoilers.length);
    const without = rows.filter((_, row) => $(row).find('svg.drawing, a[href*="/request_booking?uuid="]').length !== 2);
    expect(without.length).toBe(0);
  });
});

describe('home', () => {
  const $ = page('/');

  test.each([
    '24/7 EMERGENCY SERVICE - CALL NOW!',
    'CALL NOW',
    'GET FREE QUOTE',
    'Email for Quote',
    'Buy online today!',
    'Get fixed price',
    'Call Us Now',
    'Why Choose Us',
    "What's Included",
  ])('says "%s" as the specification has it', (text) => {
    expect($('body').text()).toContain(text);
  });

  test('opens the booking page from "Email for Quote"', () => {
    const button = $('main a').filter((_, link) => $(link).text().startsWith('Email for Quote'));
    expect(button.attr('href')).toContain('/request_booking?uuid=');
  });
});
