import { createHash } from 'node:crypto';

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const hashes = new Map<string, string>();

/** Returns `'sha256-…'` for each inline script and style. Skips structured data, which is not executed. */
export function inlineCode(html: string) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(element)) {
    if (name === 'style') styles.add(sourceOf(text));
    else if (!/\ssrc=|\stype="application\/ld\+json"/.test(attributes)) scripts.add(sourceOf(text));
  }
  return { scripts, styles };
}

export function contentPolicy(html: string): string {
  return [...directives(html), "frame-ancestors 'none'", 'upgrade-insecure-requests'].join('; ');
}

/** Inserts the policy as a `<meta>` before everything that loads or runs. It cannot set `frame-ancestors`. */
export function withMetaPolicy(html: string): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i.exec(html);
  if (charset === null) throw new Error('a document has no <meta charset="utf-8">; expected one before the policy');
  const at = charset.index + charset[0].length;
  const policy = [...directives(html), 'upgrade-insecure-requests'].join('; ');
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(at)}`;
}

function directives(html: string): string[] {
  const { scripts, styles } = inlineCode(html);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...[...scripts].sort()].join(' '),
    ["style-src 'self'", ...[...styles].sort()].join(' '),
    ...['img-src', 'font-src', 'connect-src', 'manifest-src'].map((name) => `${name} 'self'`),
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

/** Returns the source expression of a text. Caches hashes, because most texts are in many documents. */
function sourceOf(text: string): string {
  // Browsers normalize line endings before they hash.
  const hash = hashes.get(text) ?? createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  hashes.set(text, hash);
  return `'sha256-${hash}'`;
}
