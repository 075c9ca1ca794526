/** Converts a text to an anchor: `F28/F29` to `f28-f29`, `No hot water` to `no-hot-water`. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
