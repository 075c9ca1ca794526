import { describe, expect, test } from 'vitest';
import { contentPassages } from '../../../scripts/content/content-passages.ts';
import { mayTypeFigures, typedFigures } from '../../../scripts/content/figures.ts';
import { wrongMinutes } from '../../../scripts/content/minutes.ts';
import { around, type Passage, unknown } from '../../../scripts/content/passages.ts';
import { sourcePassages } from '../../../scripts/content/source-passages.ts';
import { faultsOfFile, styleMessage } from '../../../scripts/style/check-style.ts';
import { straightQuotes } from '../../../scripts/style/quotes.ts';
import { longSentences, repeatedSentences, saidAlike, sentencesOf } from '../../../scripts/style/sentences.ts';
import { wordFaults, wordRules } from '../../../scripts/style/words.ts';

/** A text as a page has it. */
function passage(text: string, file = 'src/content/home.ts', place = `${file}  introduction`): Passage {
  return { place, file, text };
}

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
    expect(wordFaults(passage(text))).toEqual([
      {
        setting: 'src/content/home.ts  introduction',
        found: text,
        expected: expect.stringContaining(`“${words}”`),
      },
    ]);
  });

  test.each([
    'Main and Baxi boilers, by the manufacturer’s manual; each makes its own noise.',
    'What makes the boiler stop? The fan makes sure of the draught.',
    'We recommend it and amend nothing. During the day, bring the string.',
    'A fitted kitchen, and a filter fitted to the pipe.',
    'A renewable source, where they are, this one.',
    'Clas HE and Combi HE.',
  ])('“%s” passes', (text) => {
    expect(wordFaults(passage(text))).toEqual([]);
  });

  const allowances = wordRules.flatMap(({ words, allowed = [] }) => allowed.map((one) => ({ words, ...one })));

  test.each(allowances)('“$example” passes: $because', ({ words, within, example }) => {
    expect(example).toMatch(new RegExp(words.source, words.flags));
    expect(example).toMatch(new RegExp(within.source, within.flags));
    expect(wordFaults(passage(example))).toEqual([]);
  });
});

describe('sentences', () => {
  const words = (count: number) => `Word${' word'.repeat(count - 1)}`;

  test('28 words pass, 29 are named with their number', () => {
    expect(longSentences(passage(`Short. ${words(28)}.`))).toEqual([]);
    expect(longSentences(passage(`Short. ${words(29)}.`))).toEqual([
      { setting: expect.any(String), found: `${words(29)}.`, expected: 'no more than 28 words, not 29' },
    ]);
  });

  test('figures, units and values filled in later count as words, dashes do not', () => {
    expect(longSentences(passage(`${words(25)} 1.3 bar ${unknown}.`))).toEqual([]);
    expect(longSentences(passage(`${words(25)} 1.3 bar – ${unknown} here.`))).toHaveLength(1);
  });

  test.each([
    ['It is 1.3 bar. Is it? Yes!', ['It is 1.3 bar.', 'Is it?', 'Yes!']],
    ['Read the gauge. 1.0 bar is fine.', ['Read the gauge.', '1.0 bar is fine.']],
    ['It costs more. £85 is the price.', ['It costs more.', '£85 is the price.']],
    ['It takes approx. 20 minutes.', ['It takes approx. 20 minutes.']],
    ['VAT no. 5 is ours.', ['VAT no. 5 is ours.']],
    [`From ${unknown}. Then more.`, [`From ${unknown}.`, 'Then more.']],
  ])('“%s” is split where it ends', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  test('a sentence on two pages is named with the other place', () => {
    const baxi = passage('Good. We test the flow of every tap.', 'src/content/brands/baxi.ts');
    const main = passage('We test the flow of every tap!', 'src/content/brands/main.ts');
    expect(repeatedSentences([baxi, main])).toEqual([
      { setting: main.place, found: main.text, expected: `words of its own, not those of ${baxi.place}` },
    ]);
  });

  test('a guide’s content and prose are one page; short sentences and steps may be the same', () => {
    const say = (file: string, text: string, field = 'prose') => passage(text, file, `${file}  ${field}`);
    expect(
      repeatedSentences([
        say('src/content/guides/x.ts', 'We test the flow of every tap.'),
        say('src/pages/guides/x.tsx', 'We test the flow of every tap.'),
        say('src/content/brands/baxi.ts', 'Leave it off and call.'),
        say('src/content/brands/main.ts', 'Leave it off and call.'),
        say('src/content/brands/baxi.ts', `It costs ${unknown} and takes some time.`),
        say('src/content/brands/main.ts', `It costs ${unknown} and takes some time.`),
        say('src/content/brands/baxi.ts', 'If it trips again, leave it off.', 'issues[0].check[1]'),
        say('src/content/brands/main.ts', 'If it trips again, leave it off.', 'issues[0].check[1]'),
      ]),
    ).toEqual([]);
  });
});

test.each(saidAlike)('“$example” may stand on two pages: $because', ({ example }) => {
  expect(example.split(' ').length).toBeGreaterThan(5);
  const places = ['src/content/brands/baxi.ts', 'src/content/brands/main.ts'];
  expect(repeatedSentences(places.map((file) => passage(example, file)))).toEqual([]);
});

describe('quotes', () => {
  test('straight ones are named one by one, curly ones pass', () => {
    const found = straightQuotes(passage(`The boiler's "eco" key, and the boiler’s “eco” key.`));
    expect(found.map(({ expected }) => expected)).toEqual([
      'a curly ’ (or ‘) for the straight one',
      'curly “ and ” for the straight ones',
      'curly “ and ” for the straight ones',
    ]);
  });

  test('a label of the specification keeps its own', () => {
    expect(straightQuotes(passage("What's Included"))).toEqual([]);
    expect(straightQuotes(passage("See what's included."))).toHaveLength(1);
  });
});

describe('figures', () => {
  test.each([
    ['A service costs £85.', 'price'],
    ['Between £1,800-£3,500 installed.', 'price'],
    ['Call 020 7946 0187 now.', 'phone'],
    ['Open until 8 PM.', 'opening times'],
    ['From 7:30am we visit.', 'opening times'],
    ['The office opens at 08:00.', 'opening times'],
    ['Over 5,000 installations.', 'count'],
    ['Based on 127 reviews.', 'count'],
    ['2,500+ services.', 'count'],
    ['Homes heated: 500+', 'count'],
    ['Rated 4.9/5 by them.', 'count'],
    ['Right in 95% of cases.', 'terms'],
    ['Call (020) 7946-0187 now.', 'phone'],
    ['In the mornings from seven.', 'opening times'],
    ['We visit from six to nine.', 'opening times'],
    ['By appointment from seven we come.', 'opening times'],
    ['The office is open until half past eight.', 'opening times'],
    ['Choose a slot before eight, or late.', 'opening times'],
    ['In our four packages.', 'no count'],
    ['Our five reviews.', 'no count'],
    ['The 114 districts of London.', 'no count'],
    ['Compared with nine other brands.', 'no count'],
    ['What 24 fault codes mean.', 'no count'],
    ['After more than ten years of installing.', 'count'],
    ['It has a 12-month workmanship guarantee.', 'guaranteeMonths'],
    ['We guarantee our work for 12 months.', 'guaranteeMonths'],
    ['12 Month Guarantee', 'guaranteeMonths'],
    ['A fan we fit is covered for a year.', 'guaranteeMonths'],
    ['Our cover runs for two years.', 'guaranteeMonths'],
    ['Our packages carry a 10-year warranty.', 'packageWarrantyYears'],
    ['A low price for a ten-year warranty with this package.', 'packageWarrantyYears'],
    ['10-year warranties on installations', 'packageWarrantyYears'],
  ])('“%s” is named for its %s', (text, what) => {
    expect(typedFigures(passage(text))).toMatchObject([{ found: text, expected: expect.stringContaining(what) }]);
    for (const source of [`<p>${text.replaceAll(' ', '\n  ')}</p>`, `{ text: '${text}' }`]) {
      expect(mayTypeFigures('src/pages/a.tsx', source), source).toBe(true);
    }
  });

  test.each([
    'Smell gas? Call 0800 111 999.',
    'At 1.3 bar, 10.5 litres a minute and 60-90 minutes.',
    'A 4+ bed house with 15+ radiators; code 08, then E10 222.',
    'Test again at 8am. The zone applies until 6.30pm.',
    'A 2/10 screw and 12 to 15 years.',
    'Book a service from six to eight years on, or after ten minutes by appointment from seven busy engineers.',
    'It works at midnight and fails at breakfast.',
    'Three fans, codes 01 to 20, and two brands.',
    'A gas safety check every 12 months. Worcester’s guarantee asks for one, and its warranty can be ten years.',
    'Unregistered, Vaillant’s warranty is 12 months. Once we fit a filter, see to it twice a year.',
    `From £${unknown} installed.`,
  ])('“%s” passes', (text) => {
    expect(typedFigures(passage(text))).toEqual([]);
  });

  test('a guarantee is typed nowhere, not even beside its months', () => {
    const claims = 'src/content/claims.ts';
    expect(typedFigures(passage('24-month workmanship guarantee', claims))).toHaveLength(1);
    expect(typedFigures(passage('Based on 127 reviews.', claims))).toEqual([]);
  });

  test('a public figure passes in its own file only', () => {
    const text = 'The scheme pays £7,500.';
    expect(typedFigures(passage(text, 'src/pages/guides/when-to-replace-boiler.tsx'))).toEqual([]);
    expect(typedFigures(passage(text))).toHaveLength(1);
  });

  test('a source that has them in comments alone is not parsed for them', () => {
    expect(mayTypeFigures('src/pages/a.tsx', '/** From £85. */\n  // Open until 8 PM.\nconst price = 85;')).toBe(false);
    expect(mayTypeFigures('src/pages/a.tsx', "const text = 'Call 0800 111 999 at 1.3 bar: 60-90 minutes.';")).toBe(
      false,
    );
  });
});

describe('minutes', () => {
  const expectedIn = (file: string, text: string) => {
    const content = new Map<string, Record<string, unknown>>([
      ['brands/baxi.ts', { brand: { serviceMinutes: [60, 90] } }],
      ['brands/ideal.ts', { brand: {} }],
      ['locations/areas.ts', { areas: [{ code: 'E', districts: ['E1'], averageCalloutTime: '30-45 minutes' }] }],
      ['locations/districts/e1.ts', { district: { slug: 'e1' } }],
    ]);
    return wrongMinutes(content.set(file, { ...content.get(file), text })).map(
      ({ setting, expected }) => `${setting}: ${expected}`,
    );
  };

  test('of a district are those of its area', () => {
    expect(expectedIn('locations/districts/e1.ts', 'There in 30-45 minutes.')).toEqual([]);
    expect(expectedIn('locations/districts/e1.ts', 'There in 30 to 40 minutes.')).toEqual([
      'src/content/locations/districts/e1.ts  text: 30-45 minutes, as its area says',
    ]);
  });

  test('of a service are those of its brand; shorter ones are a step of it', () => {
    expect(expectedIn('brands/baxi.ts', 'It takes 60 to 90 minutes. Let it cool for 20-30 minutes.')).toEqual([]);
    expect(expectedIn('brands/baxi.ts', 'A 60-75 minute visit.')).toEqual([
      'src/content/brands/baxi.ts  text: 60-90 minutes, as serviceMinutes says',
    ]);
    expect(expectedIn('brands/ideal.ts', 'It takes 60-75 minutes.')).toEqual([]);
  });
});

describe('texts of content', () => {
  test('are read with file and field, each shared one once, and what only the code reads is left out', () => {
    const shared = { text: 'Shared.' };
    const content = new Map<string, Record<string, unknown>>([
      ['home.ts', { services: [{ icon: 'flame', title: 'One', keywords: ['ring'] }], shared }],
      ['brands/baxi.ts', { brand: { intro: 'Two' } }],
      ['quote.ts', { again: shared, count: 5, of: (text: string) => text }],
    ]);
    expect(contentPassages(content)).toEqual([
      { place: 'src/content/home.ts  services[0].title', file: 'src/content/home.ts', text: 'One' },
      { place: 'src/content/home.ts  shared.text', file: 'src/content/home.ts', text: 'Shared.' },
      { place: 'src/content/brands/baxi.ts  intro', file: 'src/content/brands/baxi.ts', text: 'Two' },
    ]);
  });
});

describe('texts of markup', () => {
  const read = (source: string) =>
    sourcePassages('src/pages/a.tsx', source).map(({ place, text }) => `${place.replace(/^.*:/, '')} ${text}`);

  test('a paragraph is joined over its lines and inline elements', () => {
    const source = `const a = (
      <p>
        One line,
        <b>bold</b> and <PageLink to="/a b">a link</PageLink>{' '}
        {\`to \${name} here\`} for {price}.
      </p>
    );`;
    expect(read(source)).toEqual([`3 One line,bold and a link to ${unknown} here for ${unknown}.`]);
  });

  test('a string that contains markup is no text', () => {
    expect(read("const a = '<g fill=\"none\">Say so</g>', b = 'Say so';")).toEqual(['1 Say so']);
  });

  test('a break, and a block within, end it', () => {
    expect(read('const a = <div>One two<br />three four<p>Five six</p>seven</div>;')).toEqual([
      '1 One two',
      '1 three four',
      '1 Five six',
      '1 seven',
    ]);
  });

  test('attributes, tables and both sides of a choice are texts', () => {
    const source = `const a = <Table caption="The caption" columns={[{ label: 'Price' }]} note={open ? 'Now open' : 'Now shut'} />;`;
    expect(read(source)).toEqual(['1 The caption', '1 Price', '1 Now open', '1 Now shut']);
  });

  test('a choice within a paragraph is unknown there and read by itself', () => {
    expect(read(`const a = <p>It is {open ? 'open to all' : 'shut for now'}.</p>;`).sort()).toEqual([
      `1 It is ${unknown}.`,
      '1 open to all',
      '1 shut for now',
    ]);
  });

  test('code is no text: imports, types, classes, comments, keys, errors', () => {
    const source = `
      import { maker } from './Some Maker.ts';
      type Name = 'A Maker';
      // The maker rings.
      const maker = <p className="a maker" key="The maker" data-x={1}>{/* mend it */}{renew}</p>;
      throw new TypeError('The maker');`;
    expect(read(source)).toEqual([]);
  });

  test('a source that cannot be read is an error that names it', () => {
    expect(() => read('const a = <p>')).toThrow('src/pages/a.tsx');
  });
});

describe('the message', () => {
  const faults = [
    { setting: 'src/content/home.ts  introduction[0]', found: 'We mend it', expected: 'another word' },
    { setting: 'src/pages/a.tsx:12', found: 'Same here', expected: 'words of its own, not those of src/pages/b.tsx:3' },
  ];

  test('names every fault: file, field or line, and the words', () => {
    expect(styleMessage(faults).split('\n')).toEqual([
      '2 places are against the style.',
      expect.stringMatching(
        /^ {2}src\/content\/home\.ts {2}introduction\[0\] +found "We mend it" +expected another word/,
      ),
      expect.stringMatching(/^ {2}src\/pages\/a\.tsx:12 +found "Same here" +expected words of its own/),
    ]);
    expect(styleMessage([])).toBe('');
  });

  test('of one file has its faults, and those that name it', () => {
    const of = (file: string) => faultsOfFile(faults, file).map(({ found }) => found);
    expect(of('src/content/home.ts')).toEqual(['We mend it']);
    expect(of('src/pages/b.tsx')).toEqual(['Same here']);
    expect(of('src/pages/a.ts')).toEqual([]);
  });

  test('shows a word among its neighbours', () => {
    expect(around('Short', 0, 5)).toBe('Short');
    expect(around(`${'a'.repeat(40)}word${'b'.repeat(40)}`, 40, 4)).toBe(`…${'a'.repeat(24)}word${'b'.repeat(16)}…`);
  });
});
