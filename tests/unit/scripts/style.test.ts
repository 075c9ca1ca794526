import { describe, expect, test } from 'vitest';
import { typedFigures } from '../../../scripts/content/figures.ts';
import { styleFaults } from '../../../scripts/style/check-style.ts';
import { around, contentPassages } from '../../../scripts/style/passages.ts';
import { longSentences, repeatedSentences, sentencesOf } from '../../../scripts/style/sentences.ts';

const place = 'src/content/home.ts  introduction';
const foundIn = (text: string) => styleFaults([{ place, text }]).map(({ expected }) => expected);

describe('words', () => {
  test.each([
    ['The maker’s warranty.', 'maker'],
    ['A part of another make.', 'another make'],
    ['Combis ranked by make.', 'by make'],
    ['Makes we service', 'Makes'],
    ['We mended it.', 'mended'],
    ['Ring us first.', 'Ring'],
    ['A day for the fitting.', 'fitting'],
    ['The seal is renewed.', 'renewed'],
    ['That is seldom so.', 'seldom'],
    ['The dearest of the five.', 'dearest'],
    ['The commonest fault.', 'commonest'],
    ['In the morning for choice.', 'for choice'],
    ['They are of one kind.', 'of one kind'],
    ['This is in part the pump.', 'in part'],
    ['Nor does it help.', 'Nor does'],
    ['Show him the display.', 'him'],
    ['By Gas Safe certified engineers', 'Gas Safe certified'],
    ['Something the owner may check.', 'the owner'],
  ])('“%s” is named for “%s”', (text, words) => {
    expect(foundIn(text)).toEqual([expect.stringContaining(`“${words}”`)]);
  });

  test.each([
    'Main and Baxi boilers, by the manufacturer’s manual; each makes its own noise.',
    'What makes the boiler stop? The fan makes sure of the draught. How much noise does this make?',
    'Make a note of the code: one more makes it worse.',
    'We recommend it and amend nothing. During the day, bring the string.',
    'A fitted kitchen with a compression fitting, and a sealing ring on the ring main.',
    'A renewable source, where they are, this one. Renew the plan each year.',
    'Clas HE and Combi HE. Ask the owner of the building.',
    'Gas Safe Certified',
  ])('“%s” passes', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});

describe('sentences', () => {
  const words = (count: number) => `Word${' word'.repeat(count - 1)}`;

  test('28 words pass, 29 are named with their number; dashes are no words', () => {
    expect(longSentences({ place, text: `Short. ${words(26)} 1.3 – bar.` })).toEqual([]);
    expect(longSentences({ place, text: `Short. ${words(29)}.` })).toEqual([
      { setting: place, found: `${words(29)}.`, expected: 'no more than 28 words, not 29' },
    ]);
  });

  test.each([
    ['It is 1.3 bar. Is it? Yes!', ['It is 1.3 bar.', 'Is it?', 'Yes!']],
    ['Read the gauge. 1.0 bar is fine.', ['Read the gauge.', '1.0 bar is fine.']],
    ['It costs more. £85 is the price.', ['It costs more.', '£85 is the price.']],
    ['It takes approx. 20 minutes.', ['It takes approx. 20 minutes.']],
  ])('“%s” is split into %j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  const onTwoPages = (text: string, field = 'prose', other = 'src/content/brands/main.ts') =>
    repeatedSentences([
      { place: `src/content/brands/baxi.ts  ${field}`, text },
      { place: `${other}  ${field}`, text: text.replace(/\.$/, '!') },
    ]);

  test('a sentence on two pages is named with the other place', () => {
    expect(onTwoPages('We test the flow of every tap.')).toEqual([
      {
        setting: 'src/content/brands/main.ts  prose',
        found: 'We test the flow of every tap!',
        expected: 'words of its own, not those of src/content/brands/baxi.ts  prose',
      },
    ]);
  });

  test.each([
    ['Leave it off and call.', 'prose'],
    ['If it trips again, leave it off.', 'issues[0].check[1]'],
    ['Get everyone out and call 0800 111 999.', 'prose'],
    ['A service costs from £85 and takes 60-90 minutes.', 'prose'],
    ['We’re usually with you in 30-45 minutes.', 'prose'],
  ])('“%s” may be on two pages in %s', (text, field) => {
    expect(onTwoPages(text, field)).toEqual([]);
  });

  test('a page may repeat its own sentence', () => {
    expect(onTwoPages('We test the flow of every tap.', 'prose', 'src/content/brands/baxi.ts')).toEqual([]);
  });
});

test('straight quotes are named one by one, except in labels of the specification', () => {
  expect(foundIn(`The boiler's "eco" key, and the boiler’s “eco” key.`)).toHaveLength(3);
  expect(foundIn("What's Included")).toEqual([]);
  expect(foundIn("See what's included.")).toHaveLength(1);
});

test('texts of the content have their file and field; shared ones are read once, identifiers never', () => {
  const shared = { text: 'Shared.' };
  const content = new Map<string, Record<string, unknown>>([
    ['home.ts', { services: [{ icon: 'flame', title: 'One', keywords: ['ring'] }], shared }],
    ['brands/baxi.ts', { brand: { intro: 'Two', faqs: [{ answer: 'Three' }] } }],
    ['quote.ts', { again: shared, count: 5, of: (text: string) => text }],
  ]);
  expect(contentPassages(content).map((one) => [one.place, one.text])).toEqual([
    ['src/content/home.ts  services[0].title', 'One'],
    ['src/content/home.ts  shared.text', 'Shared.'],
    ['src/content/brands/baxi.ts  intro', 'Two'],
    ['src/content/brands/baxi.ts  faqs[0].answer', 'Three'],
  ]);
});

test('a word is shown among its neighbours', () => {
  expect(around('Short', 0, 5)).toBe('Short');
  expect(around(`${'a'.repeat(40)}word${'b'.repeat(40)}`, 40, 4)).toBe(`…${'a'.repeat(24)}word${'b'.repeat(16)}…`);
});

describe('typed figures', () => {
  const figuresIn = (source: string, file = 'src/pages/a.tsx') => typedFigures(file, source);

  test.each([
    ['A service costs £85.', 'price'],
    ['Between £1,800-£3,500 installed.', 'price'],
    ['Call 020 7946 0187 now.', 'phone'],
    ['Call (020) 7946-0187 now.', 'phone'],
    ['Call +44 20 7946 0187 now.', 'phone'],
    ['Open until 8 PM.', 'opening times'],
    ['From 7:30am we visit.', 'opening times'],
    ['The office\n      closes at 6pm.', 'opening times'],
  ])('“%s” is named with its line for its %s', (text, what) => {
    const expected = { expected: expect.stringContaining(what) };
    for (const source of [`\n<p>${text}</p>`, `\nconst a = { text: '${text}' };`]) {
      const found = figuresIn(source);
      expect(found[0]).toMatchObject(expected);
      expect(found[0]?.setting).toMatch(/^src\/pages\/a\.tsx:[23]$/);
    }
  });

  test.each([
    'Smell gas? Call 0800 111 999.',
    'At 1.3 bar, 10.5 litres a minute and 60-90 minutes.',
    'Code 08, then E10 222. From £$\\{price} installed.',
    'Test again at 8am. The zone applies until 6.30pm.',
  ])('“%s” passes', (text) => {
    expect(figuresIn(`<p>${text}</p>`)).toEqual([]);
  });

  test('comments may have any figure, and a public figure passes in its own file only', () => {
    expect(figuresIn('/** From £85. */\n  // Open until 8 PM.\nconst price = 85; // £85')).toEqual([]);
    expect(figuresIn('<p>It pays £7,500.</p>', 'src/pages/guides/when-to-replace-boiler.tsx')).toEqual([]);
    expect(figuresIn('<p>It pays £7,500.</p>')).toHaveLength(1);
  });
});
