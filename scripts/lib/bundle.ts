import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** The client bundle, as the documents refer to it. */
export interface ClientBundle {
  /** The index.html that Vite made: the shell of every page. */
  shell: string;
  /** The one stylesheet. */
  css: string;
}

/** Builds the browser's files into `outDir`, with nothing in it that is only for the build. */
export async function bundleClient(outDir: string): Promise<ClientBundle> {
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  const assets = join(outDir, 'assets');
  const sheets = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  const [shell, ...css] = await Promise.all([
    readFile(join(outDir, 'index.html'), 'utf8'),
    ...sheets.map((file) => readFile(join(assets, file), 'utf8')),
  ]);
  await Promise.all(sheets.map((file, index) => writeFile(join(assets, file), withoutFaces(css[index] ?? ''))));
  return { shell, css: css.join('') };
}

/**
 * Every document names the typeface in its inline styles. Named again in a stylesheet that comes after the first paint,
 * an optional face would get a second chance to arrive, and what is read would move.
 */
function withoutFaces(css: string): string {
  return css.replace(/@font-face\{[^}]*\}/g, '');
}

/** Builds the site for Node into `outDir`. */
export async function bundleServer(outDir: string): Promise<void> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/main.tsx', outDir, emptyOutDir: true, copyPublicDir: false, minify: false },
  });
}
