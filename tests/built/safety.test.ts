import { expect, test } from 'vitest';
import { stepLabels } from '../../src/components/sections/fault-steps.tsx';
import { loadBrand } from '../../src/content/brands/index.ts';
import { brandSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { page, pages, textOf, textsIn } from './dist.ts';

const brands = await Promise.all(brandSlugs.map((slug) => loadBrand(slug)));
const oilPaths = brands.filter(({ fuel }) => fuel === 'oil').map(({ slug }) => `/services/${slug}`);
const gasPaths = pages
  .filter(({ path, kind }) => kind !== 'notFound' && !oilPaths.includes(path))
  .map(({ path }) => path);

/** A fault on a brand page or in the guide to error codes. */
interface Fault {
  where: string;
  name: string;
  isForEngineers: boolean;
  /** The sentences of its title and explanation. */
  meaning: readonly string[];
  /** The steps of its lists, by label. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** The sentences of the checks for owners. */
  advice: readonly string[];
}

const faults = pages.flatMap(({ path }) => {
  const $ = page(path);
  return $('.fault-rows > [id], .fault-card')
    .get()
    .map((fault): Fault => {
      const labels = $(fault).find('dt, h4').get();
      const lists = Object.fromEntries(
        labels.map((label) => {
          const list = $(label).is('dt') ? $(label).next('dd') : $(label).parent();
          return [$(label).text(), textsIn($, list.find('li, p'))];
        }),
      );
      const meaning = sentencesOf(
        textsIn($, $(fault).find('h3, summary > span, details > p').add($(fault).children('p'))),
      );
      return {
        where: `${path}#${fault.attribs.id}`,
        name: textsIn($, $(fault).find('.boiler-screen, h3')).join(' '),
        isForEngineers: $(fault).find('.badge').text() === 'Engineer only',
        meaning,
        lists,
        advice: sentencesOf(lists[stepLabels.owner] ?? lists[stepLabels.caller] ?? []),
      };
    });
});

/** The sentences of each fault with its checks, and of each table row, list item and paragraph. */
const passages = [
  ...faults.map(({ where, meaning, advice }) => ({ where, sentences: [...meaning, ...advice] })),
  ...pages.flatMap(({ path: where }) => {
    const $ = page(where);
    return $('main :is(p, li, dd, tr):not(:has(p, li, tr), :is(tr, .fault-rows > [id], .fault-card) *)')
      .get()
      .map((part) => ({ where, sentences: sentencesOf(textsIn($, $(part).is('tr') ? $(part).children() : $(part))) }));
  }),
];

/** Returns whether a sentence is a warning. */
const forbids = (sentence: string) => /\b(don[’']t|do not|never|no|not|nothing|without|stop|instead)\b/i.test(sentence);

test('every page has emergency advice for its fuel and for carbon monoxide', () => {
  const gas = [
    ...[
      /light anything/,
      /switches/,
      /doors and windows/,
      /gas off at the meter unless .* cellar or basement/,
      /outside/,
    ],
    ...[/\bCO\b.*alarm/, /unwell, call 999 and say it may be carbon monoxide/, /until you’re told it’s safe/],
  ];
  const oil = [/oil/i, /tank/, /flames/, /doors and windows/, /everyone out/, /\bCO\b.*alarm/, /999/, /OFTEC/];
  for (const path of [...gasPaths, ...oilPaths]) {
    const $ = page(path);
    const isOil = oilPaths.includes(path);
    const boxes = $('main .callout').filter(isOil ? '.tone-emergency' : ':has(a[href="tel:+44800111999"])');
    const [text = ''] = textsIn($, boxes);
    expect.soft(boxes.length, path).toBe(1);
    const missing = (isOil ? oil : gas).filter((advice) => !advice.test(text));
    expect.soft(missing, path).toEqual([]);
    if (isOil) expect.soft(textOf($), path).not.toContain('0800 111 999');
  }
});

test('every fault has a list for the owner and a list for the engineer', () => {
  expect(faults.length).toBeGreaterThan(100);
  const wrong = faults.filter(({ isForEngineers, lists }) => {
    const labels = [stepLabels[isForEngineers ? 'caller' : 'owner'], stepLabels.engineer];
    const shown = Object.keys(lists).filter((label) => label !== 'Common causes');
    return shown.join() !== labels.join() || labels.some((label) => !lists[label]?.length);
  });
  expect(wrong).toEqual([]);
});

test('advice never includes work on gas or behind the case', () => {
  const work =
    /\b(electrode|gas valve|spark gap|set the gap|burner pressure|combustion|gasket|analyser|renew|replace)\b/i;
  expect(faults.filter(({ advice }) => work.test(advice.join(' ')))).toEqual([]);
});

test('advice on the gas supply is to leave the boiler off and call us, or to call the supplier', () => {
  const onSupply = faults.filter(({ advice }) => /\bcredit\b|emergency control|\bhob light/.test(advice.join(' ')));
  expect(onSupply.length).toBeGreaterThan(10);
  expect(onSupply.filter(({ advice }) => !/leave it off and call|call your supplier/.test(advice.join(' ')))).toEqual(
    [],
  );
});

test('texts about water near the wiring warn against touching the boiler', () => {
  const wet = passages.filter(({ sentences }) => /fuse board, as long as that’s dry/.test(sentences.join(' ')));
  expect(wet.map(({ where }) => where)).toEqual(expect.arrayContaining(['/', '/guides/worcester-error-codes']));
  expect(wet.filter(({ sentences }) => !/don[’']t touch/i.test(sentences.join(' ')))).toEqual([]);
});

test('no page claims that we turn a boiler off without permission, or has a wrong price of a landlord record', () => {
  const { landlordRecord } = site.visits.prices;
  for (const { path } of pages) {
    const text = textOf(page(path));
    expect.soft(text, path).not.toMatch(/\b(we|engineers?) (have to|must|will|’ll) (turn|switch) it off/i);
    for (const [, price] of text.matchAll(/landlord gas safety record(?:, one appliance)? ?£([\d,.]*\d)/gi)) {
      expect.soft(Number(price?.replaceAll(',', '')), path).toBe(landlordRecord);
    }
  }
});

test('advice for an open or shorted sensor warns against a reset', () => {
  const sensors = faults.filter(({ meaning }) => meaning.some(isSensorFault));
  expect(sensors.length).toBeGreaterThan(5);
  const reset = sensors.filter(({ meaning, advice }) => {
    const numbers = meaning.filter(isSensorFault).flatMap(codesIn);
    const steps = advice.filter((sentence) => /\breset|arrow key|mode knob/i.test(sentence));
    return (
      !steps.some(forbids) || steps.some((sentence) => !forbids(sentence) && !hasOnlyOtherCodes(sentence, numbers))
    );
  });
  expect(reset).toEqual([]);
});

test.each([
  ['faults that need an engineer', ({ isForEngineers }: Fault) => isForEngineers, 40],
  ['air-flow faults', ({ name }: Fault) => /\b(fan|air|flue|exhaust)\b/i.test(name), 10],
])('advice for %s never suggests a reset', (_, isOfKind, atLeast) => {
  const found = faults.filter(isOfKind);
  expect(found.length).toBeGreaterThan(atLeast);
  expect(found.filter(advisesReset).map(({ where }) => where)).toEqual([]);
});

test('advice to add water includes a check for leaks', () => {
  const isFilling = (step: string) => addsWater.test(step) && !/\b(don’t|never|instead)\b/i.test(step);
  const filling = faults.filter(({ advice }) => advice.some(isFilling));
  const guides = brands.filter(({ layout }) => layout !== 'short').map(({ slug }) => `/services/${slug}`);
  expect(filling.length).toBeGreaterThan(15);
  expect(filling.filter(({ advice }) => !leakCheck.test(advice.join(' '))).map(({ where }) => where)).toEqual([]);
  expect(guides.filter((path) => !leakCheck.test(textOf(page(path), 'main .controls-guide:has(dl)')))).toEqual([]);
});

test('advice for overheating is to leave the boiler off if the gauge is at zero', () => {
  const hot = passages.filter(
    ({ sentences }) =>
      /\b(overheat|too hot|hotter|(safety|limit) thermostat|let (it|the boiler) (cool|go cold))/i.test(
        sentences.join(' '),
      ) &&
      sentences.some((step) => /\bbelow 1\.0 bar\b/.test(step)) &&
      sentences.some((step) => addsWater.test(step) || /follow the steps for/.test(step)),
  );
  expect(hot.length).toBeGreaterThan(10);
  const wrong = hot.filter(
    ({ sentences }) => !/gauge is at zero, leave (it|the boiler) off/i.test(sentences.join(' ')),
  );
  expect(wrong.map(({ where }) => where)).toEqual([]);
});

test('advice for a burner that does not light includes a check of the flue', () => {
  const dark = passages.filter(({ sentences }) => /\bhob lights?\b.*\b(restart|reset) once/i.test(sentences.join(' ')));
  expect(dark.length).toBeGreaterThan(10);
  expect(
    dark.filter(({ sentences }) => !/covers the flue/.test(sentences.join(' '))).map(({ where }) => where),
  ).toEqual([]);
});

test('every Worcester card that forbids a reset is in the list of codes that must not be reset', () => {
  const path = '/guides/worcester-error-codes';
  const list = textsIn(page(path), page(path)('.callout.tone-emergency:has(.plain-list) li')).join(' ');
  const named = (code: string) => new RegExp(`\\b${code}\\b`).test(list);
  const forbidden = faults
    .filter(({ where }) => where.startsWith(path))
    .flatMap(({ name, advice }) =>
      advice
        .filter((step) => /don’t reset it|off and leave it off/i.test(step))
        .map((step) => codesIn(step + name).concat(/\b[A-E]\d\b/.exec(step + name)?.[0] ?? [])),
    );
  expect(forbidden.length).toBeGreaterThan(7);
  expect(forbidden.filter((codes) => !codes.some(named))).toEqual([]);
});

test('advice for a boiler that may let fumes out is to switch it off', () => {
  const leaking = passages.filter(({ sentences }) => sentences.some((sentence) => /\bAC or BC, /.test(sentence)));
  expect(leaking.map(({ where }) => where)).toContain('/services/baxi');
  expect(page('/services/baxi')('a:contains("if a CO alarm sounds")').attr('href')).toBe('#safety');
  expect(leaking.filter(({ sentences }) => !/\b(turn|switch) (it|the boiler) off/.test(sentences.join(' ')))).toEqual(
    [],
  );
});

test('the steps of a fault are instructions, not questions', () => {
  const questions = faults.flatMap(({ where, advice }) => advice.filter((step) => step.endsWith('?')).map(() => where));
  expect(questions).toEqual([]);
});

test('advice for high pressure never suggests bleeding radiators', () => {
  const high = faults.filter(({ meaning }) => meaning.some(isHighPressure));
  expect(high.length).toBeGreaterThan(1);
  expect(high.filter(({ advice }) => /\bbleed/i.test(advice.join(' '))).map(({ where }) => where)).toEqual([]);
});

test('no text advises adding water above 2.5 bar', () => {
  const high = passages.filter(({ sentences }) => sentences.some(isHighPressure));
  expect(high.length).toBeGreaterThan(10);
  const wrong = high.filter(({ sentences }) =>
    sentences.some((sentence) => addsWater.test(sentence) && !forbids(sentence)),
  );
  expect(wrong).toEqual([]);
});

test('advice to thaw a pipe warns against boiling water', () => {
  const thaws = passages.filter(({ sentences }) =>
    [/\b(pour|run|thaw\w*)\b.*\bwater\b/i, /froze|icy|\bice\b|frost/i, /warm/i].every((word) =>
      word.test(sentences.join(' ')),
    ),
  );
  expect(thaws.length).toBeGreaterThan(10);
  expect(thaws.filter(({ sentences }) => !/boiling/i.test(sentences.join(' ')))).toEqual([]);
});

const leakCheck = /\b(nothing (leaks|is wet))\b/;

function advisesReset({ advice }: Fault): boolean {
  return advice.some((step) => /\breset|\brestart|arrow key|mode knob|\bhold R\b/i.test(step) && !forbids(step));
}

const addsWater =
  /\btop(ping)? (it |the \w+ )?up\b|\brefill\b|\badd(ing)? water\b|\bfill (it|to|the (boiler|system))\b/i;

function isHighPressure(sentence: string): boolean {
  if (/\b(past|above|over|beyond|passes|more than) (about )?2\.5\b/i.test(sentence)) return true;
  if (/\b(near(ly)?|close to|about) 3 (bar|hot|cold)\b/i.test(sentence)) return true;
  return [...sentence.matchAll(/(\d+(?:\.\d+)?) bar\b/g)].some(([, bar]) => Number(bar) > 2.5);
}

function isSensorFault(sentence: string): boolean {
  return (
    /\b(sensor|thermistor|S1)\b/i.test(sentence) &&
    /\b(short(ed)?|short-circuit\w*|open|resistance|reads wrongly|cannot be right)\b/i.test(sentence)
  );
}

/** Returns whether a sentence names codes, but none of the given ones. */
function hasOnlyOtherCodes(sentence: string, numbers: readonly string[]): boolean {
  const named = codesIn(sentence);
  return named.length > 0 && named.every((code) => !numbers.includes(code));
}

function codesIn(sentence: string): readonly string[] {
  return sentence.match(/\b\d{3}\b/g) ?? [];
}

function sentencesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/(?<=[.?!]) /));
}
