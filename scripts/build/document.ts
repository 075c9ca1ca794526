/** The shell that Vite made of index.html, cut where a page goes in. */
export interface Template {
  /** Up to the place of the page's own head tags. */
  start: string;
  /** From there to the end of the head. */
  middle: string;
  /** The address of the stylesheet. */
  stylesheet: string;
  /** From the end of the head to the root element. */
  body: string;
  /** After the root element. */
  end: string;
}

/** Everything that makes a page a document. */
export interface DocumentParts {
  /** The path the file is rendered for; the browser takes it over at no other. */
  path: string;
  head: string;
  body: string;
  /** The styles of a phone's first screen. Without them the stylesheet blocks the first paint in every window. */
  style?: string | undefined;
}

const root = '<div id="root"></div>';
/** Tags that stay before the page's own: what the parser must know first. */
const leading = /<meta charset="utf-8"\s*\/?>\s*(<meta name="viewport"[^>]*>\s*)?/;
const inlineScript = '<script data-inline>';
const codeTag = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
const styleTag = /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;
const preloadTags = /\s*<link rel="modulepreload"[^>]*>/g;

/**
 * Windows that show more than the inline styles cover. There the stylesheet blocks the first paint; on phones it loads
 * with low priority, and the inline script applies it after the first paint.
 */
const wideWindows = '(min-width:29rem),(min-height:52rem)';

/**
 * Cuts the built index.html into a template. The inline script starts the code, which would otherwise compete with the
 * first paint. The stylesheet follows the inline styles, because it repeats and completes them.
 *
 * @param deadPaths internal paths that lead nowhere, not to be fetched ahead
 * @throws Error when the shell has no charset in front, a title of its own (each page brings one), no root element, no
 *   inline script, or not one script and one stylesheet
 */
export function readTemplate(shell: string, deadPaths: readonly string[] = []): Template {
  const head = shell.indexOf('<head>');
  const lead = leading.exec(shell);
  const [[, code] = [], ...moreCode] = shell.matchAll(codeTag);
  const [[, styles] = [], ...moreStyles] = shell.matchAll(styleTag);
  const isSimple = code !== undefined && styles !== undefined && moreCode.length + moreStyles.length === 0;
  const rootAt = shell.indexOf(root);

  const faults = [
    ...(lead === null || head < 0 || shell.slice(head + '<head>'.length, lead.index).trim() !== ''
      ? ['does not open its head with the charset']
      : []),
    ...(shell.includes('<title') ? ['has a title of its own'] : []),
    ...(rootAt < 0 || shell.indexOf(root, rootAt + 1) >= 0 ? [`does not hold ${root} once`] : []),
    ...(shell.includes(inlineScript) ? [] : [`does not hold ${inlineScript}`]),
    ...(isSimple ? [] : ['does not name one module script and one stylesheet']),
  ];
  if (lead === null || styles === undefined || faults.length > 0) throw new Error(`index.html ${faults.join(' and ')}`);

  const late = shell
    .replace(codeTag, '')
    .replace(styleTag, '')
    .replace(preloadTags, '')
    .replace(/>\s+</g, '><')
    .split(inlineScript)
    .join(`<script data-inline data-code="${code}">`);
  const cut = late.indexOf('<head>') + '<head>'.length + lead[0].replace(/>\s+/g, '>').length;
  const at = late.indexOf(root);
  const headEnd = late.indexOf('</head>');
  return {
    start: late.slice(0, cut),
    middle: late.slice(cut, headEnd) + speculationRules(deadPaths),
    stylesheet: styles,
    body: late.slice(headEnd, at),
    end: late.slice(at + root.length),
  };
}

/** Lets the browser fetch the document of a link that the visitor is about to press, until the site's code takes over. */
function speculationRules(deadPaths: readonly string[]): string {
  const dead = `/(${deadPaths.map((path) => path.slice(1)).join('|')})`;
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: dead } }] };
  return `<script type="speculationrules">${JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })}</script>`;
}

/** Joins template and page. Plain concatenation: no text of a page is read as a pattern. */
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
