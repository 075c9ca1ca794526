/** Sharing images drawn before, each under the hash of all that goes into it, and the outlines of their typeface. */
export const cacheFolder = 'node_modules/.cache/sharing';
