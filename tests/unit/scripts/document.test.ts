import { describe, expect, test } from 'vitest';
import { composeDocument, readTemplate } from '../../../scripts/build/document.ts';

const inlineScript = '<script data-inline>boot()</script>';
const late = '<script type="module" crossorigin src="/a.js"></script><link rel="stylesheet" crossorigin href="/a.css">';
const shell = (head: string, body = '<div id="root"></div>', tags = inlineScript + late) =>
  `<!doctype html><html lang="en-GB"><head>${head}${tags}</head><body>${body}</body></html>`;
const charset = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
const compose = (parts: Partial<Parameters<typeof composeDocument>[1]>) =>
  composeDocument(readTemplate(shell(charset), ['/gone', '/a/b']), {
    path: '/',
    head: '',
    body: '',
    ...parts,
  });

describe('a finished document', () => {
  test('opens its head with the charset, then what the parser needs, then the page’s own tags', () => {
    const html = compose({ head: '<title>T</title>' });
    expect(html.indexOf('<meta charset')).toBeLessThan(html.indexOf('<title>'));
    expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('<script data-inline'));
    expect(html.indexOf('<meta charset') + 24).toBeLessThan(1024);
  });

  test('says which path it was rendered for', () => {
    expect(compose({ path: '/a/b', body: '<p>x</p>' })).toContain('<div id="root" data-path="/a/b"><p>x</p></div>');
  });

  test('leaves its code to the inline script, so that nothing competes with the first paint', () => {
    const html = compose({});
    expect(html).toContain('<script data-inline data-code="/a.js">');
    expect(html).not.toMatch(/<script[^>]* src=|modulepreload/);
  });

  test('links the stylesheet after the inline styles, blocking only in wide windows and without scripts', () => {
    const [, style, link, noscript] = /(<style>.*?<\/style>).*?(<link rel="stylesheet"[^>]*>)(.*?)<\/head>/s.exec(
      compose({ style: 'a{}' }),
    ) as string[];
    expect(style).toBe('<style>a{}</style>');
    expect(link).toMatch(/^<link rel="stylesheet" href="\/a.css" media="\(min-width:[^"]+">$/);
    expect(noscript).toContain('<noscript><link rel="stylesheet" href="/a.css"></noscript>');
  });

  test('links the stylesheet plainly where it has no inline styles', () => {
    const html = compose({});
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(['<link rel="stylesheet" href="/a.css">']);
    expect(html).not.toContain('<style>');
  });

  test('lets the browser fetch pages ahead, but no dead link', () => {
    const rules = JSON.parse(/<script type="speculationrules">(.*?)<\/script>/.exec(compose({}))?.[1] ?? '');
    expect(rules.prefetch[0].where.and[1].not.href_matches).toBe('/(gone|a/b)');
  });

  test.each(['$&', '$$', '$`', "$'", '$1', '</script>', '<!--', '"\'&quot;', '🔥', 'a\u2028b'])(
    'holds the text %s unharmed',
    (text) => {
      const html = compose({ head: `<title>${text}</title>`, body: text, style: text });
      expect(html).toContain(`<title>${text}</title>`);
      expect(html).toContain(`<style>${text}</style>`);
      expect(html).toContain(`>${text}</div>`);
    },
  );
});

test.each([
  { fault: 'no charset in front', html: shell('<title>x</title>'), message: 'does not open its head with the charset' },
  { fault: 'a title of its own', html: shell(`${charset}<title>x</title>`), message: 'has a title of its own' },
  { fault: 'no root element', html: shell(charset, ''), message: 'does not hold <div id="root"></div> once' },
  { fault: 'no inline script', html: shell(charset, undefined, late), message: 'does not hold <script data-inline>' },
  {
    fault: 'two scripts',
    html: shell(charset, undefined, `${inlineScript}${late}<script type="module" crossorigin src="/b.js"></script>`),
    message: 'name one module script and one stylesheet',
  },
  {
    fault: 'no stylesheet',
    html: shell(charset, undefined, inlineScript),
    message: 'name one module script and one stylesheet',
  },
])('a shell with $fault is refused', ({ html, message }) => {
  expect(() => readTemplate(html)).toThrow(message);
});
