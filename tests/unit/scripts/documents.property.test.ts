import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { composeDocument, readTemplate } from '../../../scripts/build/document.ts';

import { checkHeads } from '../../../scripts/metadata/head-check.ts';
import { readHead } from '../../../scripts/metadata/head-summary.ts';
import { robotsTxt, sitemapFiles } from '../../../scripts/metadata/sitemap.ts';
import { type Node, serializeGraph } from '../../../src/head/structured-data.ts';

fc.configureGlobal({ seed: 1, numRuns: 500 });

const shell = [
  '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width"><script data-inline>boot()</script>',
  '<script type="module" crossorigin src="/assets/main.js"></script><link rel="stylesheet" href="/assets/main.css">',
  '</head><body><div id="root"></div></body></html>',
].join('');
const template = readTemplate(shell, ['/dead']);

/** Text with what markup, patterns and replacements are made of. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '<',
        '>',
        '&',
        '"',
        "'",
        '/>',
        ' />',
        '<br/>',
        '</script>',
        '</title>',
        '<!--',
        '-->',
        ']]>',
        '&amp;',
      ),
      fc.constantFrom(
        '$&',
        '$1',
        "$'",
        '$`',
        '\\',
        '<div id="root"></div>',
        '</head>',
        '<script data-inline>',
        '\u2028',
      ),
    ),
    { minLength: 1 },
  )
  .map((parts) => parts.join('').replace(/[\0\r]/g, ''));

interface Read {
  /** Text by the element it stands in. */
  texts: Map<string, string>;
  /** Attributes by tag and name. */
  attributes: Map<string, string>;
}

function read(html: string): Read {
  const read: Read = { texts: new Map(), attributes: new Map() };
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(attributes['data-as'] ?? name);
      for (const [key, value] of Object.entries(attributes)) read.attributes.set(`${name} ${key}`, value);
    },
    ontext(part) {
      const name = open.at(-1) ?? '';
      read.texts.set(name, (read.texts.get(name) ?? '') + part);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return read;
}

const escaped = (value: string) => renderToString(createElement('title', null, value));

describe('a document', () => {
  test('holds every text and value of its page as they were, and the shell around them', () => {
    fc.assert(
      fc.property(text, text, text, (title, shown, value) => {
        const head = `${escaped(title)}${renderToString(createElement('meta', { name: 'description', content: value }))}`;
        const body = renderToString(
          createElement(
            'main',
            { title: value },
            createElement('p', null, shown),
            createElement('img', { alt: value, src: '/a/' }),
            createElement('br'),
          ),
        );
        const html = composeDocument(template, { path: '/a', head: head, body: body, style: '.a{top:0}' });
        const { texts, attributes } = read(html);

        expect(texts.get('title') ?? '').toBe(title);
        expect(texts.get('p') ?? '').toBe(shown);
        expect(texts.get('style')).toBe('.a{top:0}');
        for (const name of ['meta content', 'main title', 'img alt']) expect(attributes.get(name)).toBe(value);
        expect(attributes.get('img src')).toBe('/a/');
        expect(attributes.get('div data-path')).toBe('/a');
        expect(html.startsWith(template.start)).toBe(true);
        expect(html.endsWith(template.end)).toBe(true);
      }),
    );
  });

  test('holds structured data that reads back as it was, whatever its texts are', () => {
    fc.assert(
      fc.property(text, fc.jsonValue(), (name, extra) => {
        const nodes = [{ '@type': 'Thing', name, extra } as Node];
        const json = serializeGraph(nodes);
        const head = `<link rel="a" href="b"><script type="application/ld+json" data-as="data">${json}</script>`;
        const { texts } = read(composeDocument(template, { path: '/', head: head, body: '', style: '' }));
        expect(json).not.toMatch(/[<\u2028\u2029]/);
        expect(texts.get('data')).toBe(json);
        expect(JSON.parse(json)['@graph']).toEqual(JSON.parse(JSON.stringify(nodes)));
      }),
    );
  });

  test('has a head whose title is found missing exactly where it is blank', () => {
    fc.assert(
      fc.property(text, (title) => {
        const faults = checkHeads(new Map([['/', readHead(escaped(title))]])).map(({ fault }) => fault);
        expect(faults.includes('has no title')).toBe(title.trim() === '');
        expect(faults.some((fault) => fault.startsWith('has a title of'))).toBe([...title].length > 60);
      }),
    );
  });
});

describe('the sitemap', () => {
  const part = text.filter((value) => !/\p{Cc}/u.test(value));

  test('reads back as the addresses that were put in', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), (paths) => {
        const urls = paths.map((path) => `https://a.example/${path}`);
        const found: string[] = [];
        let inside = false;
        const parser = new Parser(
          {
            onopentagname(name) {
              inside = name === 'loc';
              if (inside) found.push('');
            },
            ontext(value) {
              if (inside) found[found.length - 1] += value;
            },
            onclosetag() {
              inside = false;
            },
          },
          { xmlMode: true },
        );
        parser.end(
          sitemapFiles(
            '',
            urls.map((url) => ({ url })),
          ).get('sitemap.xml') ?? '',
        );
        expect(found).toEqual(urls);
      }),
    );
  });

  test('is named in full by robots.txt', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        expect(robotsTxt(`https://${domain}`)).toContain(`\nSitemap: https://${domain}/sitemap.xml\n`);
      }),
    );
  });
});
