import { parentPort, workerData } from 'node:worker_threads';
import type { HeadSummary } from '../metadata/head-summary.ts';
import { type Message, type Page, runHere } from './page-run.ts';

/** A message costs as much as a page, so pages are told of by the hundred. */
const bundleSize = 100;

const written: [Page, HeadSummary][] = [];
const say = (message: Message) => parentPort?.postMessage(message);

/** One thread of a long table: renders and writes its share, tells of its pages, and at the end which failed. */
const failed = await runHere(workerData, (page, head) => {
  written.push([page, head]);
  if (written.length === bundleSize) say({ written: written.splice(0) });
});
say({ written });
say({ failed });
