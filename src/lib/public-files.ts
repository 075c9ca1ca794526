/** The first code of every page: it has no hash in its name. */
export const clientEntryPath = '/site.js';

/** The web app manifest. */
export const manifestPath = '/site.webmanifest';

/** The file of all icons (`npm run draw`). */
export const spritePath = '/pictures.svg';

/** The files of the atlas (`npm run draw`): figures, drawings of the home page, charts of guides. */
export const atlasPaths = { figures: '/atlas.svg', boilers: '/boilers.svg', charts: '/charts.svg' } as const;

export type AtlasFile = keyof typeof atlasPaths;
