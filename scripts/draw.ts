import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { drawIcons } from './metadata/icons.ts';
import { colourOf } from './metadata/style-sheets.ts';

// `npm run draw`: writes the icons, the sprite and the atlas into `public`. The components need Vite's `import.meta.env`.
try {
  parseArgs({ options: {} });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { drawnFiles } = await vite.ssrLoadModule('/scripts/metadata/drawings.tsx');
for (const [path, text] of Object.entries(drawnFiles())) writeFileSync(`public${path}`, String(text));
await vite.close();

for (const { name, bytes } of await drawIcons(readFileSync('public/favicon.svg', 'utf8'), colourOf('surface'))) {
  writeFileSync(`public/${name}`, bytes);
  console.log(`  public/${name}    ${bytes.length} bytes`);
}
