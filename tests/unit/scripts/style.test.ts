import { describe, expect, test } from 'vitest';
import { literalFigures } from '../../../scripts/content/figures.ts';
import { styleFaults } from '../../../scripts/style/check-style.ts';
import { longSentences, repeatedSentences, sentencesOf } from '../../../scripts/style/sentences.ts';

const place = 'src/content/home.ts  introduction';
const foundIn = (text: string) => styleFaults([{ place, text }]).map(({ expected }) => expected);

test('unwanted words are reported', () => {
  const unwanted = {
    maker: 'The maker’s warranty.',
    'another make': 'A part of another make.',
    Makes: 'Makes we service',
    mended: 'We mended it.',
    Ring: 'Ring us first.',
    fitting: 'A day for the fitting.',
    renewed: 'The seal is renewed.',
    dearest: 'The dearest of the five.',
    'Nor does': 'Nor does it help.',
    him: 'Show him the display.',
    'Gas Safe certified': 'By Gas Safe certified engineers',
    'the owner': 'Something the owner may check.',
  };
  const passed = Object.entries(unwanted).filter(([word, text]) => !foundIn(text)[0]?.includes(`“${word}”`));
  expect(passed).toEqual([]);
});

test('longer words and phrases with an unwanted word, and its other senses, are accepted', () => {
  const accepted = [
    'Main and Baxi boilers, by the manufacturer’s manual; each makes its own noise.',
    'What makes the boiler stop? The fan makes sure of the draught. How much noise does this make?',
    'Make a note of the code: one more makes it worse.',
    'We recommend it and amend nothing. During the day, bring the string.',
    'A fitted kitchen with a compression fitting, and a sealing ring on the ring main.',
    'A renewable source, where they are, this one. Renew the plan each year.',
    'Clas HE and Combi HE. Ask the owner of the building.',
    'Gas Safe Certified',
  ];
  expect(accepted.flatMap(foundIn)).toEqual([]);
});

describe('sentences', () => {
  const words = (count: number) => `Word${' word'.repeat(count - 1)}`;

  test('may have 28 words; dashes do not count', () => {
    expect(longSentences({ place, text: `Short. ${words(26)} 1.3 – bar.` })).toEqual([]);
    expect(longSentences({ place, text: `Short. ${words(29)}.` })).toEqual([
      { setting: place, found: `${words(29)}.`, expected: 'at most 28 words, not 29' },
    ]);
  });

  test('end at a full stop or question mark, also before a figure, but not after an abbreviation', () => {
    expect(sentencesOf('It is 1.3 bar. Is it? It takes approx. 20 minutes. £85 is the price.')).toEqual([
      'It is 1.3 bar.',
      'Is it?',
      'It takes approx. 20 minutes.',
      '£85 is the price.',
    ]);
  });

  const onTwoPages = (text: string, field = 'prose', other = 'src/content/brands/main.ts') =>
    repeatedSentences([
      { place: `src/content/brands/baxi.ts  ${field}`, text },
      { place: `${other}  ${field}`, text: text.replace(/\.$/, '!') },
    ]);

  test('on two pages are reported with the other place', () => {
    expect(onTwoPages('We test the flow of every tap.')).toEqual([
      {
        setting: 'src/content/brands/main.ts  prose',
        found: 'We test the flow of every tap!',
        expected: 'wording that differs from src/content/brands/baxi.ts  prose',
      },
    ]);
  });

  test.each([
    ['Leave it off and call.', 'prose'],
    ['If it trips again, leave it off.', 'issues[0].check[1]'],
    ['A service costs from £85 and takes 60-90 minutes.', 'prose'],
  ])('“%s” may be repeated on two pages, here in the field %s', (text, field) => {
    expect(onTwoPages(text, field)).toEqual([]);
  });
});

test('straight quotes are reported, except in labels of the specification', () => {
  expect(foundIn(`The boiler's "eco" key, and the boiler’s “eco” key.`)).toHaveLength(3);
  expect(foundIn("What's Included")).toEqual([]);
  expect(foundIn("See what's included.")).toHaveLength(1);
});

describe('literal figures', () => {
  const figuresIn = (source: string, file = 'src/pages/a.tsx') => literalFigures(file, source);

  test.each([
    ['Between £1,800-£3,500 installed.', 'price'],
    ['Call (020) 7946-0187 now.', 'phone'],
    ['Call +44 20 7946 0187 now.', 'phone'],
    ['From 7:30am we visit.', 'opening times'],
    ['The office\n      closes at 6pm.', 'opening times'],
  ])('in “%s” are reported with their line: %s', (text, what) => {
    const [fault] = figuresIn(`\n<p>${text}</p>`);
    expect(fault?.expected).toContain(what);
    expect(fault?.setting).toMatch(/^src\/pages\/a\.tsx:[23]$/);
  });

  test('do not include codes, measurements and public phone numbers', () => {
    const texts = [
      'Smell gas? Call 0800 111 999.',
      'At 1.3 bar, 10.5 litres a minute and 60-90 minutes.',
      'Code 08, then E10 222. From £$\\{price} installed.',
      'Test again at 8am. The zone applies until 6.30pm.',
    ];
    expect(texts.flatMap((text) => figuresIn(`<p>${text}</p>`))).toEqual([]);
  });

  test('are accepted in comments, and the amount of the boiler grant in one guide only', () => {
    expect(figuresIn('/** From £85. */\n  // Open until 8 PM.\nconst price = 85; // £85')).toEqual([]);
    expect(figuresIn('<p>It pays £7,500.</p>', 'src/content/guides/when-to-replace-boiler.mdx')).toEqual([]);
    expect(figuresIn('<p>It pays £7,500.</p>')).toHaveLength(1);
  });
});
