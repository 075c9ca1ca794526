// Entry point of worker threads, which run the bundle of the main thread. Commands that write pages import this first.
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

// A dynamic import, because the main thread must not load the site before it can report invalid settings.
if (!isMainThread) {
  import('./write-pages.ts')
    .then(({ writeShare }) => writeShare(workerData))
    .then((written) => parentPort?.postMessage(written));
}
