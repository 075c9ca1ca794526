import { describe, expect, test } from 'vitest';
import { composeDocument, readTemplate } from '../../../scripts/lib/document.ts';

const shell = (head: string, body = '<div id="root"></div>') =>
  `<!doctype html><html lang="en-GB"><head>${head}</head><body>${body}<script src="/a.js"></script></body></html>`;
const charset = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><script>theme()</script>';

describe('a finished document', () => {
  const template = readTemplate(shell(charset));

  test('opens its head with the charset, then what the parser needs, then the page’s own tags', () => {
    const html = composeDocument(template, { path: '/', head: '<title>T</title>', body: '', preloads: [] });
    expect(html.indexOf('<meta charset')).toBeLessThan(html.indexOf('<title>'));
    expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('<script>theme'));
    expect(html.indexOf('<meta charset') + 24).toBeLessThan(1024);
  });

  test('says which path it was rendered for', () => {
    const html = composeDocument(template, { path: '/a/b', head: '', body: '<p>x</p>', preloads: [] });
    expect(html).toContain('<div id="root" data-server-rendered="true" data-path="/a/b"><p>x</p></div>');
  });

  test('preloads each file it is told to', () => {
    const html = composeDocument(template, { path: '/', head: '', body: '', preloads: ['/a.js', '/b.js'] });
    expect(html.match(/rel="modulepreload"/g)).toHaveLength(2);
  });

  test.each(['$&', '$$', '$`', "$'", '$1', '</script>', '<!--', '"\'&quot;', '🔥', 'a\u2028b'])(
    'holds the text %s unharmed',
    (text) => {
      const html = composeDocument(template, { path: '/', head: `<title>${text}</title>`, body: text, preloads: [] });
      expect(html).toContain(`<title>${text}</title>`);
      expect(html).toContain(`>${text}</div>`);
    },
  );
});

test.each([
  { fault: 'no charset in front', html: shell('<title>x</title>'), message: 'does not open its head with the charset' },
  { fault: 'a title of its own', html: shell(`${charset}<title>x</title>`), message: 'has a title of its own' },
  { fault: 'no root element', html: shell(charset, ''), message: 'does not hold <div id="root"></div> once' },
])('a shell with $fault is refused', ({ html, message }) => {
  expect(() => readTemplate(html)).toThrow(message);
});
