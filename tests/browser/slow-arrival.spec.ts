import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { noteShifts, sumOfShifts } from './questions/motion.ts';
import { expect, kinds, test, whole } from './site.ts';

/** How many pieces a document comes in, and how far apart (ms): each is painted before the next. */
const pieces = 16;
const apart = 40;

/** The site behind a line on which documents arrive piece by piece. */
const slowLine = (origin: string) =>
  createServer((request, response) => {
    get(`${origin}${request.url}`, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const body = Buffer.concat(parts);
      const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, headers);
      const isDocument = headers['content-type']?.startsWith('text/html');
      for (
        let from = 0, size = isDocument ? Math.ceil(body.length / pieces) : body.length;
        from < body.length;
        from += size
      ) {
        response.write(body.subarray(from, from + size));
        if (isDocument) await wait(apart);
      }
      response.end();
    });
  });

for (const path of kinds) {
  test(`${path} keeps still for the reader while the rest of it arrives on a slow line`, async ({ page, baseURL }) => {
    const server = slowLine(baseURL ?? '').listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    await page.addInitScript(noteShifts);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    await whole(page);
    // Half of the score up to which a page is called good (web.dev/articles/cls).
    expect(await page.evaluate(sumOfShifts)).toBeLessThan(0.05);
    server.close();
  });
}
