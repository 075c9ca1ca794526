import fc from 'fast-check';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { criticalCss } from '../../../scripts/build/critical-css.ts';
import { namesOnFirstScreen } from '../../../scripts/build/first-screen-names.ts';

fc.configureGlobal({ seed: 1, numRuns: 300 });

const classes = ['a', 'b', 'c', 'lead', 'x-1', 'md-2'];
const className = fc.constantFrom(...classes);
const compound = fc.oneof(
  className.map((name) => `.${name}`),
  fc.constantFrom('p', 'main', '*', '[hidden]', '[data-x]', '#main'),
  fc.tuple(className, className).map(([one, other]) => `.${one}.${other}`),
  fc.tuple(className, className).map(([one, other]) => `.${one}:not(.${other})`),
  className.map((name) => `.${name}::before`),
  className.map((name) => `.${name}:hover`),
);
const selector = fc
  .tuple(compound, fc.constantFrom(' ', '>', '+', '~'), fc.option(compound))
  .map(([first, combinator, second]) => (second === null ? first : `${first}${combinator}${second}`));
const declaration = fc.constantFrom(
  'top:0',
  'color:var(--u)',
  '--v:1px',
  'left:var(--v)',
  'animation:1s k',
  'animation:1s l',
);
const rule = fc
  .tuple(fc.array(selector, { minLength: 1, maxLength: 3 }), fc.array(declaration, { minLength: 1, maxLength: 3 }))
  .map(([selectors, declarations]) => `${selectors.join(',')}{${declarations.join(';')}}`);
const around = fc.constantFrom(
  '@media (min-width:1px){|}',
  '@media print{|}',
  '@layer base{|}',
  '@supports (top:0){|}',
  '|',
);
const sheet = fc.array(fc.tuple(rule, around), { maxLength: 12 }).map((rules) => {
  const all = rules.map(([one, frame]) => frame.replace('|', () => one)).join('');
  return `:root{--u:red;--w:2}@keyframes k{to{top:0}}@keyframes l{from{top:0}}${all}/* end */`;
});
const names = fc
  .uniqueArray(className)
  .map((present) => ['html', 'main', 'p', '*', ...present.map((one) => `.${one}`)]);

/** The rules of a sheet that are not steps of an animation. */
function rulesOf(css: string): postcss.Rule[] {
  const rules: postcss.Rule[] = [];
  postcss.parse(css).walkRules((one) => {
    if (one.parent?.type !== 'atrule' || !(one.parent as postcss.AtRule).name.endsWith('keyframes')) rules.push(one);
  });
  return rules;
}

describe('the inline styles', () => {
  test('ask for no class that is not there, and for no pointer', () => {
    fc.assert(
      fc.property(sheet, names, (css, present) => {
        for (const { selectors } of rulesOf(criticalCss(css)(new Set(present)))) {
          for (const one of selectors) {
            const asked = one.replace(/:not\([^)]*\)/g, '').match(/\.[\w-]+/g) ?? [];
            for (const name of asked) expect(present).toContain(name);
            expect(one).not.toContain(':hover');
          }
        }
      }),
    );
  });

  test('hold the declarations of every plain rule whose class is there, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(className, fc.nat(9)), { maxLength: 12 }), names, (rows, present) => {
        const kept = criticalCss(rows.map(([name, top]) => `.${name}{top:${top}px}`).join(''))(new Set(present));
        const found = rulesOf(kept).flatMap((one) => one.nodes.map((each) => `${one.selector} ${each}`));
        const expected = rows
          .filter(([name]) => present.includes(`.${name}`))
          .map(([name, top]) => `.${name} top:${top}px`);
        expect(found).toEqual(expected.filter((one, index) => one !== expected[index - 1]));
      }),
    );
  });

  test('taken from themselves are the same, and from one sheet the same each time', () => {
    fc.assert(
      fc.property(sheet, names, names, (css, present, others) => {
        const extract = criticalCss(css);
        const once = extract(new Set(present));
        extract(new Set(others));
        expect(extract(new Set(present))).toBe(once);
        expect(criticalCss(once)(new Set(present))).toBe(once);
      }),
    );
  });

  test('of more names hold no fewer rules', () => {
    fc.assert(
      fc.property(sheet, names, names, (css, some, more) => {
        const extract = criticalCss(css);
        const [few, many] = [extract(new Set(some)), extract(new Set([...some, ...more]))];
        expect(rulesOf(many).length).toBeGreaterThanOrEqual(rulesOf(few).length);
      }),
    );
  });

  test('refer to no property and no animation that the sheet has and they lack', () => {
    fc.assert(
      fc.property(sheet, names, (css, present) => {
        const kept = criticalCss(css)(new Set(present));
        for (const [, name] of kept.matchAll(/var\((--[uw])\)/g)) expect(kept).toContain(`${name}:`);
        for (const [, name] of kept.matchAll(/animation:1s (\w)/g)) expect(kept).toContain(`@keyframes ${name}{`);
      }),
    );
  });
});

describe('the names on the first screen', () => {
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('word ', '<br>', '<img alt="">', '<hr/>'),
      fc
        .tuple(fc.constantFrom('p', 'div', 'dialog', 'section'), className, fc.array(tie('tree'), { maxLength: 4 }))
        .map(([tag, name, inside]) => `<${tag} class="${name}">${inside.join('')}</${tag}>`),
    ),
  }));

  test('are those of the markup, and of nothing that is closed', () => {
    fc.assert(
      fc.property(tree, (inside) => {
        const body = `<main id="main">${inside}<i class="last">x</i></main>`;
        const names = namesOnFirstScreen(body);
        const outside = body.replace(/<dialog.*<\/dialog>/gs, '');
        for (const name of names) {
          if (name.startsWith('.')) expect(body).toMatch(new RegExp(`class="${name.slice(1)}"`));
        }
        for (const [, name] of outside.matchAll(/class="([^"]*)"/g)) expect(names).toContain(`.${name}`);
        expect(names).not.toContain('dialog');
      }),
    );
  });
});
