import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { notFoundPath } from '../../src/routes.ts';
import { parseHeadersFile } from '../hosts/cloudflare-netlify.ts';
import { contentTypeOf, isText } from '../hosts/content-types.ts';
import { acceptPattern, codecs } from '../hosts/encodings.ts';
import { assetCache, documentCache, type HeaderRule, headersFor } from '../hosts/headers.ts';
import { listFiles } from '../links/site-files.ts';
import { locate } from './locate.ts';

export interface Served {
  url: string;
  close: () => Promise<void>;
}

/** Serves a built site like a production host, by default on any free port. */
export async function serve(dist: string, port = 0): Promise<Served> {
  const folder = openFolder(dist);
  const read = openReader(dist);

  const server = createServer((request, response) => {
    respond(request, response, folder, read).catch(() => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server could not read that file.');
    });
  });

  await once(server.listen(port, '127.0.0.1'), 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close().closeAllConnections();
      await closed;
    },
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  folder: ReturnType<typeof openFolder>,
  read: ReturnType<typeof openReader>,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Only GET and HEAD are supported.');
  }

  const [pathname = '', query] = (request.url ?? '').split(/\?(.*)/s);
  const { files, rules } = folder();
  const location = locate(files, pathname);
  if (location.status === 301) {
    response.setHeaders(new Map(Object.entries(headersFor(rules, pathname))));
    response.setHeader('Location', query === undefined ? location.to : `${location.to}?${query}`);
    return sendText(response, 301, 'Moved.');
  }

  const { file, status } = location;
  const body = file === undefined ? undefined : await read(file, request.headers['accept-encoding']);
  if (file === undefined || body === undefined) return sendText(response, 404, 'Not found.');

  const headers: OutgoingHttpHeaders = {
    'Content-Type': contentTypeOf(file),
    'Cache-Control': file.startsWith('assets/') ? assetCache : documentCache,
    ...headersFor(rules, status === 404 ? notFoundPath : decodeURIComponent(pathname)),
    ETag: body.tag,
    ...(isText(file) && { Vary: 'Accept-Encoding' }),
    ...(body.coding && { 'Content-Encoding': body.coding }),
  };
  if (status === 200 && request.headers['if-none-match'] === body.tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const bytes = request.method === 'HEAD' ? undefined : body.bytes;
  response.writeHead(status, { ...headers, 'Content-Length': body.bytes.length }).end(bytes);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': contentTypeOf('response.txt'), 'Cache-Control': documentCache });
  response.end(response.req.method === 'HEAD' ? undefined : `${text}\n`);
}

/** Returns a function that lists the files. It lists them again after a build has replaced the folder. */
function openFolder(dist: string) {
  let folder = readFolder(dist);
  let read = statSync(dist);
  return () => {
    const now = statSync(dist, { throwIfNoEntry: false }) ?? read;
    if (now.ino !== read.ino || now.mtimeMs !== read.mtimeMs) folder = readFolder(dist);
    read = now;
    return folder;
  };
}

function readFolder(dist: string): { files: ReadonlySet<string>; rules: readonly HeaderRule[] } {
  const files = listFiles(dist);
  if (!files.has('_headers')) return { files, rules: [] };
  // This server has no TLS, and Safari would request every file over https.
  const headers = readFileSync(join(dist, '_headers'), 'utf8').replaceAll('; upgrade-insecure-requests', '');
  return { files, rules: parseHeadersFile(headers) };
}

/** Returns a function that reads files, compressed if the client accepts it. Caches compressed files until they change. */
function openReader(dist: string) {
  const compressed = new Map<string, { stamp: string; bytes: Promise<Buffer> }>();

  return async (file: string, accepts = '') => {
    const path = join(dist, file);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;

    const stamp = `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`;
    const coding = isText(file) ? codingFor(accepts) : undefined;
    if (coding === undefined) return { bytes: await readFile(path), coding, tag: `"${stamp}"` };

    const key = `${path} ${coding}`;
    let entry = compressed.get(key);
    if (entry?.stamp !== stamp) {
      entry = { stamp, bytes: readFile(path).then((text) => codecs.get(coding)?.compress(text) ?? text) };
      compressed.set(key, entry);
    }
    return { bytes: await entry.bytes, coding, tag: `"${stamp}-${coding}"` };
  };
}

function codingFor(accepts: string) {
  return [...codecs.keys()].find((coding) => new RegExp(acceptPattern(coding), 'i').test(accepts));
}
