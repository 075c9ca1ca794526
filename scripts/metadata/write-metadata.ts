import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { homeMeta } from '../../src/content/home.ts';
import { canonicalUrl } from '../../src/head/canonical-url.ts';
import { manifestPath } from '../../src/lib/public-files.ts';
import { areaSlugs, notFoundPath, type RoutePath } from '../../src/routes.ts';
import type { Site } from '../../src/site.config.ts';
import { drawnFiles } from './drawings.tsx';
import type { HeadSummary } from './head-summary.ts';
import { colourOf } from './style-sheets.ts';

type Heads = ReadonlyMap<string, HeadSummary>;

/** The path of security.txt (RFC 9116) in the site. */
export const securityTxtFile = '.well-known/security.txt';

/** Writes the files that depend on settings and content: web manifest, llms.txt, security.txt and drawings. */
export async function writeSiteMetadata(dist: string, site: Site, heads: Heads): Promise<void> {
  const files: Record<string, string | undefined> = {
    [manifestPath]: webManifest(site.name),
    ...drawnFiles(),
    '/llms.txt': llmsTxt(site, heads),
    [`/${securityTxtFile}`]: securityTxt(site.host, site.security),
  };
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue;
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  }
}

/** Returns security.txt if a contact is configured. */
export function securityTxt(host: string, { contact, expires }: Site['security']): string | undefined {
  if (contact === '') return undefined;
  const address = contact.startsWith('https://') ? contact : `mailto:${contact}`;
  const canonical = `${host}/${securityTxtFile}`;
  return `Contact: ${address}\nExpires: ${expires}T23:59:59Z\nPreferred-Languages: en\nCanonical: ${canonical}\n`;
}

function webManifest(name: string): string {
  const icon = (file: string, size: number) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png' });
  const manifest = {
    name,
    lang: 'en-GB',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colourOf('surface'),
    theme_color: colourOf('surface'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      { ...icon('icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns llms.txt, a list of all pages except districts. */
export function llmsTxt({ host, name }: Pick<Site, 'host' | 'name'>, heads: Heads): string {
  const areas = areaSlugs.map((slug) => `/locations/${slug}`);
  const section = (heading: string, belongs: (path: string) => boolean) => {
    const pages = [...heads].filter(([path]) => path !== notFoundPath && belongs(path));
    const rows = pages.map(([path, { titles, descriptions }]) => {
      const [title = '', description = ''] = [titles[0], descriptions[0]].map(escapeMarkdown);
      return `- [${title}](${canonicalUrl(host, path as RoutePath)}): ${description}\n`;
    });
    return rows.length === 0 ? [] : [`\n## ${heading}\n\n${rows.join('')}`];
  };
  return [
    `# ${escapeMarkdown(name)}\n\n> ${escapeMarkdown(homeMeta.description)}\n`,
    ...section('Main pages', (path) => path.lastIndexOf('/') === 0),
    ...section('Guides', (path) => path.startsWith('/guides/')),
    ...section('Service and repair by brand', (path) => path.startsWith('/services/')),
    ...section('Areas of London', (path) => areas.includes(path)),
  ].join('');
}

function escapeMarkdown(text = ''): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}
