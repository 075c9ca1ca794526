import { fallbackDocument } from '../../src/routes.ts';
import { type Addresses, locations, nameOf, otherForms } from './addresses.ts';
import type { HeaderRule } from './headers.ts';

export interface VercelConfig {
  cleanUrls: true;
  trailingSlash: false;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; has?: { type: 'host'; value: string }[]; destination: string; statusCode: 301 }[];
  rewrites: { source: string; destination: string }[];
}

/** Returns vercel.json. Vercel itself removes `.html` and trailing slashes (status 308), and serves files before rewrites. */
export function vercelConfig(rules: readonly HeaderRule[], addresses: Addresses): VercelConfig {
  const { host, legacyHosts, pages, postcodes } = addresses;
  const starts = postcodes.flatMap((prefix) => [prefix, prefix.toLowerCase()]);
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ pattern, headers }) => ({
      source: pattern.replaceAll('.', '\\.').replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: [
      ...legacyHosts.map((origin) => ({
        source: '/:path*',
        has: [{ type: 'host' as const, value: nameOf(origin) }],
        destination: `${host}/:path*`,
        statusCode: 301 as const,
      })),
      ...pages.flatMap((page) =>
        otherForms(page)
          .filter((form) => form !== `${page}/` && !form.endsWith('.html'))
          .map((form) => ({ source: form, destination: page, statusCode: 301 as const })),
      ),
    ],
    rewrites: [{ source: `${locations}:postcode((?:${starts.join('|')})[^/]*)`, destination: fallbackDocument.path }],
  };
}
