import { parentPort, workerData } from 'node:worker_threads';
import { runHere } from './page-run.ts';

/** One thread of a long table: renders and writes its share, tells of each page, and at the end which failed. */
const faults = await runHere(workerData, (page, head) => parentPort?.postMessage({ page, head }));
parentPort?.postMessage(faults);
