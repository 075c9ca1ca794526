import { expect, test } from 'vitest';
import { reviews } from '../../src/content/claims.ts';
import { combiRanking } from '../../src/content/combi-ranking.ts';
import { financeTerms, quotedBoilers } from '../../src/content/quote.ts';
import { site } from '../../src/site.config.ts';
import { page, textsIn } from './dist.ts';

/** A text of each section, in the specified order. */
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

test.each(combiRanking)('/combi-boilers shows the stars, two pros and one con of rank $rank', (boiler) => {
  const $ = page('/combi-boilers');
  const cards = $('.ranking > li');
  expect(cards.length).toBe(5);
  const card = cards.eq(boiler.rank - 1);
  expect(textsIn($, card.find('a').first())).toEqual([`Get Quote for ${boiler.name}`]);
  const starsOf = (selector: string) => (card.find(`.stars ${selector}`).attr('d') ?? '').split('M').length - 1;
  const [full, all] = [Math.floor(boiler.rating), Math.ceil(boiler.rating)];
  expect(['.star-filled', '.star-part', 'path:not([class])'].map(starsOf)).toEqual([full, all - full, 5 - full]);
  expect(card.find('.stars').text()).toContain(String(boiler.rating));
  expect(textsIn($, card.find('.pro'))).toEqual(boiler.pros.slice(0, 2).map((pro) => pro.replace('\u00a0', ' ')));
  expect(textsIn($, card.find('.con'))).toEqual(boiler.cons.slice(0, 1));
  expect(card.text()).not.toContain(boiler.pros[2]);
});

test('/boiler-quotes begins with four questions, a price, and two ways to book', () => {
  const $ = page('/boiler-quotes');
  const questions = $('.quote-hero fieldset').get();
  expect(questions.map((question) => $(question).find('button[aria-pressed="true"]').length)).toEqual([1, 1, 1, 1]);
  expect($('.price-answer').text()).toMatch(/^£[\d,]+-£[\d,]+Example home. Installed, VAT included/);
  expect($('.quote-hero .actions a[href*="/request_booking?uuid="]').length).toBe(1);
  expect($(`.quote-hero .actions a[href="tel:${site.phone}"]`).length).toBe(1);
});

test('every price on /boiler-quotes has a drawing of the boiler and a link to book it', () => {
  const $ = page('/boiler-quotes');
  const rows = $('.price-table tbody tr').get();
  const links = rows.map((row) => $(row).find('svg.drawing, a[href*="/request_booking?uuid="]').length);
  expect(links).toEqual(quotedBoilers.map(() => 2));
});

test('home has the specified labels, and "Email for Quote" links to the booking page', () => {
  const $ = page('/');
  const labels = [
    ...(site.emergencyService ? ['24/7 EMERGENCY SERVICE - CALL NOW!'] : []),
    ...['CALL NOW', 'GET FREE QUOTE', 'Buy online today!', 'Get fixed price'],
    ...['Call Us Now', 'Why Choose Us', 'What’s Included'],
  ];
  expect(labels.filter((label) => !$('body').text().includes(label))).toEqual([]);
  const button = $('main a').filter((_, link) => $(link).text().startsWith('Email for Quote'));
  expect(button.attr('href')).toContain('/request_booking?uuid=');
});
