/** The first code of every page: it has no hash in its name. */
export const clientEntryPath = '/site.js';

/** The web app manifest. */
export const manifestPath = '/site.webmanifest';
