import type { RoutePath } from '../routes.ts';

/** Returns the public URL of a page, without a trailing slash except on the home page. */
export function canonicalUrl(host: string, path: RoutePath | `/locations/${string}`): string {
  return `${host}${path}`;
}

/** Returns the public URL of a file, such as a sharing image. */
export function assetUrl(host: string, file: `/${string}`): string {
  return `${host}${file}`;
}
