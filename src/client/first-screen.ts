// Read by 1, through vite.config.ts, and by the build.

/**
 * What a first screen is taken to hold, for the two sides that must agree on it. The build puts the styles of so much of
 * each document inline (scripts/build/critical-css.ts); the inline script lets a window that shows more wait for the
 * stylesheet before it paints.
 *
 * What `data-first-screen` marks counts to the first screen wherever it stands: on wide screens it is placed beside the
 * start of the page. What `data-later-screen` marks is below it in every window, however little
 * text stands above.
 */
export const firstScreen = {
  /** The tallest window (px) that the inline styles are enough for. */
  height: 959,
  /** Characters of text in `main` that fill such a window. */
  characters: 900,
  /** Characters for pages with little markup: their documents have room for it in what a server may send at once. */
  charactersOfShortPage: 2000,
  /** The longest markup (characters) of such a page. */
  shortPage: 33_600,
} as const;
