import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { leaveOutClosings } from '../../../scripts/build/minify-markup.ts';

test('A browser reads the same page from markup without the closing tags that need not be there', () => {
  const markup =
    '<main><section><p>a</p><p>b <b>c</b></p><ul><li>d</li><li><p>e</p><ol><li>f</li></ol></li></ul></section>' +
    '<table><thead><tr><th>g</th></tr></thead><tbody><tr><th>h</th><td>i</td></tr><tr><th>j</th><td></td></tr></tbody></table>' +
    '<dl><div><dt>k</dt><dd>l</dd></div><dt>m</dt><dd>n</dd></dl><details><summary>o</summary><p>p</p></details></main>';
  const less = leaveOutClosings(markup);
  expect(less.length).toBeLessThan(markup.length - 60);
  expect(load(less)('body').html()).toBe(load(markup)('body').html());
});
