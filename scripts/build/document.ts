/** The parts of the built index.html, between which head, styles and markup of a page are inserted. */
export interface Template {
  start: string;
  middle: string;
  stylesheet: string;
  body: string;
  end: string;
}

export interface DocumentParts {
  /** Written to `data-path`: the browser does not hydrate the document at any other path. */
  path: string;
  head: string;
  body: string;
  /** The styles of a phone's first screen. Without them the stylesheet blocks the first paint in every viewport. */
  style?: string | undefined;
}

const inlineScript = '<script data-inline>';
const codeTag = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
const styleTag = /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/** Splits index.html. A page's head tags are inserted after charset and viewport. */
const shape =
  /^(.*<head><meta charset="utf-8"[^>]*>(?:<meta name="viewport"[^>]*>)?)(.*)(<\/head>.*)<div id="root"><\/div>(.*)$/s;

/** Viewports in which the stylesheet blocks the first paint. In others, the inline script applies it afterwards. */
const wideViewports = '(min-width:29rem),(min-height:52rem)';

/**
 * Splits the built index.html into a template. Removes the module script, which the inline script loads after the first
 * paint, and the stylesheet, which `composeDocument` links after the inline styles.
 *
 * @param deadPaths internal paths without a page, which must not be prefetched
 */
export function readTemplate(indexHtml: string, deadPaths: readonly string[] = []): Template {
  const [[, code] = [], ...moreCode] = indexHtml.matchAll(codeTag);
  const [[, stylesheet] = [], ...moreStyles] = indexHtml.matchAll(styleTag);
  const markup = indexHtml
    .replace(codeTag, '')
    .replace(styleTag, '')
    .replace(/>\s+</g, '><')
    .replace(inlineScript, () => `<script data-inline data-code="${code}">`);
  const [, start, middle = '', body = '', end = ''] = shape.exec(markup) ?? [];

  const hasOneOfEach = code && stylesheet && moreCode.length + moreStyles.length === 0;
  if (!start || !hasOneOfEach || !middle.includes('data-code') || middle.includes('<title')) {
    throw new Error(
      `Invalid index.html: expected a head that starts with <meta charset="utf-8">, ${inlineScript}, one module script, ` +
        'one stylesheet, <div id="root"></div>, and no <title>.',
    );
  }
  return { start, middle: middle + speculationRules(deadPaths), stylesheet, body, end };
}

/** Prefetches documents of links that the visitor points at, until the client entry is loaded. */
function speculationRules(deadPaths: readonly string[]): string {
  const dead = `/(${deadPaths.map((path) => path.slice(1)).join('|')})`;
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: dead } }] };
  return `<script type="speculationrules">${JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })}</script>`;
}

/** Joins template and page. Concatenates, because `replace` would interpret `$&` in a page's text. */
export function composeDocument(template: Template, { path, head, body, style }: DocumentParts): string {
  const link = `<link rel="stylesheet" href="${template.stylesheet}"`;
  return [
    template.start,
    head,
    style && `<style>${style}</style>`,
    template.middle,
    style ? `${link} media="${wideViewports}"><noscript>${link}></noscript>` : `${link}>`,
    template.body,
    `<div id="root" data-path="${path}">`,
    body,
    '</div>',
    template.end,
  ].join('');
}
