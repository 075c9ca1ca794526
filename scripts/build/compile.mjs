import { join, resolve } from 'node:path';
import { compileGuides } from './guide-compiler.mjs';

/**
 * Bundles scripts/<name>.ts and the site for Node into one file with a source map: loading 280 files takes 0.2 s longer.
 *
 * @param {string} name
 * @param {string} folder
 * @returns {Promise<string>} the path of the bundle
 */
export async function compile(name, folder) {
  const { build } = await import('rolldown');
  const { viteDynamicImportVarsPlugin, viteImportGlobPlugin } = await import('rolldown/experimental');
  const file = join(folder, 'command.js');
  await build({
    input: resolve(`scripts/${name}.ts`),
    platform: 'node',
    external: /^(?!lucide-react\/icons\/)[@a-z]/,
    transform: { jsx: 'react-jsx', define: { 'import.meta.env.SSR': 'true', 'import.meta.env.DEV': 'false' } },
    plugins: [viteDynamicImportVarsPlugin(), viteImportGlobPlugin(), compileGuides()],
    output: { file, codeSplitting: false, sourcemap: true },
    logLevel: 'silent',
  });
  return file;
}
