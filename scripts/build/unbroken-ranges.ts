/** Prevents a line break between two characters; it has no width. */
const wordJoiner = '\u2060';

/** The hyphen of a range or a model: 60-90, £2,250-£2,650, 050-W, E-Tec. */
const hyphen = /(?:\d|\b[A-Z])-(?=[£\d]|[A-Z])/g;

/** Elements that are not changed: drawings, and custom elements, whose code writes the same words without joiners. */
const leftAlone = /<(svg|[a-z]+-[a-z-]+)\b[\s\S]*?<\/\1>/g;

/**
 * Keeps ranges and model names on one line. Browsers break after a hyphen between figures, and no style forbids it.
 *
 * @param body rendered markup, in which a tag ends at the first `>`
 */
export function keepRangesTogether(body: string): string {
  let [kept, from] = ['', 0];
  for (const { index, 0: alone } of body.matchAll(leftAlone)) {
    kept += joinHyphens(body.slice(from, index)) + alone;
    from = index + alone.length;
  }
  return kept + joinHyphens(body.slice(from));
}

/** Joins what follows a hyphen to it, outside of tags. */
function joinHyphens(markup: string): string {
  return markup.replace(hyphen, (found, at: number) => {
    const inTag = markup.lastIndexOf('<', at) > markup.lastIndexOf('>', at);
    return inTag ? found : found + wordJoiner;
  });
}
