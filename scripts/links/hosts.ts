import { type Redirected, type RedirectRule, redirector } from './redirects.ts';
import { pathOf } from './site-files.ts';

/** What a host answers to a path. */
export type Answer =
  | { status: 200; file: string }
  /** The address has another form: a link to it is written wrongly. */
  | { status: 301; to: string }
  /** With the not-found page where there is one. */
  | { status: 404; file: string | undefined };

/** Where the site's own rules send a path; it may be on another host. */
export interface SentOn {
  status: 302;
  to: string;
}

/** How a host publishes the files of a site. */
export interface Host {
  /** The path at which a document is published. */
  pathOf: (file: string) => string;
  /** What the host answers to the path of a URL, given the files of the site. */
  answer: (files: ReadonlySet<string>, path: string) => Answer | SentOn;
}

/** Which file a host gives for a decoded path, or which other form of the path it sends to. */
type Lookup = (files: ReadonlySet<string>, path: string) => { file: string } | { to: string } | undefined;

/**
 * A host with clean addresses, as Cloudflare Pages and Netlify have them: `/a` is `a.html`, `/a/` is `a/index.html`, and
 * every other form is sent to the one.
 */
export function flatHost(rules: readonly RedirectRule[] = []): Host {
  return makeHost(rules, flatPathOf, (files, path) => {
    const name = path.slice(1);
    if (/(?:^|\/)index(?:\.html)?$/.test(name) && files.has(name.replace(/(?:\.html)?$/, '.html'))) {
      return { to: path.replace(/index(?:\.html)?$/, '') };
    }
    if (path.endsWith('/')) {
      if (files.has(`${name}index.html`)) return { file: `${name}index.html` };
      return files.has(`${name.slice(0, -1)}.html`) ? { to: path.slice(0, -1) } : undefined;
    }
    if (files.has(`${name}.html`)) return { file: `${name}.html` };
    if (files.has(name)) return name.endsWith('.html') ? { to: path.slice(0, -'.html'.length) } : { file: name };
    return files.has(`${name}/index.html`) ? { to: `${path}/` } : undefined;
  });
}

/** A host that serves files by their names, and of a folder its `index.html` under the path with a slash at the end. */
export function indexHost(rules: readonly RedirectRule[] = []): Host {
  return makeHost(rules, indexPathOf, (files, path) => {
    const name = path.slice(1);
    if (path.endsWith('/')) return files.has(`${name}index.html`) ? { file: `${name}index.html` } : undefined;
    if (files.has(name)) return { file: name };
    return files.has(`${name}/index.html`) ? { to: `${path}/` } : undefined;
  });
}

/** Puts a host's site below a path, `/docs`; what lies elsewhere is not found. */
export function below(prefix: string, host: Host): Host {
  if (prefix === '') return host;
  return {
    pathOf: (file) => prefix + host.pathOf(file),
    answer(files, path) {
      if (path === prefix) return { status: 301, to: `${prefix}/` };
      const answer = host.answer(files, path.slice(prefix.length));
      return answer.status === 301 ? { status: 301, to: prefix + answer.to } : answer;
    },
  };
}

function makeHost(rules: readonly RedirectRule[], pathOf: Host['pathOf'], lookup: Lookup): Host {
  const redirect = rules.length === 0 ? () => undefined : redirector(rules);
  return {
    pathOf,
    answer(files, encoded) {
      const path = decodePath(encoded);
      if (path === undefined) return notFound(files);
      const redirected = redirect(path);
      const found = redirected?.forced ? undefined : lookup(files, path);
      if (found && 'file' in found) return { status: 200, file: found.file };
      if (redirected) return answerOf(redirected, files, lookup);
      return found ? { status: 301, to: encodePath(found.to) } : notFound(files);
    },
  };
}

/** A rule of status 200 shows another file under the path, one of 404 the not-found page; others send on. */
function answerOf({ to, status }: Redirected, files: ReadonlySet<string>, lookup: Lookup): Answer | SentOn {
  if (status !== 200) return status === 404 || status === 410 ? notFound(files) : { status: 302, to };
  if (!to.startsWith('/')) return { status: 302, to };
  const shown = lookup(files, decodePath(to.split(/[?#]/)[0] ?? '') ?? '');
  return shown && 'file' in shown
    ? { status: 200, file: shown.file }
    : shown
      ? { status: 302, to: shown.to }
      : notFound(files);
}

function notFound(files: ReadonlySet<string>): Answer {
  return { status: 404, file: files.has('404.html') ? '404.html' : undefined };
}

function flatPathOf(file: string): string {
  return /(?:^|\/)index\.html$/.test(file) ? indexPathOf(file) : encodePath(pathOf(file));
}

function indexPathOf(file: string): string {
  return encodePath(`/${file.replace(/(^|\/)index\.html$/, '$1')}`);
}

/** A path without its percent signs; nothing when they are malformed or hide a slash. */
function decodePath(path: string): string | undefined {
  try {
    return /%2f/i.test(path) ? undefined : decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A decoded path as it stands in a URL. */
function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
