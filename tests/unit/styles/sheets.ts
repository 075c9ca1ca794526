import { readdirSync, readFileSync } from 'node:fs';

/** The text of every stylesheet except the theme, by path. */
export const ruleSheets: ReadonlyMap<string, string> = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && name !== 'styles/theme.css')
    .map((name) => [`src/${name}`, readFileSync(`src/${name}`, 'utf8')]),
);
