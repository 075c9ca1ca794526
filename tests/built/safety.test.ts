import type { Cheerio } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { describe, expect, test } from 'vitest';
import { stepLabels } from '../../src/components/sections/fault-steps.tsx';
import { loadBrand } from '../../src/content/brands/index.ts';
import { brandSlugs } from '../../src/routes.ts';
import { page, pages, textOf } from './dist.ts';

const brands = await Promise.all(brandSlugs.map((slug) => loadBrand(slug)));
const oilPaths = brands.filter(({ fuel }) => fuel === 'oil').map(({ slug }) => `/services/${slug}`);
const gasPaths = pages
  .filter(({ path, page: kind }) => kind !== 'notFound' && !oilPaths.includes(path))
  .map(({ path }) => path);

const gasEmergency = 'a[href="tel:+44800111999"]';

/** A fault of a brand's page or of the guide of codes, as its page shows it. */
interface Fault {
  where: string;
  /** Its name and what it means. */
  meaning: readonly string[];
  /** The steps of its lists, by the label above them. */
  lists: Readonly<Record<string, readonly string[]>>;
}

const faults = pages.flatMap(({ path }) => faultsOf(path));

function faultsOf(path: string): Fault[] {
  const $ = page(path);
  const texts = (parts: Cheerio<AnyNode>) => parts.map((_, part) => folded($(part).text())).get();
  return $('.fault-rows > li, .fault-card')
    .toArray()
    .map((fault) => ({
      where: `${path}#${$(fault).attr('id')}`,
      meaning: sentencesOf(texts($(fault).find('h3, details > p').add($(fault).children('p')))),
      lists: Object.fromEntries(
        $(fault)
          .find('dt, h4')
          .toArray()
          .map((label) => {
            const list = $(label).is('dt') ? $(label).next('dd') : $(label).parent();
            return [$(label).text(), texts(list.find('li, p'))];
          }),
      ),
    }));
}

/** What a reader takes as one text: a fault with what they can check, a row of a table, an entry, a paragraph. */
function passagesOf(path: string): { where: string; sentences: readonly string[] }[] {
  const $ = page(path);
  const loose = $('main :is(p, li, dd, tr)')
    .filter(
      (_, part) =>
        $(part).find('p, li, tr').length === 0 && $(part).parents('tr, .fault-rows, .fault-card').length === 0,
    )
    .toArray()
    .map((part) => ({
      where: path,
      sentences: sentencesOf(
        $(part).is('tr')
          ? $(part)
              .children()
              .map((_, cell) => folded($(cell).text()))
              .get()
          : [folded($(part).text())],
      ),
    }));
  const ofFaults = faultsOf(path).map(({ where, meaning, lists }) => ({
    where,
    sentences: [...meaning, ...sentencesOf(ownerList(lists))],
  }));
  return [...loose, ...ofFaults];
}

const passages = pages.flatMap(({ path }) => passagesOf(path));

/** Whether a sentence warns of what it names instead of advising it. */
const forbids = (sentence: string) => /\b(don[’']t|do not|never|no|not|nothing|without|stop|instead)\b/i.test(sentence);

describe('emergencies', () => {
  test.each(gasPaths)('%s says what to do at a smell of gas and at an alarm for carbon monoxide', (path) => {
    const $ = page(path);
    const box = $('main .callout').has(gasEmergency);
    expect(box).toHaveLength(1);
    for (const told of [
      /flames/i,
      /switches/,
      /doors and windows/,
      /gas off at the meter/,
      /out/,
      /outside/,
      /\bCO\b.*alarm/,
    ])
      expect(folded(box.text())).toMatch(told);
  });

  test.each(oilPaths)('%s says what to do at a smell of oil and at an alarm for carbon monoxide', (path) => {
    const $ = page(path);
    const box = $('main .callout.tone-emergency');
    expect(box).toHaveLength(1);
    for (const told of [/oil/i, /tank/, /flames/, /doors and windows/, /everyone out/, /\bCO\b.*alarm/, /999/, /OFTEC/])
      expect(folded(box.text())).toMatch(told);
    expect(textOf($)).not.toContain('0800 111 999');
  });
});

describe('faults', () => {
  test('every one has two lists: what you can check, and what our engineer does', () => {
    expect(faults.length).toBeGreaterThan(100);
    const labels: readonly string[] = Object.values(stepLabels);
    const wrong = faults.filter(({ lists }) => {
      const shown = Object.keys(lists).filter((label) => label !== 'Common causes');
      return shown.join() !== labels.join() || labels.some((label) => !lists[label]?.length);
    });
    expect(wrong).toEqual([]);
  });

  test('no list for the reader holds work on gas or behind the case', () => {
    const work =
      /\b(electrode|gas valve|spark gap|set the gap|burner pressure|combustion|gasket|analyser|renew|replace)\b/i;
    expect(ownerSteps().filter(({ step }) => work.test(step))).toEqual([]);
  });

  test('a list that sends to the gas supply says to leave it off where the reason is unknown', () => {
    const toSupply = faults.filter(({ lists }) =>
      /\bcredit\b|emergency control|\bhob light/.test(ownerList(lists).join(' ')),
    );
    expect(toSupply.length).toBeGreaterThan(10);
    const silent = toSupply.filter(({ lists }) => !/leave it off and call/.test(ownerList(lists).join(' ')));
    expect(silent.map(({ where }) => where)).toEqual([]);
  });

  test('none that means an open or shorted sensor is to be reset', () => {
    const sensors = faults.filter(({ meaning }) => meaning.some(isSensorFault));
    expect(sensors.length).toBeGreaterThan(5);
    const reset = sensors.flatMap(({ where, meaning, lists }) => {
      const numbers = meaning.filter(isSensorFault).flatMap(codesIn);
      const steps = sentencesOf(ownerList(lists)).filter((sentence) => /\breset|arrow key|mode knob/i.test(sentence));
      const allowed = steps.filter((sentence) => !forbids(sentence) && !namesOnlyOthers(sentence, numbers));
      return allowed.length === 0 && steps.some(forbids) ? [] : [{ where, allowed }];
    });
    expect(reset).toEqual([]);
  });
});

describe('texts', () => {
  test('none that speaks of more than 2.5 bar advises to add water', () => {
    const high = passages.filter(({ sentences }) => sentences.some(speaksOfHighPressure));
    expect(high.length).toBeGreaterThan(10);
    const advised = high.flatMap(({ where, sentences }) =>
      sentences
        .filter((sentence) => addsWater.test(sentence) && !forbids(sentence))
        .map((sentence) => ({ where, sentence })),
    );
    expect(advised).toEqual([]);
  });

  test('every one that thaws a pipe says never to use boiling water', () => {
    const thaws = passages.filter(
      ({ sentences }) =>
        /\b(pour|run|thaw\w*)\b.*\bwater\b/i.test(sentences.join(' ')) &&
        /froze|icy|\bice\b|frost/i.test(sentences.join(' ')) &&
        /warm/i.test(sentences.join(' ')),
    );
    expect(thaws.length).toBeGreaterThan(10);
    expect(thaws.filter(({ sentences }) => !/boiling/i.test(sentences.join(' ')))).toEqual([]);
  });
});

const addsWater =
  /\btop(ping)? (it |the \w+ )?up\b|\brefill\b|\badd(ing)? water\b|\bfill (it|to|the (boiler|system))\b/i;

function speaksOfHighPressure(sentence: string): boolean {
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

/** Whether a sentence names codes, and none of those given. */
function namesOnlyOthers(sentence: string, numbers: readonly string[]): boolean {
  const named = codesIn(sentence);
  return named.length > 0 && named.every((code) => !numbers.includes(code));
}

/** The numbers of three digits in a sentence. */
function codesIn(sentence: string): readonly string[] {
  return sentence.match(/\b\d{3}\b/g) ?? [];
}

function ownerSteps(): { where: string; step: string }[] {
  return faults.flatMap(({ where, lists }) => ownerList(lists).map((step) => ({ where, step })));
}

function ownerList(lists: Fault['lists']): readonly string[] {
  return lists[stepLabels.owner] ?? [];
}

function sentencesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/(?<=[.?!]) /));
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
