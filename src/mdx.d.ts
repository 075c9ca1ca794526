/** A guide, compiled by scripts/build/guide-compiler.mjs. */
declare module '*.mdx' {
  export const guide: import('./content/schemas/guide.ts').Guide;
}
