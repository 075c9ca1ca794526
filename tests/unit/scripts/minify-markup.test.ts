import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { minifyDocument, minifyMarkup } from '../../../scripts/build/minify-markup.ts';

test('removing optional closing tags does not change the parsed page', () => {
  const markup =
    '<body><main><p>r</p><b>s</b><section><p>a</p><p>b <b>c</b></p><ul><li>d</li><li><p>e</p><ol><li>f</li></ol></li></ul></section>' +
    '<table><caption>q</caption><thead><tr><th>g</th></tr></thead><tbody><tr><th>h</th><td><p>i</p></td></tr><tr><th>j</th><td></td></tr></tbody></table>' +
    '<dl><div><dt>k</dt><dd>l</dd></div><dt>m</dt><dd>n</dd></dl><details><summary>o</summary><p>p</p></details></main></body>';
  const less = minifyDocument(markup);
  expect(less.length).toBeLessThan(markup.length - 60);
  expect(load(less)('body').html()).toBe(load(markup)('body').html());
});

test('removing quotes does not change the parsed attributes', () => {
  const markup =
    '<body><a href="/guides#top" title="a b" class="">x=&quot;y&quot; z</a><a href="/">1 &gt; 0</a><p data-props="{&quot;a&quot;:1}" hidden="">' +
    '<a href="/?q=1">y</a></p><svg viewBox="0 0 2 2" width="2"><path d="M0 0h2"></path><rect x="1" rx="1"></rect><text y="2">z</text></svg></body>';
  const less = minifyDocument(markup);
  expect(less).toContain('<a href=/guides#top title="a b" class>x=&quot;y&quot; z</a><a href=/>');
  expect(less).toContain('<path d="M0 0h2"/><rect x=1 rx="1"/><text y=2>');
  expect(load(less)('body').html()).toBe(load(markup)('body').html());
});

test('the content of the head does not change', () => {
  const head = '<head><meta charset="utf-8"><script>if (a<b) c="d"</script></head>';
  expect(minifyDocument(`${head}<body><p id="e">f</p></body></html>`)).toBe(
    `${head.replace('</head>', '')}<p id=e>f</p>`,
  );
});

test('removes the classes and stroke width of the icon library, and rounds coordinates', () => {
  const icon =
    '<svg viewBox="0 0 24 24" stroke-width="2" class="lucide lucide-phone icon"><path d="M13.832 16l-.468.351.04-1.25"></path></svg>';
  expect(minifyMarkup(icon)).toBe('<svg viewBox="0 0 24 24" class="icon"><path d="M13.8 16l-.5.4.0-1.3"></path></svg>');
});
