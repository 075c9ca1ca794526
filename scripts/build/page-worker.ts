// Imported by every command that is bundled: a worker thread runs the same file, and writes a share of the pages.
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

// Imported late: the main thread must not load the site before it can report wrong settings.
if (!isMainThread) {
  import('./write-pages.ts')
    .then(({ writeShare }) => writeShare(workerData))
    .then((written) => parentPort?.postMessage(written));
}
