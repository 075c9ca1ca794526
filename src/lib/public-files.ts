/** The first code of every page: it has no hash in its name. */
export const clientEntryPath = '/site.js';

/** The web app manifest. */
export const manifestPath = '/site.webmanifest';

/** The file of all icons (`npm run draw`). */
export const spritePath = '/pictures.svg';

/**
 * The files of the atlas, the larger drawings (`npm run draw`): its figures, what the home page shows, and the charts of
 * guides. A browser reads a whole file in one task for each page that shows one of its drawings.
 */
export const atlasPaths = { figures: '/atlas.svg', boilers: '/boilers.svg', charts: '/charts.svg' } as const;

export type AtlasFile = keyof typeof atlasPaths;
