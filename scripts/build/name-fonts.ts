import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { extraFontsFor, fontFile } from '../../src/lib/display-font.ts';

const baseSheet = new URL('../../src/styles/base.css', import.meta.url);
const fontFaceRule = /@media[^{]+\{\s*@font-face\s*\{[^}]*\}\s*\}/;

/** Adds the font files for letters of the business name that are not in the subset, such as `Ł`. Most names need none. */
export function fontsForName(name: string): Plugin {
  const parts = extraFontsFor(name);
  return {
    name: 'name-letters',
    enforce: 'pre',
    async transform(css, id) {
      if (parts.length === 0 || !id.endsWith('/src/styles/index.css')) return null;
      const [fontFace = ''] = fontFaceRule.exec(await readFile(baseSheet, 'utf8')) ?? [];
      const rules = parts.map(({ file, range }) =>
        fontFace.replace(fontFile, file).replace('font-weight', `unicode-range: ${range};\n    font-weight`),
      );
      return [css, ...rules].join('\n');
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/ *<link [^>]* as="font"[^>]*>\n/, (link) =>
          [link, ...parts.map(({ file }) => link.replace(fontFile, file))].join(''),
        ),
    },
  };
}
