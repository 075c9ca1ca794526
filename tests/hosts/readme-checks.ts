import { readFileSync } from 'node:fs';

/** A line of the part 'Check' of a host's README: what is asked for, and what the answer has to be. */
export interface ReadmeCheck {
  /** The command, as it is typed. */
  command: string;
  /** The path; `asset` for the command that takes the first asset of the home page. */
  path: string;
  /** Whether it is asked for without TLS. */
  plain: boolean;
  status: number;
  /** What has to stand among the headers. */
  holds: string;
}

const line = /^ {4}(curl -sI (?:\$H(\S*|\$\(.*\))|http:\/\/example\.com(\S*))) +# (\d{3})(?: (.+))?$/gm;

/** The README of a host, by its name: `nginx`. */
export function readmeOf(host: string): string {
  return readFileSync(`scripts/hosts/README-${host}.md`, 'utf8');
}

/** The commands of a README that ask for headers, with the answers that it promises. */
export function readmeChecks(host: string): ReadmeCheck[] {
  return [...readmeOf(host).matchAll(line)].map(([, command = '', path, plainPath, status, holds = '']) => ({
    command,
    path: path?.startsWith('$(') ? 'asset' : (path ?? plainPath ?? ''),
    plain: plainPath !== undefined,
    status: Number(status),
    holds,
  }));
}

/** The first asset that the home page names: what the command in the READMEs finds. */
export function firstAsset(home: string): string {
  return /\/assets\/[^"]*/.exec(home)?.[0] ?? '';
}
