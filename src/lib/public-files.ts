/** Entry script of every page. Its name has no hash. */
export const clientEntryPath = '/site.js';

export const manifestPath = '/site.webmanifest';

/** Sprite of all icons (`npm run draw`). */
export const spritePath = '/pictures.svg';

/** SVG files with larger drawings (`npm run draw`). */
export const atlasPaths = { figures: '/atlas.svg', boilers: '/boilers.svg', charts: '/charts.svg' } as const;

export type AtlasFile = keyof typeof atlasPaths;

/** Widths (px) of the AVIF files of a photograph, up to twice the width at which pages show it. */
export const photoWidths = { home: [600, 1200], engineer: [320] };
