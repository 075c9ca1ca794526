export interface ColourGroup {
  title: string;
  names: readonly string[];
}

export interface Tokens {
  colours: readonly ColourGroup[];
  /** Names and values as declared, in their order. */
  sizes: readonly Token[];
  radii: readonly Token[];
  shadows: readonly Token[];
}

export interface Token {
  name: string;
  value: string;
}

/** Steps of the 4 px grid that are in use. */
export const steps = [1, 2, 3, 4, 6, 8, 12, 18] as const;

/** Reads theme.css, so that the guide cannot say anything else than the site does. */
export function readTokens(css: string): Tokens {
  const colours: { title: string; names: string[] }[] = [];
  let title = '';
  for (const line of css.split('\n')) {
    title = /^ {2}\/\* ([^:*]+)/.exec(line)?.[1]?.trim() ?? title;
    const name = /^ {2}--color-([\w-]+):/.exec(line)?.[1];
    if (name === undefined) continue;
    const group = colours.find((one) => one.title === title);
    if (group) group.names.push(name);
    else colours.push({ title, names: [name] });
  }
  return { colours, sizes: named(css, 'text'), radii: named(css, 'radius'), shadows: named(css, 'shadow') };
}

/** The rules that only the guide needs: a class for each token, and both themes on wrappers. */
export function sheetOf(css: string): string {
  const { colours, sizes, radii, shadows } = readTokens(css);
  const names = colours.flatMap((group) => group.names);
  return [
    '.sg-light{color-scheme:light}',
    '.sg-dark{color-scheme:dark}',
    ...names.map((name) => `.sg-color-${name}{background:var(--color-${name})}`),
    ...sizes.map(({ name }) => `.sg-text-${name}{font-size:var(--text-${name})}`),
    ...steps.map((step) => `.sg-step-${step}{width:${4 * step}px}`),
    ...radii.map(({ name }) => `.sg-radius-${name}{border-radius:var(--radius-${name})}`),
    ...shadows.map(({ name }) => `.sg-shadow-${name}{box-shadow:var(--shadow-${name})}`),
  ].join('\n');
}

function named(css: string, kind: string): Token[] {
  const lines = css.matchAll(new RegExp(`^ {2}--${kind}-(\\w+): (.+);`, 'gm'));
  return [...lines].map(([, name = '', value = '']) => ({ name, value }));
}
