import { describe, expect, test } from 'vitest';
import { composeDocument, readTemplate } from '../../../scripts/build/document.ts';

const inlineScript = '<script data-inline>boot()</script>';
const late = '<script type="module" crossorigin src="/a.js"></script><link rel="stylesheet" crossorigin href="/a.css">';
const indexHtml = (head: string, body = '<div id="root"></div>', tags = inlineScript + late) =>
  `<!doctype html><html lang="en-GB"><head>${head}${tags}</head><body>${body}</body></html>`;
const charset = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
const compose = (parts: Partial<Parameters<typeof composeDocument>[1]>) =>
  composeDocument(readTemplate(indexHtml(charset), ['/gone', '/a/b']), { path: '/', head: '', body: '', ...parts });

describe('a document', () => {
  test('links the stylesheet after the inline styles, blocking only in wide windows', () => {
    const [, style, link, noscript] = /(<style>.*?<\/style>).*?(<link rel="stylesheet"[^>]*>)(.*?)<\/head>/s.exec(
      compose({ style: 'a{}' }),
    ) as string[];
    expect(style).toBe('<style>a{}</style>');
    expect(link).toMatch(/^<link rel="stylesheet" href="\/a.css" media="\(min-width:[^"]+">$/);
    expect(noscript).toContain('<noscript><link rel="stylesheet" href="/a.css"></noscript>');
  });

  test('links a blocking stylesheet if it has no inline styles', () => {
    const html = compose({});
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(['<link rel="stylesheet" href="/a.css">']);
    expect(html).not.toContain('<style>');
  });

  test('prefetches pages, but no known dead paths', () => {
    const rules = JSON.parse(/<script type="speculationrules">(.*?)<\/script>/.exec(compose({}))?.[1] ?? '');
    expect(rules.prefetch[0].where.and[1].not.href_matches).toBe('/(gone|a/b)');
  });
});

test.each([
  { fault: 'no charset at the start of its head', html: indexHtml('<title>x</title>') },
  { fault: 'a title', html: indexHtml(`${charset}<title>x</title>`) },
  { fault: 'no root element', html: indexHtml(charset, '') },
  { fault: 'no inline script', html: indexHtml(charset, undefined, late) },
  { fault: 'two scripts', html: indexHtml(charset, undefined, inlineScript + late + late) },
  { fault: 'no stylesheet', html: indexHtml(charset, undefined, inlineScript + late.split('<link')[0]) },
])('rejects index.html with $fault', ({ html }) => {
  expect(() => readTemplate(html)).toThrow('Invalid index.html');
});
