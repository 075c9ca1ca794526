/**
 * Removes the slash of void elements, which the HTML checker warns of, unused attributes of lucide's icons, and the comments
 * that React writes between texts for hydration, which prevent kerning. React escapes `>`, so a tag ends at the first one.
 */
export function minifyMarkup(markup: string): string {
  return markup
    .replace(/(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*?) ?\/>/g, '$1>')
    .replace(/<svg\b[^>]* class="lucide [\s\S]*?<\/svg>/g, plainIcon)
    .replaceAll('<!-- -->', '');
}

/** Removes the classes and line width of an icon, and digits beyond the tenth of a unit, which is 0.08 px at 20 px. */
function plainIcon(svg: string): string {
  return svg
    .replace(/lucide (?:lucide-[a-z0-9-]+ )*/, '')
    .replace(/ stroke-width="2"/, '')
    .replace(/\d*\.\d{2,}/g, (number) => Number(number).toFixed(1).replace(/^0/, ''));
}

/** Closing tags that the HTML standard allows to omit. Found in one pass, so each is seen by the lookahead before it. */
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
 * Removes optional closing tags and quotes from the body of a finished document: 100 to 300 bytes when compressed. The last
 * value before `/>` keeps its quotes, because the slash would become part of it.
 */
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
