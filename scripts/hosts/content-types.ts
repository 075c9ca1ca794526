import { extname } from 'node:path';

/** Media types of text files, which have a charset and are compressed. */
// biome-ignore format: a table
export const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json',
  '.map': 'application/json', '.md': 'text/markdown', '.mjs': 'text/javascript', '.svg': 'image/svg+xml',
  '.txt': 'text/plain', '.webmanifest': 'application/manifest+json', '.xml': 'application/xml',
};

/** Media types of other files. */
// biome-ignore format: a table
export const otherTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif', '.gif': 'image/gif', '.ico': 'image/x-icon', '.jpeg': 'image/jpeg', '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf', '.png': 'image/png', '.webp': 'image/webp', '.woff2': 'font/woff2',
};

export function contentTypeOf(file: string): string {
  const text = textTypes[extname(file)];
  return text === undefined ? (otherTypes[extname(file)] ?? 'application/octet-stream') : `${text}; charset=utf-8`;
}

export function isText(file: string): boolean {
  return extname(file) in textTypes;
}
