import type { RedirectRule } from './redirects.ts';
import { pathOf } from './site-files.ts';

export type HostResponse =
  | { status: 200; file: string }
  /** The link is not the canonical form of the address. */
  | { status: 301; to: string }
  /** `file` is the not-found page, if there is one. */
  | { status: 404; file: string | undefined };

export interface Host {
  /** Returns the path at which a document is published. */
  pathOf: (file: string) => string;
  /** Returns the response to the path of a URL; 302 if a rule of the site redirects or rewrites it. */
  respond: (files: ReadonlySet<string>, path: string) => HostResponse | { status: 302 };
}

export interface HostOptions {
  /** Serves files by name only, and `a/index.html` at `/a/`. By default `a.html` is also served at `/a`. */
  indexFiles?: boolean | undefined;
  /** Redirects `/a.html` to `/a`, like Cloudflare Pages and Netlify. */
  cleanUrls?: boolean | undefined;
}

export function staticHost(options: HostOptions = {}, rules: readonly RedirectRule[] = []): Host {
  return {
    pathOf(file) {
      const isFolder = options.indexFiles || /(?:^|\/)index\.html$/.test(file);
      return encodePath(isFolder ? `/${file.replace(/(^|\/)index\.html$/, '$1')}` : pathOf(file));
    },
    respond(files, encoded) {
      const path = decodePath(encoded);
      if (path === undefined) return notFound(files);
      const found = lookUp(files, path, options);
      if (found && 'file' in found) return { status: 200, file: found.file };
      const rule = rules.find(({ pattern }) => pattern.test(path));
      if (rule) return rule.status < 400 ? { status: 302 } : notFound(files);
      return found ? { status: 301, to: encodePath(found.to) } : notFound(files);
    },
  };
}

/** Returns the file at a decoded path, or the path to which the host redirects. */
function lookUp(
  files: ReadonlySet<string>,
  path: string,
  { indexFiles, cleanUrls }: HostOptions,
): { file: string } | { to: string } | undefined {
  const name = path.slice(1);
  const isFolder = path.endsWith('/');
  if (!indexFiles) {
    const folder = name.replace(/(^|\/)index(?:\.html)?$/, '$1');
    const isRedirected = folder !== name && (cleanUrls || !name.endsWith('.html'));
    if (isRedirected && files.has(`${folder}index.html`)) return { to: `/${folder}` };
    if (!isFolder && files.has(`${name}.html`)) return { file: `${name}.html` };
    if (cleanUrls && name.endsWith('.html') && files.has(name)) return { to: path.slice(0, -'.html'.length) };
  }
  const index = isFolder ? `${name}index.html` : name;
  if (files.has(index)) return { file: index };
  if (isFolder) return !indexFiles && files.has(`${name.slice(0, -1)}.html`) ? { to: path.slice(0, -1) } : undefined;
  return files.has(`${name}/index.html`) ? { to: `${path}/` } : undefined;
}

export function notFound(files: ReadonlySet<string>): HostResponse {
  return { status: 404, file: files.has('404.html') ? '404.html' : undefined };
}

/** Decodes a path. Returns `undefined` if percent escapes are malformed or encode a slash. */
function decodePath(path: string): string | undefined {
  try {
    return /%2f/i.test(path) ? undefined : decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Encodes a path for a link or a Location header, including `?` and `#`. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
