// Imported by every bundled command, because worker threads run the same bundle. They write a share of the pages.
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

// A dynamic import, because the main thread must not load the site before it can report invalid settings.
if (!isMainThread) {
  import('./write-pages.ts')
    .then(({ writeShare }) => writeShare(workerData))
    .then((written) => parentPort?.postMessage(written));
}
