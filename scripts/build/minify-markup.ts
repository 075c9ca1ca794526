/**
 * Leaves out of rendered markup what says nothing, on average 50 bytes a document on the wire:
 * the slash that closes void elements, which the HTML checker warns of; what lucide gives its icons and nothing asks for;
 * and the comments that part neighbouring texts for a hydration these pages do not go through, which also undo kerning.
 *
 * React and Helmet escape `>` in texts and values, so a tag ends at the first one.
 */
export function minifyMarkup(markup: string): string {
  return markup
    .replace(/(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*?) ?\/>/g, '$1>')
    .replace(/<svg\b[^>]* class="lucide [\s\S]*?<\/svg>/g, plainIcon)
    .replaceAll('<!-- -->', '');
}

/** An icon without classes, line width (the class `icon` sets it) and digits beyond the tenth of a unit: 0.08 px at 20 px. */
function plainIcon(svg: string): string {
  return svg
    .replace(/lucide (?:lucide-[a-z0-9-]+ )*/, '')
    .replace(/ stroke-width="2"/, '')
    .replace(/\d*\.\d{2,}/g, (number) => Number(number).toFixed(1).replace(/^0/, ''));
}

/**
 * Closing tags that the next tag says too, as the HTML standard allows. One pattern finds all of them in one pass, so a
 * closing tag that goes itself is still seen by the one before it.
 */
const closings = new RegExp(
  [
    '</li>(?=<li\\b|</[uo]l>)',
    '</d[td]>(?=<d[td]\\b|</dl>|</div>)',
    '</t[dh]>(?=<t[dh]\\b|</tr>)',
    '</tr>(?=<tr\\b|</t(?:head|body)>)',
    '</caption>(?=<thead\\b)|</thead>(?=<tbody\\b)|</tbody>(?=</table>)',
    '</p>(?=<(?:p|ul|ol|dl|div|h[2-4]|section|table|details|figure|blockquote|nav|aside|footer)\\b)',
    '</p>(?=</(?:div|section|li|details|article|aside|main|td|dd|header|footer|figcaption)>)',
    '</body>\\s*</html>\\s*$',
  ].join('|'),
  'g',
);

/**
 * Leaves out of a document what a browser reads without: closing tags, quotes, and in drawings a tag for one element's
 * end. That is 100 to 300 bytes a document on the wire. For a finished document only, and its body, which holds no script:
 * what reads markup before counts on all of it, and what reads heads afterwards on the quotes there.
 *
 * React escapes the quotes of texts, so what stands after `="` is a value. The last one before `/>` keeps its quotes: the
 * slash would join it.
 */
export function shortenDocument(html: string): string {
  const body = html.indexOf('<body');
  const short = html
    .slice(body)
    .replace(closings, '')
    .replace(/><\/(?:circle|line|path|rect|use)>/g, '/>')
    .replace(/=""(?=[\s>])/g, '')
    .replace(/="([^"\s=<>`']+)"(?=[\s>])/g, '=$1');
  return (html.slice(0, body) + short).replace('</head><body>', '');
}
