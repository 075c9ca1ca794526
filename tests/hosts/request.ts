import { type IncomingHttpHeaders, request } from 'node:http';

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
}

export interface HttpResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** The number of headers with each name, in lower case. */
  counts: Record<string, number>;
  body: Buffer;
}

/** Requests a path from localhost. Unlike `fetch`, does not normalize the path. */
export function sendRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: RequestOptions = {},
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    request({ hostname: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      const counts: Record<string, number> = {};
      response.rawHeaders.forEach((name, at) => {
        if (at % 2 === 0) counts[name.toLowerCase()] = (counts[name.toLowerCase()] ?? 0) + 1;
      });
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, counts, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
