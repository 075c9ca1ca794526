import { createHash } from 'node:crypto';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../../scripts/server/serve.ts';
import { dist } from '../built/dist.ts';

/** Left, top and height of elements by selector, in CSS pixels. Widths are omitted, because they depend on the font. */
export type Boxes = Record<string, number[]>;

export interface Site {
  url: string;
  /** Returns and clears the faults that pages have reported. */
  takeFaults: () => string[];
  close: () => Promise<void>;
}

/** Serves the site under test with a recorder in each document. */
export async function serveRecorded({ styleDelayMs = 0, scripts = true } = {}): Promise<Site> {
  const site = await serve(dist);
  const faults: string[] = [];
  let visits = 0;
  const recorder = `(${record})(${styleDelayMs > 0})`;
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      faults.push(await text(request));
      response.end();
      return;
    }
    if (request.url?.includes('.css')) await wait(styleDelayMs);
    get(site.url + request.url, async (original) => {
      const { statusCode = 500, headers } = original;
      if (headers['content-type']?.startsWith('text/html')) {
        visits += 1;
        const document = (await text(original))
          .replace('<head>', `<head><script>${recorder}</script>`)
          // Bypasses the cache, because a cached stylesheet would not be late.
          .replaceAll('.css"', `.css?${visits}"`);
        const length = Buffer.byteLength(document);
        const own = { 'content-length': length, 'content-security-policy': policy(headers, recorder, scripts) };
        response.writeHead(statusCode, { ...headers, ...own }).end(document);
        return;
      }
      if (statusCode >= 400) faults.push(`${request.url} has status ${statusCode}`);
      response.writeHead(statusCode, headers);
      original.pipe(response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeFaults: () => faults.splice(0),
    close: async () => {
      server.close().closeAllConnections();
      await site.close();
    },
  };
}

/**
 * Adds the recorder to a policy. Removes `upgrade-insecure-requests`, which WebKit applies to 127.0.0.1. Disables
 * JavaScript by a sandbox without `allow-scripts` if `scripts` is false.
 */
function policy({ 'content-security-policy': own }: IncomingHttpHeaders, recorder: string, scripts: boolean): string {
  const hash = createHash('sha256').update(recorder).digest('base64');
  const policy = `${own}`
    .replace('; upgrade-insecure-requests', '')
    .replace('script-src', `script-src 'sha256-${hash}'`);
  return scripts ? policy : `${policy}; sandbox allow-same-origin`;
}

/** Runs first in each document. Reports faults to the server. With `withFrames`, records frames with moved elements. */
function record(withFrames: boolean): void {
  const report = (fault: string) => navigator.sendBeacon('/fault', `${location.pathname}: ${fault}`);
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => report(`console.${level}: ${args.join(' ')}`);
  }
  addEventListener('error', ({ message, target }) => report(message ?? (target as Element).outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`${effectiveDirective} blocks ${blockedURI}`),
  );

  if (!withFrames) return;
  const frames: Boxes[] = [];
  Object.assign(window, { recorded: frames });
  const sample = () => {
    const boxes: Boxes = {};
    for (const selector of ['header', 'h1', 'h1 + *', 'main a', 'main a.btn']) {
      const part = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
      const { left = 0, top = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
      boxes[selector] = [left, top + scrollY, height].map(Math.round);
    }
    if (JSON.stringify(boxes) !== JSON.stringify(frames.at(-1))) frames.push(boxes);
    requestAnimationFrame(sample);
  };
  new PerformanceObserver(sample).observe({ type: 'paint', buffered: true });
}
