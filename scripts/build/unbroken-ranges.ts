/** Prevents a line break between two characters. Has no width. */
const wordJoiner = '\u2060';

/**
 * Matches hyphens in ranges (60-90, Mon-Sat), terms (12-year), models (050-W) and compounds (heat-only), slashes in units
 * (L/min), spaces before °C, kW, mm, W, bar and L, and in EA 227 and 0800 111 999.
 */
const unbroken =
  /(?:\d|\b[A-Z]|\bMon)-(?=[£\dA-Z]|year|codes)|\b(?:heat|ten|next|same|self|[Cc]ost|[Cc]all|[Oo]pen|OFTEC|Neta|tank)-(?=only|year|day|out|benefit|vent|locking|reg|tec|fed)|(?:\d|\bL)\/(?=[A-Za-z])| (?=°C|(?:kW|mm)\b)|(?<=\d) (?=(?:W|bar|L)\b)|(?<=\b[A-E][A-Z\d]) (?=2\d\d\b)|(?<=0800|111) (?=111|999)/g;

/** Drawings, and custom elements, whose scripts write the same text without word joiners. */
const skipped = /<(svg|[a-z]+-[a-z-]+)\b[\s\S]*?<\/\1>/g;

/** Keeps ranges, model names and units on one line. Browsers break lines after a hyphen between digits, Firefox after a slash. */
export function keepRangesTogether(body: string): string {
  let [kept, from] = ['', 0];
  for (const { index, 0: element } of body.matchAll(skipped)) {
    kept += preventBreaks(body.slice(from, index)) + element;
    from = index + element.length;
  }
  return kept + preventBreaks(body.slice(from));
}

/** Adds word joiners and no-break spaces outside of tags. A tag ends at the first `>`. */
function preventBreaks(markup: string): string {
  return markup.replace(unbroken, (found, at: number) => {
    const inTag = markup.lastIndexOf('<', at) > markup.lastIndexOf('>', at);
    if (inTag) return found;
    return found === ' ' ? '\u00a0' : found + wordJoiner;
  });
}
