// Set by 1, and read by the build.

/**
 * What scripts say on the root element. Stylesheets ask for these attributes, and since no served markup holds them, the
 * inline styles keep every rule that asks for one (scripts/build/critical-css.ts).
 */
export const rootAttributes = [
  /** The theme the visitor chose, `light` or `dark`. */
  'data-theme',
  /** Scripts run. */
  'data-scripts',
  /** The page was opened at its top and has not come to rest: sections out of sight are not rendered yet. */
  'data-initial',
  /** The document is a fallback, and the page of its postcode is on its way. */
  'data-pending',
] as const;
