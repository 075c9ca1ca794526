import { loadBrand } from '../../src/content/brands/index.ts';
import { minimumWords } from '../../src/content/schemas/page-length.ts';
import { SettingsError } from '../../src/lib/settings.ts';
import { brandSlugs, guideSlugs } from '../../src/routes.ts';
import { at } from './content.ts';

/** Throws a SettingsError that names each guide and brand with too few words. */
export async function assertLongEnough(pages: ReadonlyMap<string, { body: string }>): Promise<void> {
  const brands = await Promise.all(brandSlugs.map(loadBrand));
  const subjects = [
    ...brands.map(({ slug, layout }) => ({ path: `/services/${slug}`, file: `brands/${slug}.ts`, kind: layout })),
    ...guideSlugs.map((slug) => ({ path: `/guides/${slug}`, file: `guides/${slug}.mdx`, kind: 'guide' as const })),
  ];
  const faults = subjects.flatMap(({ path, file, kind }) => {
    const page = pages.get(path);
    const words = page ? wordsOf(page.body) : Number.POSITIVE_INFINITY;
    const min = minimumWords[kind];
    return words < min ? [{ setting: at(file), found: `${words} words`, expected: `${min} or more` }] : [];
  });
  if (faults.length > 0) throw new SettingsError(faults);
}

/** Counts the words of the main part of a page. */
function wordsOf(markup: string): number {
  const main = markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'));
  const text = main.replace(/<(svg|style|script|noscript)\b.*?<\/\1>|<[^>]+>/gs, ' ');
  return text.split(/\s+/).filter(Boolean).length;
}
