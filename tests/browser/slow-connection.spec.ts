import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { layoutShiftScore, recordLayoutShifts } from './in-page/motion.ts';
import { expect, fullyRendered, kinds, test } from './site.ts';

/** The number of chunks of a document, and the time (ms) between them. */
const chunks = 16;
const delay = 20;

/** Forwards requests to the site, and sends documents in chunks. */
const slowServer = (origin: string) =>
  createServer((request, response) => {
    get(`${origin}${request.url}`, async (original) => {
      const parts: Buffer[] = [];
      for await (const part of original) parts.push(part);
      const body = Buffer.concat(parts);
      const { 'content-length': _, 'transfer-encoding': __, ...headers } = original.headers;
      response.writeHead(original.statusCode ?? 500, headers);
      const isDocument = headers['content-type']?.startsWith('text/html');
      for (
        let from = 0, size = isDocument ? Math.ceil(body.length / chunks) : body.length;
        from < body.length;
        from += size
      ) {
        response.write(body.subarray(from, from + size));
        if (isDocument) await wait(delay);
      }
      response.end();
    });
  });

test('the layout shift of pages is below 0.05 over a slow connection', async ({ page, baseURL }) => {
  const server = slowServer(baseURL ?? '').listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.addInitScript(recordLayoutShifts);
  for (const [width, path] of [375, 1280].flatMap((width) => kinds.map((path) => [width, path] as const))) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    await fullyRendered(page);
    // web.dev/articles/cls rates scores up to 0.1 as good.
    expect.soft(await page.evaluate(layoutShiftScore), `${path} at ${width} px`).toBeLessThan(0.05);
  }
  server.close();
});

test('a page opened at a fragment in a wide window does not shift if its stylesheet is late', async ({ page }) => {
  await page.addInitScript(recordLayoutShifts);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(/\.css$/, async (route) => {
    await wait(800);
    await route.continue();
  });
  await page.goto('/boiler-quotes#home=house');
  await fullyRendered(page);
  expect(await page.evaluate(layoutShiftScore)).toBeLessThan(0.001);
});
