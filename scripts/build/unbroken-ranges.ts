/** Prevents a line break between two characters; it has no width. */
const wordJoiner = '\u2060';

/** The hyphen of a range or a model (60-90, £2,250-£2,650, 050-W, E-Tec), and the slash of a unit (L/min, £840/year). */
const joint = /(?:\d|\b[A-Z])-(?=[£\d]|[A-Z])|(?:\d|\bL)\/(?=[A-Za-z])/g;

/** Elements that are not changed: drawings, and custom elements, whose code writes the same words without joiners. */
const leftAlone = /<(svg|[a-z]+-[a-z-]+)\b[\s\S]*?<\/\1>/g;

/**
 * Keeps ranges, model names and units on one line. Browsers break after a hyphen between figures, and Firefox after a slash.
 *
 * @param body rendered markup, in which a tag ends at the first `>`
 */
export function keepRangesTogether(body: string): string {
  let [kept, from] = ['', 0];
  for (const { index, 0: alone } of body.matchAll(leftAlone)) {
    kept += joinWords(body.slice(from, index)) + alone;
    from = index + alone.length;
  }
  return kept + joinWords(body.slice(from));
}

/** Adds a word joiner after each joint outside of tags. */
function joinWords(markup: string): string {
  return markup.replace(joint, (found, at: number) => {
    const inTag = markup.lastIndexOf('<', at) > markup.lastIndexOf('>', at);
    return inTag ? found : found + wordJoiner;
  });
}
