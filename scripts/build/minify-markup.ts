/**
 * Cleans React's markup: removes slashes of void elements, unused attributes of lucide's icons, and hydration comments
 * between text nodes, which prevent kerning. React escapes `>`, so a tag ends at the first one.
 */
export function minifyMarkup(markup: string): string {
  return markup
    .replace(/(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*?) ?\/>/g, '$1>')
    .replace(/<svg\b[^>]* class="lucide [\s\S]*?<\/svg>/g, plainIcon)
    .replaceAll('<!-- -->', '');
}

/** Removes classes and stroke width of an icon, and rounds coordinates to a tenth (0.08 px at 20 px). */
function plainIcon(svg: string): string {
  return svg
    .replace(/lucide (?:lucide-[a-z0-9-]+ )*/, '')
    .replace(/ stroke-width="2"/, '')
    .replace(/\d*\.\d{2,}/g, (number) => Number(number).toFixed(1).replace(/^0/, ''));
}

/** Closing tags that are optional in HTML. In one pattern, so that each lookahead sees the original markup. */
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

/** Removes optional closing tags and quotes. Values before `/>` keep quotes, or they would include the slash. */
export function minifyDocument(html: string): string {
  const body = html.indexOf('<body');
  const short = html
    .slice(body)
    .replace(closings, '')
    .replace(/><\/(?:circle|line|path|rect|use)>/g, '/>')
    .replace(/=""(?=[\s>])/g, '')
    .replace(/="([^"\s=<>`']+)"(?=[\s>])/g, '=$1');
  return (html.slice(0, body) + short).replace('</head><body>', '');
}
