import type { RoutePath } from '../routes.ts';

/** Where the public finds a page: the host and its path, with no slash at the end but on the home page. */
export function canonicalUrl(host: string, path: RoutePath | `/locations/${string}`): string {
  return `${host}${path}`;
}

/** Where the public finds a file of the site, such as a sharing image. */
export function assetUrl(host: string, file: `/${string}`): string {
  return `${host}${file}`;
}
