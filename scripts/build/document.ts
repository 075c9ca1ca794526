/** index.html as Vite built it, cut before the page's own head tags, at the end of the head, and around the root element. */
export interface Template {
  start: string;
  middle: string;
  /** The address of the stylesheet. */
  stylesheet: string;
  body: string;
  end: string;
}

/** The parts of a page. */
export interface DocumentParts {
  /** The path that the page is rendered for: at any other path the browser renders it again. */
  path: string;
  head: string;
  body: string;
  /** The styles of a phone's first screen. Without them the stylesheet blocks the first paint in every window. */
  style?: string | undefined;
}

const inlineScript = '<script data-inline>';
const codeTag = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
const styleTag = /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/** Finds the cuts. Charset and viewport stay before the page's own tags. */
const shape =
  /^(.*<head><meta charset="utf-8"[^>]*>(?:<meta name="viewport"[^>]*>)?)(.*)(<\/head>.*)<div id="root"><\/div>(.*)$/s;

/**
 * Windows that show more than the inline styles cover. There the stylesheet blocks the first paint; on phones it loads
 * with low priority, and the inline script applies it after the first paint.
 */
const wideWindows = '(min-width:29rem),(min-height:52rem)';

/**
 * Cuts the built index.html into a template. The inline script loads the code, which would otherwise compete with the
 * first paint. The stylesheet follows the inline styles, because it repeats and completes them.
 *
 * @param deadPaths internal paths without a page, which must not be prefetched
 * @throws Error if index.html has another shape, or a title (each page has its own)
 */
export function readTemplate(shell: string, deadPaths: readonly string[] = []): Template {
  const [[, code] = [], ...moreCode] = shell.matchAll(codeTag);
  const [[, stylesheet] = [], ...moreStyles] = shell.matchAll(styleTag);
  const markup = shell
    .replace(codeTag, '')
    .replace(styleTag, '')
    .replace(/>\s+</g, '><')
    .replace(inlineScript, () => `<script data-inline data-code="${code}">`);
  const [, start, middle = '', body = '', end = ''] = shape.exec(markup) ?? [];

  const isSingle = code && stylesheet && moreCode.length + moreStyles.length === 0;
  if (!start || !isSingle || !middle.includes('data-code') || middle.includes('<title')) {
    throw new Error(
      `index.html needs a head that starts with <meta charset="utf-8">, then ${inlineScript}, one module script, ` +
        'one stylesheet and <div id="root"></div>, and no <title>.',
    );
  }
  return { start, middle: middle + speculationRules(deadPaths), stylesheet, body, end };
}

/** Lets the browser fetch the documents of links that the visitor points at, until the site's code is loaded. */
function speculationRules(deadPaths: readonly string[]): string {
  const dead = `/(${deadPaths.map((path) => path.slice(1)).join('|')})`;
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: dead } }] };
  return `<script type="speculationrules">${JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })}</script>`;
}

/** Joins template and page. By concatenation, so that no text of a page is read as a replacement pattern. */
export function composeDocument(template: Template, { path, head, body, style }: DocumentParts): string {
  const link = `<link rel="stylesheet" href="${template.stylesheet}"`;
  return [
    template.start,
    head,
    style && `<style>${style}</style>`,
    template.middle,
    style ? `${link} media="${wideWindows}"><noscript>${link}></noscript>` : `${link}>`,
    template.body,
    `<div id="root" data-path="${path}">`,
    body,
    '</div>',
    template.end,
  ].join('');
}
