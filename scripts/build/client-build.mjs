// Makes the browser's files in the folder that its argument names, in a process of its own, which ends with its memory
// before the pages are written. Plain JavaScript: it starts while the rest is still being compiled. Its answer is what
// the documents need of the bundle, `{ shell, css }`, or `{ failure }`, what went wrong.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

process.env.NODE_ENV = 'production';
process.once('disconnect', () => process.exit(1));

const answer = await bundle(process.argv[2] ?? '').catch(({ message }) => ({ failure: message }));
// Without the run that started it, there is nobody to answer.
if (!process.connected) process.exit(1);
process.send?.(answer, () => process.exit());

/** Builds the browser's files, with nothing among them that is only for the build. */
async function bundle(outDir) {
  const { build } = await import('vite');
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
function withoutFaces(css) {
  return css.replace(/@font-face\{[^}]*\}/g, '').replace(/@media[^{}]*\{\}/g, '');
}
