/** Makes an anchor of a text: `F28/F29` becomes `f28-f29`, `No hot water` becomes `no-hot-water`. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
