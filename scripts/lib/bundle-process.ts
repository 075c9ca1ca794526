import './production.ts';
import { bundleClient, bundleServer } from './bundle.ts';

/** What this process answers: what the documents need of the bundles, or what went wrong. */
export type Answer = { shell: string; css: string } | { failure: string };

/**
 * Makes both bundles in a process of its own, and ends: the bundler's memory is gone before the pages are rendered.
 * The arguments are the folder for the browser's files and that for Node's.
 */
async function main([outDir = '', serverDir = '']: readonly string[]): Promise<Answer> {
  try {
    const client = await bundleClient(outDir);
    await bundleServer(serverDir);
    return client;
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

// Without the build that started it, there is nobody to answer.
if (!process.connected) process.exit(1);
process.once('disconnect', () => process.exit(1));
process.send?.(await main(process.argv.slice(2)), () => process.exit());
