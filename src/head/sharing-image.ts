import type { Site } from '../site.config.ts';

/** The size of all sharing images, in pixels. */
export const sharingImageSize = { width: 1200, height: 630 } as const;

/** The scenes of sharing images, with their alternative texts. */
const sceneTexts = {
  house: 'a London house in section, boiler and radiator',
  map: 'postcode map of London',
  'labelled boiler': 'boiler with its parts named',
  drawing: 'drawing',
} as const;

export type SceneName = keyof typeof sceneTexts;

/** Returns the scene of a page's sharing image. */
export function sceneNameOf(path: string): SceneName {
  if (path === '/') return 'house';
  if (path.startsWith('/locations/')) return 'map';
  return path.startsWith('/services/') ? 'labelled boiler' : 'drawing';
}

/** The image shown when a page is shared. */
export interface SharingImage {
  file: `/${string}`;
  alt: string;
}

/** Returns the default image, or that of a page. Its file is named after the path, so its URL is still valid in old posts. */
export function sharingImageOf(site: Site, path: string | undefined, title: string): SharingImage {
  if (path === undefined || path === '/') {
    return {
      file: `/hero-${site.product.slug}.jpg`,
      alt: `${site.name}: ${sceneTexts.house}`,
    };
  }
  return {
    file: `/sharing/${path.slice(1).replaceAll('/', '-')}.png`,
    alt: `${title}: ${sceneTexts[sceneNameOf(path)]}`,
  };
}
