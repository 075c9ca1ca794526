/** Entry script of every page. Its name has no hash. */
export const clientEntryPath = '/site.js';

export const manifestPath = '/site.webmanifest';

/** Sprite of all icons (`npm run draw`). */
export const spritePath = '/pictures.svg';

/** SVG files with larger drawings (`npm run draw`). */
export const atlasPaths = { figures: '/atlas.svg', boilers: '/boilers.svg', guides: '/guides.svg' } as const;

export type AtlasFile = keyof typeof atlasPaths;
