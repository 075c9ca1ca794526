// Compiles the guides: `src/content/guides/SLUG.mdx`, MDX with YAML front matter. Vite and rolldown use the same plugin.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const frontMatter = /^---\n(.*?)^---\n/ms;
const heading = /^## (.*?)(?: \{#([a-z\d-]+)( \.folded)?\})?$/gm;

/** Compiles a guide. With the query `?front-matter`, exports the front matter without evaluating expressions. */
export function compileGuides() {
  return {
    name: 'compile-guides',
    enforce: 'pre',
    load: {
      filter: { id: /\.mdx\?front-matter$/ },
      async handler(id) {
        const file = id.replace('?front-matter', '');
        try {
          const toModule = async (source) => `export default ${JSON.stringify(await readFrontMatter(source))};`;
          return { code: await cached(id, await readFile(file, 'utf8'), toModule), moduleType: 'js' };
        } catch (error) {
          report(this, error, file);
        }
      },
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        try {
          return { code: await cached(id, source, compileGuide), map: null, moduleType: 'js' };
        } catch (error) {
          report(this, error, id);
        }
      },
    },
  };
}

/** Part of the cache key: this file, and the versions of the packages. */
const compiler = ['scripts/build/guide-compiler.mjs', 'package-lock.json'].map((file) => readFileSync(file));
const cacheFolder = 'node_modules/.cache/guides';

/** Returns the code of a module, from the cache if its source is unchanged: loading MDX and compiling take two seconds. */
async function cached(id, source, compile) {
  const key = `// ${createHash('sha256').update(`${compiler}${source}`).digest('hex')}\n`;
  const file = join(cacheFolder, basename(id).replace('?', '-'));
  // The parent process of a client build compiles the same guides.
  for (let attempts = process.env.GUIDES_FROM_PARENT ? 500 : 1; attempts > 0; attempts--) {
    const stored = await readFile(file, 'utf8').catch(() => '');
    if (stored.startsWith(key)) return stored;
    if (attempts > 1) await setTimeout(20);
  }
  const code = key + (await compile(source, id));
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(`${file}-${process.pid}`, code);
  await rename(`${file}-${process.pid}`, file);
  return code;
}

async function compileGuide(source, id) {
  const { compile } = await import('@mdx-js/mdx');
  const code = await compile(toMdx(source), { rehypePlugins: [() => removeLineBreaks] });
  const guide = toCode({ slug: basename(id, '.mdx').replace('.draft', ''), ...(await readFrontMatter(source)) });
  // Not compiled with the text, because MDX parses code slowly.
  return `${code}\nexport const guide = ${guide};\n`;
}

/** Reports an error of YAML, MDX or this file with its line, and without its stack. */
function report(context, error, file) {
  const { line, col, column = col ?? 1 } = error.linePos?.[0] ?? error;
  const [reason] = (error.reason ?? error.message).split(' at line ');
  context.error({ message: reason, stack: '', id: file, loc: { file, line, column } });
}

/** Parses the front matter. The line feed replaces `---`, so that errors have the line numbers of the file. */
async function readFrontMatter(source) {
  const [, yaml] = frontMatter.exec(source) ?? [];
  if (yaml === undefined) throw Object.assign(new Error('expected front matter between two `---` lines'), { line: 1 });
  const { parse } = await import('yaml');
  return parse(`\n${yaml}`);
}

/** Blanks the front matter, and converts headings `## Title {#id .folded}` to elements. Line numbers do not change. */
function toMdx(source) {
  const ids = new Set();
  return source
    .replace(heading, (found, title, id, folded, index) => {
      if (id && !ids.has(id)) {
        ids.add(id);
        return `<PartHeading id="${id}"${folded ? ' folded' : ''}>${title}</PartHeading>`;
      }
      const reason = id ? `an id that no other heading has: #${id}` : `an id after the heading: ${found} {#id}`;
      const line = source.slice(0, index).split('\n').length;
      throw Object.assign(new Error(`expected ${reason}`), { line });
    })
    .replace(frontMatter, (lines) => lines.replace(/.+/g, ''));
}

/** Converts a value of the front matter to code. As in MDX, `{…}` in a string is an expression. */
function toCode(value) {
  if (Array.isArray(value)) return `[${value.map(toCode)}]`;
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${toCode(field)}`)} }`;
  }
  if (typeof value !== 'string' || !value.includes('{')) return JSON.stringify(value);
  const pieces = value.split(/\{((?:[^{}]|\{[^{}]*\})*)\}/);
  return `\`${pieces.map((piece, index) => (index % 2 ? `\${${piece}}` : piece.replace(/[`\\$]/g, '\\$&'))).join('')}\``;
}

const inline = /^(p|h[1-6]|li|a|em|strong|PartHeading)$/;

/** Removes line breaks between blocks, and replaces line breaks inside text with spaces. */
function removeLineBreaks(parent) {
  const isInline = inline.test(parent.tagName ?? parent.name);
  parent.children = parent.children.filter(({ type, value }) => isInline || type !== 'text' || value.trim() !== '');
  for (const child of parent.children) {
    if (child.type === 'text') child.value = child.value.replace(/ *\n */g, ' ');
    if (child.children) removeLineBreaks(child);
  }
}
