import { join, resolve } from 'node:path';
import { compileGuides } from './guide-compiler.mjs';

/** Bundles scripts/NAME.ts and the site for Node, with a source map. Returns the path of the bundle. */
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
