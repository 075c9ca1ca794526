import './production.ts';
import { fork } from 'node:child_process';
import { bundleServer, loadServer } from './bundle.ts';
import { createRenderer, renderAll } from './prerender.ts';
import { syntheticLocations, syntheticRoutes } from './synthetic.ts';

/**
 * Renders a synthetic table of location pages and prints pages a second and the peak of memory. The bundle is made in
 * this process and rendered in another, so that the bundler's memory is not counted.
 */
async function measure(size: number, bundle: string | undefined): Promise<void> {
  if (bundle === undefined) {
    const server = await bundleServer();
    const child = fork(new URL(import.meta.url).pathname, [String(size), server.dir], {
      // Pages are short-lived garbage: a small nursery costs no speed and keeps the peak low.
      execArgv: [...process.execArgv, '--max-semi-space-size=4'],
    });
    await new Promise((done) => child.once('exit', done));
    server.dispose();
    process.exitCode = child.exitCode ?? 1;
    return;
  }

  const render = createRenderer(await syntheticRoutes(await loadServer(bundle)));
  let bytes = 0;
  const start = performance.now();
  const usage = process.cpuUsage();
  const faults = await renderAll(syntheticLocations(size), render, (_, { head, body }) => {
    bytes += head.length + body.length;
  });
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(usage);
  if (faults.length > 0) throw faults[0]?.error;

  const rate = Math.round((size / ms) * 1000);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `  ${size.toLocaleString('en-GB').padStart(6)} location pages rendered: ${rate} pages/s, ${((user + system) / 1000 / size).toFixed(2)} ms of CPU a page of ${(bytes / size / 1024).toFixed(1)} KB, peak memory ${memory} MB`,
  );
}

const [size, bundle] = process.argv.slice(2);
measure(Number(size), bundle).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
