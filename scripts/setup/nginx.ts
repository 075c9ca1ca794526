import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { placeholders } from '../hosts/nginx-site.ts';
import { installDebianPackages } from './debian.ts';
import { freePorts } from './free-ports.ts';

/** Ports of an nginx that serves a built site without TLS. */
interface Ports {
  /** Answers as the https server does, to the canonical name and to earlier ones. */
  port: number;
  /** The same over HTTP/2, without TLS. */
  http2Port: number;
  /** Answers as the http server does: it only redirects. */
  httpPort: number;
}

/** An nginx at work, until it is stopped. */
export interface RunningNginx extends Ports {
  stop: () => Promise<void>;
}

/**
 * Finds nginx, or installs Debian's package where the user is root.
 *
 * @throws Error saying what to do when there is none
 */
export function ensureNginx(): string {
  const nginx = findNginx() ?? installNginx();
  if (nginx !== undefined) return nginx;
  throw new Error('No nginx to try the host files on: install it, for example with `apt-get install nginx`.');
}

/**
 * Serves a built site by its own nginx.conf, with everything nginx writes in a folder of its own.
 *
 * nginx ends with `stop`, and also when this process is killed: its shell waits for the end of its input, then removes
 * the folder.
 *
 * @throws Error with the log of nginx when it does not start
 */
export async function startNginx(nginx: string, dist: string): Promise<RunningNginx> {
  const work = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port = 0, http2Port = 0, httpPort = 0] = await freePorts(3);
  const ports = { port, http2Port, httpPort };
  writeFileSync(join(work, 'site.conf'), plainSite(readFileSync(join(dist, 'nginx.conf'), 'utf8'), dist, ports));
  writeFileSync(join(work, 'nginx.conf'), wrapper(work));

  const shell = spawn(
    'sh',
    [
      '-c',
      '"$0" "$@" & cat > /dev/null; kill $!; wait $!; rm -r "$2"',
      nginx,
      '-p',
      work,
      '-c',
      'nginx.conf',
      '-e',
      'error.log',
    ],
    // In a group of its own: what interrupts the tests leaves it there to remove the folder.
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  const ended = new Promise<void>((done) => shell.once('exit', () => done()));
  const stop = async () => {
    shell.stdin.end();
    await ended;
  };

  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await answers(ports.port)) return { ...ports, stop };
    await wait(50);
  }
  const log = existsSync(join(work, 'error.log')) ? readFileSync(join(work, 'error.log'), 'utf8') : '';
  await stop();
  throw new Error(`nginx did not start:\n${log}`);
}

/** The site for one test run: its own ports, no TLS, the folder under test. */
function plainSite(text: string, dist: string, { port, http2Port, httpPort }: Ports): string {
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

function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => spawnSync(file, ['-v']).status === 0);
}

function installNginx(): string | undefined {
  installDebianPackages(['nginx'], 'the host files are tried on nginx');
  return findNginx();
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}
