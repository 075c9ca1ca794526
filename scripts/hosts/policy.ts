import { createHash } from 'node:crypto';

/** What a document holds inline and a policy must name, each as a source expression: `'sha256-…'`. */
export interface InlineCode {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
/** Types that a browser runs or obeys; a script of any other type is data, and no policy asks after it. */
const obeyed = /^(|module|importmap|speculationrules|text\/javascript|application\/javascript)$/i;

const hashes = new Map<string, string>();

/** Finds the inline scripts, rules and styles of a document. */
export function inlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(element)) {
    if (name.toLowerCase() === 'style') styles.add(sourceOf(text));
    else if (!/\ssrc\s*=/i.test(attributes) && obeyed.test(typeOf(attributes))) scripts.add(sourceOf(text));
  }
  return { scripts, styles };
}

/** Everything that several documents hold inline. */
export function joinInlineCode(parts: readonly InlineCode[]): InlineCode {
  return {
    scripts: new Set(parts.flatMap(({ scripts }) => [...scripts])),
    styles: new Set(parts.flatMap(({ styles }) => [...styles])),
  };
}

/** The content security policy of documents that hold this inline code and nothing else. */
export function contentPolicy(code: InlineCode): string {
  return [...directives(code), "frame-ancestors 'none'", 'upgrade-insecure-requests'].join('; ');
}

/** The same for a `<meta>` tag, where browsers ignore `frame-ancestors` and say so in the console. */
function metaPolicy(code: InlineCode): string {
  return [...directives(code), 'upgrade-insecure-requests'].join('; ');
}

/** Puts a document's own policy into it, in front of all that loads or runs. */
export function withMetaPolicy(html: string): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i.exec(html);
  if (charset === null) throw new Error('a document without a charset cannot be given a policy');
  const at = charset.index + charset[0].length;
  const tag = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(inlineCode(html))}">`;
  return html.slice(0, at) + tag + html.slice(at);
}

function directives({ scripts, styles }: InlineCode): string[] {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...[...scripts].sort()].join(' '),
    ["style-src 'self'", ...[...styles].sort()].join(' '),
    ...['img-src', 'font-src', 'connect-src', 'manifest-src'].map((name) => `${name} 'self'`),
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

function typeOf(attributes: string): string {
  const [, double, single, bare] = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes) ?? [];
  return (double ?? single ?? bare ?? '').trim();
}

/** The source expression of a text. Few texts stand in many documents, so each is hashed once. */
function sourceOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  // A parser reads every line end as \n before it hashes.
  const source = `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;
  hashes.set(text, source);
  return source;
}
