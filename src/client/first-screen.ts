// Read by 1, through vite.config.ts, and by the build.

/**
 * What a first screen is taken to be, for the two sides that must agree on it: that of a phone held upright. The build
 * puts its styles inline (scripts/build/critical-css.ts), so little that a document fits what a server may send at once;
 * the inline script lets a window that shows more wait for the stylesheet before it paints.
 *
 * What `data-later-screen` or `data-deferred` marks is below it in every such window.
 */
export const firstScreen = {
  /** Widths (rem) of window from which the inline styles are not enough. */
  width: 29,
  /** Heights (rem) of window from which they are not enough. */
  height: 52,
  /** Characters of text in `main` that fill such a window. */
  characters: 620,
} as const;
