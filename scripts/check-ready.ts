import { parseArgs } from 'node:util';
import { compileGuides } from './build/guide-compiler.mjs';
import { blocking, type Point, toText } from './ready/points.ts';

/**
 * `npm run check:ready`: lists what is left to do before the site is published. Exit 0: no blockers. Exit 1: a point marked
 * [!] blocks. Exit 2: it could not run.
 */
async function main(): Promise<number> {
  parseArgs({ options: {} });
  const points = await readPoints();
  console.log(toText(points));
  return blocking(points).length > 0 ? 1 : 0;
}

/** Loads the content with Vite: Node has no `import.meta.glob`. */
async function readPoints(): Promise<Point[]> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: false,
    plugins: [compileGuides()],
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const loaded = await vite.ssrLoadModule('/scripts/ready/own-site.ts');
    return await (loaded as typeof import('./ready/own-site.ts')).ownPoints(new Date());
  } finally {
    await vite.close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`Could not check whether the site is ready: ${error.message}`);
    process.exitCode = 2;
  },
);
