/** The shell that Vite made of index.html, cut where a page goes in. */
export interface Template {
  /** Up to the place of the page's own head tags. */
  start: string;
  /** From there to the root element. */
  middle: string;
  /** After the root element. */
  end: string;
}

/** Everything that makes a page a document. */
export interface DocumentParts {
  /** The path the file is rendered for; the browser hydrates at no other. */
  path: string;
  head: string;
  body: string;
  /** Files the page's code and styles stand in, to be fetched early. */
  preloads: readonly string[];
}

const root = '<div id="root"></div>';
/** Tags that stay before the page's own: what the parser must know first. */
const leading = /<meta charset="utf-8"\s*\/?>\s*(<meta name="viewport"[^>]*>\s*)?(<meta name="color-scheme"[^>]*>\s*)?/;

/**
 * Cuts the built index.html into a template.
 *
 * @throws Error when the shell has no charset in front, a title of its own (each page brings one), or no root element
 */
export function readTemplate(shell: string): Template {
  const head = shell.indexOf('<head>');
  const lead = leading.exec(shell);
  const rootAt = shell.indexOf(root);

  const faults = [
    ...(lead === null || head < 0 || shell.slice(head + '<head>'.length, lead.index).trim() !== ''
      ? ['does not open its head with the charset']
      : []),
    ...(shell.includes('<title') ? ['has a title of its own'] : []),
    ...(rootAt < 0 || shell.indexOf(root, rootAt + 1) >= 0 ? [`does not hold ${root} once`] : []),
  ];
  if (lead === null || faults.length > 0) throw new Error(`index.html ${faults.join(' and ')}`);

  const cut = lead.index + lead[0].length;
  return { start: shell.slice(0, cut), middle: shell.slice(cut, rootAt), end: shell.slice(rootAt + root.length) };
}

/** Joins template and page. Plain concatenation: no text of a page is read as a pattern. */
export function composeDocument(template: Template, { path, head, body, preloads }: DocumentParts): string {
  return [
    template.start,
    withoutSlashes(head),
    '\n',
    ...preloads.map((file) => `<link rel="modulepreload" crossorigin href="${file}">\n`),
    template.middle,
    `<div id="root" data-server-rendered="true" data-path="${path}">`,
    withoutSlashes(body),
    '</div>',
    template.end,
  ].join('');
}

/**
 * Writes void elements as HTML has them: React and Helmet close them with a slash that says nothing. Neither leaves a `>`
 * in a value or in text, so a tag ends at the first one; JSON of a script is left alone.
 */
function withoutSlashes(markup: string): string {
  return markup.replace(/(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*?) ?\/>/g, '$1>');
}
