import { parseArgs } from 'node:util';
import { blocking, type Point } from './ready/point.ts';
import { toText } from './ready/report.ts';

/**
 * `npm run check:ready`: what is still to do before the site goes out. Exit 0: nothing keeps it in. Exit 1: a point marked
 * [!] does. Exit 2: it could not run.
 */
async function main(): Promise<number> {
  parseArgs({ options: {} });
  const points = await readPoints();
  console.log(toText(points));
  return blocking(points).length > 0 ? 1 : 0;
}

/** The content is loaded by Vite: Node by itself knows no `import.meta.glob`. */
async function readPoints(): Promise<Point[]> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: false,
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
