import { referencesInManifest } from './parse-data.ts';
import { importsOfScript, pathsInScript } from './parse-scripts.ts';
import { urlsInStyles } from './parse-styles.ts';
import { parseDrawing, referencesInFeed } from './parse-xml.ts';
import { isPlainTarget, parseRedirects } from './redirects.ts';
import type { Kind, Reference } from './references.ts';

/** What a file that is no page refers to. */
export interface FileReferences {
  references: readonly Reference[];
  /** The ids by which others take parts of it; nothing where a bare fragment means no part of it. */
  ids?: readonly string[];
  /** What is wrong with the file itself, in words. */
  fault?: string;
}

/**
 * Reads what a file refers to; nothing for a file of a kind that refers to nothing.
 *
 * @param kind what a page takes it for, where it says so: a manifest and a feed may have any name
 * @param read gives its text, or nothing when it could not be read
 * @param isOwn whether its scripts are known, and a path in them can only name a file
 */
export function referencesOfFile(
  file: string,
  kind: Kind | undefined,
  read: () => string | undefined,
  isOwn: boolean,
): FileReferences | undefined {
  const parse = kind === 'manifest' ? parseManifest : kind === 'feed' ? parseFeed : parserOf(file);
  const text = parse && read();
  if (parse === undefined || text === undefined) return undefined;
  const found = parse(text);
  return isOwn && parse === parseScript
    ? { ...found, references: [...found.references, ...pathsInScript(text)] }
    : found;
}

type Parse = (text: string) => FileReferences;

/** By the last part of the name, or the whole name. */
const parsers: Readonly<Record<string, Parse>> = {
  css: (text) => ({ references: urlsInStyles(text).map((found) => ({ kind: 'style resource', ...found })) }),
  js: parseScript,
  mjs: parseScript,
  svg: parseDrawing,
  webmanifest: parseManifest,
  'robots.txt': (text) => ({
    references: [...text.matchAll(/^\s*sitemap:[^\S\n]*(\S+)/gim)].map(({ 0: line, 1: url = '', index }) => ({
      kind: 'sitemap',
      url,
      offset: index + line.length - url.length,
    })),
  }),
  _redirects: (text) => ({
    references: parseRedirects(text)
      .filter(({ to, status }) => isPlainTarget(to) && status < 400)
      .map(({ to, status, offset }) => ({ kind: status === 200 ? 'rewrite' : 'redirect', url: to, offset })),
  }),
};

function parserOf(file: string): Parse | undefined {
  return parsers[file] ?? parsers[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''];
}

function parseManifest(text: string): FileReferences {
  const references = referencesInManifest(text);
  return references ? { references } : { references: [], fault: 'manifest that is not JSON' };
}

function parseScript(text: string): FileReferences {
  const references = importsOfScript(text);
  return references ? { references } : { references: [], fault: 'script that is not JavaScript, or half-written' };
}

function parseFeed(text: string): FileReferences {
  return { references: referencesInFeed(text) };
}
