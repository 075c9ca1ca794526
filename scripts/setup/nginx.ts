import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { placeholders } from '../hosts/nginx-site.ts';
import { freePorts } from './free-ports.ts';
import { ensureProgram } from './programs.ts';

/** An nginx that serves a built site without TLS. */
export interface RunningNginx {
  /** Responds as the https server does, to the canonical host name and to earlier ones. */
  port: number;
  /** The same over HTTP/2. */
  http2Port: number;
  /** Responds as the http server does: it only redirects. */
  httpPort: number;
  stop: () => Promise<void>;
}

export function ensureNginx(): string {
  return ensureProgram('nginx', 'nginx', 'the tests of the host files');
}

/** Runs nginx until stdin of the shell ends, which also happens if this process is killed. Then removes the folder. */
const runUntilInputEnds = '"$0" -p "$1" -c nginx.conf -e error.log & cat > /dev/null; kill $!; wait $!; rm -r "$1"';

/**
 * Serves a built site with its own nginx.conf. nginx writes only to a temporary folder.
 *
 * @throws Error with the log of nginx if it does not start
 */
export async function startNginx(nginx: string, dist: string): Promise<RunningNginx> {
  const work = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port = 0, http2Port = 0, httpPort = 0] = await freePorts(3);
  const ports = { port, http2Port, httpPort };
  writeFileSync(join(work, 'site.conf'), plainSite(readFileSync(join(dist, 'nginx.conf'), 'utf8'), dist, ports));
  writeFileSync(join(work, 'nginx.conf'), wrapper(work));

  const shell = spawn('sh', ['-c', runUntilInputEnds, nginx, work], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // In a separate process group: Ctrl+C does not reach the shell, which then removes the folder.
    detached: true,
  });
  const ended = once(shell, 'exit');
  const stop = async () => {
    shell.stdin.end();
    await ended;
  };

  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}`, { redirect: 'manual' }).then(Boolean, () => false);
    if (isUp) return { ...ports, stop };
    await wait(50);
  }
  const log = existsSync(join(work, 'error.log')) ? readFileSync(join(work, 'error.log'), 'utf8') : '';
  await stop();
  throw new Error(`nginx did not start:\n${log}`);
}

/** Returns the site's configuration with free ports, without TLS, for the folder under test. */
function plainSite(text: string, dist: string, { port, http2Port, httpPort }: Omit<RunningNginx, 'stop'>): string {
  return text
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/^ *ssl_.*\n/gm, '')
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};\n    listen 127.0.0.1:${http2Port} http2;`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace(`root ${placeholders.root};`, `root "${resolve(dist)}";`);
}

function wrapper(work: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'daemon off;',
    'master_process off;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(work, 'nginx.pid')};`,
    `error_log ${join(work, 'error.log')} warn;`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${join(work, name)};`),
    `include ${join(work, 'site.conf')};`,
    '}\n',
  ].join('\n');
}
