import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { notFoundPath } from '../../src/routes.ts';
import { parseHeadersFile } from '../hosts/cloudflare-netlify.ts';
import { codecs, isFormOf } from '../hosts/codecs.ts';
import { contentTypeOf, isText } from '../hosts/content-types.ts';
import { acceptPattern, type Encoding, encodings } from '../hosts/encodings.ts';
import { assetCache, documentCache, type HeaderRule, headersFor } from '../hosts/headers.ts';
import { listFiles } from '../links/site-files.ts';
import { locate } from './locate.ts';

/** A built site as it is served: its files, and the headers that its `_headers` gives them. */
interface Folder {
  files: ReadonlySet<string>;
  rules: readonly HeaderRule[];
}

export interface ServeOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
}

export interface Served {
  /** Origin of the site, without a slash at the end. */
  url: string;
  /** Stops serving and drops open connections. */
  close: () => Promise<void>;
}

/**
 * Serves a built site as a production host would: clean URLs, status 404 with 404.html, unlisted postcodes from
 * `_location.html`, compression, the headers of `_headers`. Compressed bodies are kept in memory.
 *
 * @throws Error when there is no such folder, or the port is taken (`code` is then `EADDRINUSE`)
 */
export async function serve(dist: string, { port = 0, host = '127.0.0.1' }: ServeOptions = {}): Promise<Served> {
  const folder = openFolder(dist);
  const read = openReader(dist);

  const server = createServer((request, response) => {
    respond(request, response, folder, read).catch(() => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server could not read that file.');
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  folder: () => Folder,
  read: ReturnType<typeof openReader>,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Only GET and HEAD are answered here.');
  }

  const [pathname = '', query] = (request.url ?? '').split(/\?(.*)/s);
  const { files, rules } = folder();
  const answer = locate(files, pathname);
  if (answer.status === 301) {
    response.setHeaders(new Map(Object.entries(headersFor(rules, pathname))));
    response.setHeader('Location', query === undefined ? answer.to : `${answer.to}?${query}`);
    return sendText(response, 301, 'Moved.');
  }

  const { file, status } = answer;
  const body = file === undefined ? undefined : await read(file, request.headers['accept-encoding']);
  if (file === undefined || body === undefined) return sendText(response, 404, 'Not found.');

  const headers: OutgoingHttpHeaders = {
    'Content-Type': contentTypeOf(file),
    'Cache-Control': file.startsWith('assets/') ? assetCache : documentCache,
    ...headersFor(rules, status === 404 ? notFoundPath : decodeURIComponent(pathname)),
    ETag: body.tag,
    ...(isText(file) && { Vary: 'Accept-Encoding' }),
    ...(body.encoding && { 'Content-Encoding': body.encoding.coding }),
  };
  if (status === 200 && request.headers['if-none-match'] === body.tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const bytes = request.method === 'HEAD' ? undefined : await body.bytes();
  response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(bytes);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': contentTypeOf('answer.txt'), 'Cache-Control': documentCache });
  response.end(response.req.method === 'HEAD' ? undefined : `${text}\n`);
}

/** Lists the folder, and again once a build has put another in its place. */
function openFolder(dist: string): () => Folder {
  const stampOf = () => {
    const stats = statSync(dist, { throwIfNoEntry: false });
    return stats && `${stats.ino} ${stats.mtimeMs}`;
  };
  let stamp = stampOf();
  let folder = readFolder(dist);

  return () => {
    const now = stampOf();
    if (now !== undefined && now !== stamp) {
      stamp = now;
      folder = readFolder(dist);
    }
    return folder;
  };
}

function readFolder(dist: string): Folder {
  const files = listFiles(dist);
  if (!files.has('_headers')) return { files, rules: [] };
  // This server has no TLS: Safari would request every file from it over https.
  const headers = readFileSync(join(dist, '_headers'), 'utf8').replaceAll('; upgrade-insecure-requests', '');
  return { files, rules: parseHeadersFile(headers) };
}

interface Body {
  length: number;
  bytes: () => Promise<Buffer>;
  encoding: Encoding | undefined;
  tag: string;
}

/** Reads files in the smallest encoding a visitor takes, each once until it changes. */
function openReader(dist: string): (file: string, accepts: string | undefined) => Promise<Body | undefined> {
  const compressed = new Map<string, { stamp: string; bytes: Promise<Buffer> }>();

  return async (file, accepts = '') => {
    const path = join(dist, file);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;

    const stamp = `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`;
    const encoding = isText(file) ? bestEncoding(accepts) : undefined;
    if (encoding === undefined) return { length: stats.size, bytes: () => readFile(path), encoding, tag: `"${stamp}"` };

    const key = path + encoding.extension;
    let entry = compressed.get(key);
    if (entry?.stamp !== stamp) {
      entry = { stamp, bytes: encoded(path, encoding) };
      compressed.set(key, entry);
    }
    const bytes = await entry.bytes;
    return { length: bytes.length, bytes: async () => bytes, encoding, tag: `"${stamp}-${encoding.coding}"` };
  };
}

/** Of what a client accepts and this Node knows, the smallest encoding. */
function bestEncoding(accepts: string): Encoding | undefined {
  return encodings.find(({ coding }) => codecs.has(coding) && new RegExp(acceptPattern(coding), 'i').test(accepts));
}

/** A file in an encoding: as the build left it beside the file, or compressed now where that is missing or wrong. */
async function encoded(path: string, { coding, extension }: Encoding): Promise<Buffer> {
  const [text, form] = await Promise.all([readFile(path), readFile(path + extension).catch(() => undefined)]);
  if (form !== undefined && (await isFormOf(text, coding, form))) return form;
  return (await codecs.get(coding)?.compress(text)) ?? text;
}
