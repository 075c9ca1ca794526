import { readFileSync } from 'node:fs';

/** A command in a host's README with the expected response. */
export interface ReadmeCheck {
  command: string;
  /** The requested path, or `asset` for the first asset of the home page. */
  path: string;
  /** Whether the request uses HTTP instead of HTTPS. */
  plain: boolean;
  status: number;
  /** Expected text in the headers. */
  header: string;
}

const line = /^ {4}(curl -sI (?:\$H(\S*|\$\(.*\))|http:\/\/example\.com(\S*))) +# (\d{3})(?: (.+))?$/gm;

/** Returns the README of a host such as `nginx`. */
export function readmeOf(host: string): string {
  return readFileSync(`scripts/hosts/README-${host}.md`, 'utf8');
}

/** Returns the commands of a README that request headers, with the documented responses. */
export function readmeChecks(host: string): ReadmeCheck[] {
  return [...readmeOf(host).matchAll(line)].map(([, command = '', path, plainPath, status, header = '']) => ({
    command,
    path: path?.startsWith('$(') ? 'asset' : (path ?? plainPath ?? ''),
    plain: plainPath !== undefined,
    status: Number(status),
    header,
  }));
}

/** Returns the first asset of the home page, like the command in the READMEs. */
export function firstAsset(home: string): string {
  return /\/assets\/[^"]*/.exec(home)?.[0] ?? '';
}
