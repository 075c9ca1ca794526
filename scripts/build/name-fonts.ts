import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { extraFontsFor, fontFile } from '../../src/lib/display-font.ts';

const baseSheet = new URL('../../src/styles/base.css', import.meta.url);
const faceRule = /@media[^{]+\{\s*@font-face\s*\{[^}]*\}\s*\}/;

/** Lets every page load the letters of a name that the display face has in files of their own. Most names have none. */
export function fontsForName(name: string): Plugin {
  const parts = extraFontsFor(name);
  return {
    name: 'name-letters',
    enforce: 'pre',
    async transform(css, id) {
      if (parts.length === 0 || !id.endsWith('/src/styles/index.css')) return null;
      const [face = ''] = faceRule.exec(await readFile(baseSheet, 'utf8')) ?? [];
      const rules = parts.map(({ file, range }) =>
        face.replace(fontFile, file).replace('font-weight', `unicode-range: ${range};\n    font-weight`),
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
