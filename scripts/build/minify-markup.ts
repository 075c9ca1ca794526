/**
 * Leaves out of rendered markup what says nothing, on average 50 bytes a document on the wire:
 * the slash that closes void elements, which the HTML checker warns of; the classes that lucide gives its icons; and the
 * comments that part neighbouring texts for a hydration these pages do not go through, which also undo kerning.
 *
 * React and Helmet escape `>` in texts and values, so a tag ends at the first one.
 */
export function minifyMarkup(markup: string): string {
  return markup
    .replace(/(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*?) ?\/>/g, '$1>')
    .replace(/(<svg\b[^>]* class=")lucide (?:lucide-[a-z0-9-]+ )*/g, '$1')
    .replaceAll('<!-- -->', '');
}

/**
 * Leaves out the closing tags that the next tag says too, as the HTML standard allows: 30 to 120 bytes a document on the
 * wire. For a finished document only: what reads markup before counts on closing tags.
 */
export function leaveOutClosings(markup: string): string {
  return markup
    .replace(/<\/li>(?=<li\b|<\/[uo]l>)/g, '')
    .replace(/<\/d[td]>(?=<d[td]\b|<\/dl>|<\/div>)/g, '')
    .replace(/<\/t[dh]>(?=<t[dh]\b|<\/tr>)/g, '')
    .replace(/<\/tr>(?=<tr\b|<\/t(?:head|body)>)/g, '')
    .replace(
      /<\/p>(?=<(?:p|ul|ol|dl|div|h[2-4]|section|table|details|figure|blockquote)\b|<\/(?:div|section|li|details)>)/g,
      '',
    )
    .replace(/<\/body>\s*<\/html>\s*$/, '');
}
