import { rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteObject } from 'react-router-dom';
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
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
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

/** The site as Node can render it. */
export interface ServerBundle {
  /** Where the bundle lies. */
  dir: string;
  routes: RouteObject[];
  /** Removes the bundle's files; pages import their content from them until then. */
  dispose(): void;
}

/**
 * Builds the site for Node and loads its routes.
 *
 * The bundle lies under node_modules while it is in use: there it finds the packages, and nobody's tools look.
 */
export async function bundleServer(): Promise<ServerBundle> {
  const dir = resolve(`node_modules/.cache/site-server-${process.pid}`);
  const dispose = () => rmSync(dir, { recursive: true, force: true });
  try {
    await build({
      logLevel: 'warn',
      build: { ssr: 'src/main.tsx', outDir: dir, emptyOutDir: true, copyPublicDir: false, minify: false },
    });
    return { dir, routes: await loadServer(dir), dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

/** Loads the routes of a server bundle. */
export async function loadServer(dir: string): Promise<RouteObject[]> {
  const { createRoot } = await import(pathToFileURL(join(dir, 'main.js')).href);
  return (await createRoot(false)).routes;
}
