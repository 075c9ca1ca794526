import type { Site } from '../site.config.ts';

/** Every sharing image, in pixels. */
export const sharingImageSize = { width: 1200, height: 630 } as const;

/**
 * What a sharing image may show, in the words of its alternative text. The scripts that draw it know these names too, so
 * the words belong to what is drawn.
 */
const sceneTexts = {
  house: 'a London house in section, boiler and radiator',
  map: 'postcode map of London',
  'labelled boiler': 'boiler with its parts named',
  drawing: 'drawing',
} as const;

export type SceneName = keyof typeof sceneTexts;

/** What the sharing image of a path shows. */
export function sceneNameOf(path: string): SceneName {
  if (path === '/') return 'house';
  if (path.startsWith('/locations/')) return 'map';
  return path.startsWith('/services/') ? 'labelled boiler' : 'drawing';
}

/** The picture a page is shared with. */
export interface SharingImage {
  file: `/${string}`;
  alt: string;
}

/**
 * The sharing image of a page: the default one of the home page and of pages that no search engine may list, and one
 * of its own for every other.
 *
 * The name comes from the path alone. It stays when the picture changes, so that what has been shared before keeps its
 * picture, and a head is known before anything is drawn.
 *
 * @param path the path of a page that has a picture of its own, or none
 * @param title the page's title, which the picture shows
 */
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
