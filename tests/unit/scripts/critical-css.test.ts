import { describe, expect, test } from 'vitest';
import { criticalCss } from '../../../scripts/build/critical-css.ts';
import { namesOnFirstScreen } from '../../../scripts/build/first-screen-names.ts';

const long = 'word '.repeat(500);

describe('what stands on the first screen', () => {
  const names = namesOnFirstScreen(
    `<header class="bar"><dialog class="menu"><p class="deep">x</p><hr></dialog><a class="brand" href="/">B</a></header>` +
      `<main id="main"><h1 class="title">T</h1><p>${long}</p><p class="later">x</p></main>` +
      `<footer class="foot">x</footer><section class="call">x</section>`,
  );

  test('is the header, the start of main and the call bar', () => {
    for (const name of ['.bar', '.brand', 'h1', '.title', '#main', '[href]', '.call']) expect(names).toContain(name);
  });

  test('is not what is closed, what comes later, or the footer of a long page', () => {
    for (const name of ['.menu', '.deep', 'dialog', '.later', '.foot']) expect(names).not.toContain(name);
  });

  test('ends at what is marked as later; what is deferred is told so from the start', () => {
    const names = (mark: string) =>
      namesOnFirstScreen(`<main><p class="a">x</p><p ${mark}>x</p><p class="b">x</p></main>`);
    for (const mark of ['data-later-screen=""', 'data-deferred=""']) {
      expect([...names(mark)].filter((name) => /^\.[ab]$/.test(name))).toEqual(['.a']);
    }
    expect(names('data-deferred=""')).toContain('[data-deferred]');
  });

  test('is not filled by the words of a figure', () => {
    const body = `<main><figure>${long}</figure><p class="a">${long}</p><p class="b">x</p></main>`;
    expect([...namesOnFirstScreen(body)].filter((name) => /^\.[ab]$/.test(name))).toEqual(['.a']);
  });

  test('goes on after the footer of a quotation', () => {
    const quotation = '<blockquote><footer>x</footer></blockquote>';
    expect(namesOnFirstScreen(`<main>${quotation}<p>${long}</p><p class="later">x</p></main>`)).not.toContain('.later');
  });

  test('is not a region for announcements that is still empty', () => {
    const body = `<main><p class="loading" role="status">x</p></main><div id="toasts" role="status"></div>`;
    expect([...namesOnFirstScreen(body)].filter((name) => /^[.#][lt]/.test(name))).toEqual(['.loading']);
  });

  test('is the footer too where the page is short', () => {
    expect(namesOnFirstScreen('<main><p>x</p></main><footer class="foot">x</footer>')).toContain('.foot');
  });
});

describe('the inline styles', () => {
  const extract = (css: string, ...names: string[]) => criticalCss(css)(new Set(['*', ...names]));

  test.each([
    { css: '.a{color:red}.b{color:red}', kept: '.a{color:red}' },
    { css: '.a .b,.a{top:0}', kept: '.a{top:0}' },
    { css: '.a:not(.b){top:0}', kept: '.a:not(.b){top:0}' },
    { css: '.a:is(.c,.a)>*{top:0}', kept: '.a:is(.c,.a)>*{top:0}' },
    { css: '.a:is(.c,.d:not(.a)){top:0}', kept: '' },
    { css: '.a:has(>:is(.c,.d)){top:0}', kept: '' },
    { css: '.a:has(+.a){top:0}', kept: '.a:has(+.a){top:0}' },
    { css: '.a:hover{top:0}.a:focus-visible{top:0}', kept: '' },
    { css: ':root:not([data-scripts]) .a{top:0}[data-scripts] .a{top:0}', kept: '[data-scripts] .a{top:0}' },
    { css: '@media print{.a{top:0}}', kept: '' },
    { css: '@media (prefers-reduced-motion:no-preference){.a{animation:1s k}}', kept: '' },
    { css: '@media (width>=40rem){.a{top:0}}@container (width>=31rem){.a{top:0}}', kept: '' },
    {
      css: '@media (width>=22.5rem) and (width<40rem){.a{top:0}}',
      kept: '@media (width>=22.5rem) and (width<40rem){.a{top:0}}',
    },
    { css: '@media (min-width:1px){.a{top:0}.b{top:0}}', kept: '@media (min-width:1px){.a{top:0}}' },
    { css: '@layer x{.b{top:0}}', kept: '' },
    { css: ':root{--x:1;--y:var(--z);--z:2}.a{top:var(--y)}', kept: ':root{--y:var(--z);--z:2}.a{top:var(--y)}' },
    {
      css: '@keyframes k{to{top:0}}@keyframes l{to{top:0}}.a{animation:1s k}',
      kept: '@keyframes k{to{top:0}}.a{animation:1s k}',
    },
    { css: '.a{top:0}.b{top:0}.a{left:0}', kept: '.a{top:0;left:0}' },
    { css: '@media x{.a{top:0}}@media x{.a{left:0}}', kept: '@media x{.a{top:0}.a{left:0}}' },
    { css: '.a{cursor:pointer;transition:1s;top:0}', kept: '.a{top:0}' },
    { css: '.a:is(:hover,.a){top:0}:host{top:0}.a[open]{top:0}', kept: '' },
    { css: '.a:not(.b:hover){top:0}', kept: '.a:not(.b:hover){top:0}' },
    { css: '.a{top:0;top:0;left:0}', kept: '.a{top:0;left:0}' },
    { css: '[data-theme=dark] .a{top:0}[data-x] .a{top:0}', kept: '[data-theme=dark] .a{top:0}' },
  ])('of $css are $kept', ({ css, kept }) => {
    expect(extract(css, '.a')).toBe(kept);
  });

  test('cannot be taken from a sheet with nested rules', () => {
    expect(() => criticalCss('.a{.b{top:0}}')).toThrow('nested rule: .a');
  });
});
