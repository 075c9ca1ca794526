import { firstScreen } from '../../src/client/first-screen.ts';

/** Names that selectors can ask for: `tag`, `.class`, `#id`, `[attribute]`. */
export type Names = Set<string>;

/** Elements that the browser hides until they are opened: their styles can wait. */
const closed = /^<(dialog\b|[a-z]+ [^>]*\bpopover\b)/;
/** A region for announcements, which shows nothing while it is empty. */
const announcement = /^<[a-z]+ [^>]*\brole="status"/;
const voidElement = /^<(area|br|hr|img|input|link|meta|source|wbr)\b/;
const later = /\bdata-(later-screen|deferred)\b/;

/**
 * Collects the names of the elements on the first screen of a page: the header, the call bar, and `main` up to so many
 * characters of text, figures not counted, or up to an element that is marked as later; followed by the footer if `main`
 * is shorter.
 *
 * @param body the page's markup
 */
export function namesOnFirstScreen(body: string): Names {
  const names: Names = new Set(['html', 'body', 'head', '#root', '*']);
  let part = '';
  /** Characters of main so far; depth inside a closed element; whether inside a figure, whose words take no lines. */
  let [text, hidden, figure] = [0, 0, false];
  // That a part is not rendered yet is seen from the first paint on.
  if (body.includes(' data-deferred')) names.add('[data-deferred]');

  const piece = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>|[^<]+/g;
  for (let found = piece.exec(body); found !== null; found = piece.exec(body)) {
    const { index, 0: whole, 1: close, 2: tag = '', 3: attributes = '' } = found;
    if (tag === '') {
      if (part === 'main' && hidden === 0 && !figure) text += whole.trim().length;
      continue;
    }
    if (hidden > 0) {
      // Void and self-closed elements have no closing tag.
      if (!voidElement.test(whole) && !whole.endsWith('/>')) hidden += close === '' ? 1 : -1;
      continue;
    }
    if (part === 'main' && later.test(attributes)) text = Number.POSITIVE_INFINITY;
    if (tag === 'figure') figure = close === '';
    // A quotation in main has a footer of its own.
    if (tag === 'main' || (tag === 'footer' && part !== 'main')) part = close === '' ? tag : '';
    if (part !== '' && text > firstScreen.characters) {
      const end = body.indexOf(`</${part}>`, piece.lastIndex);
      piece.lastIndex = end < 0 ? body.length : end;
      continue;
    }
    if (close !== '') continue;
    if (announcement.test(whole) && body.startsWith('</', index + whole.length)) continue;
    if (closed.test(whole)) {
      hidden = 1;
      continue;
    }
    names.add(tag);
    for (const [, name = '', , value = ''] of attributes.matchAll(/([a-z-]+)(="([^"]*)")?/gi)) {
      names.add(`[${name.toLowerCase()}]`);
      if (name === 'class') for (const one of value.split(' ')) names.add(`.${one}`);
      if (name === 'id') names.add(`#${value}`);
    }
  }
  return names;
}
