/** The first code of every page: it has no hash in its name. */
export const clientEntryPath = '/site.js';

/** The web app manifest. */
export const manifestPath = '/site.webmanifest';

/** The file of all icons, and the file of the larger drawings (`npm run draw`). */
export const spritePath = '/pictures.svg';
export const atlasPath = '/atlas.svg';
