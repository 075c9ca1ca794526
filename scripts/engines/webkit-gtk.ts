import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../setup/free-ports.ts';
import { type Browser, type Key, type Page, reveal, type Size } from './driver.ts';

/** Sends a WebDriver command, and returns its value. */
type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** Keys in WebDriver's code points. */
const keyCodes: Record<Key, string> = { End: '\uE010', Escape: '\uE00C', ArrowLeft: '\uE012' };

/** The distance between windows. They must not overlap: WebKit may not render covered windows. */
const column = 1400;

/** Starts WebKitGTK's MiniBrowser on a virtual X server, driven by WebKitWebDriver. */
export async function launchWebKitGtk(webDriver: string): Promise<Browser> {
  const screen = ['-screen', '0', `${4 * column}x2000x24`, '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', ['-displayfd', '3', ...screen], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [display] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data');
  const resources = fileURLToPath(new URL('webkit-gtk.Xresources', import.meta.url));
  const env: NodeJS.ProcessEnv = { ...process.env, DISPLAY: `:${String(display).trim()}`, XENVIRONMENT: resources };
  // WebKit's sandbox does not start for root.
  if (process.getuid?.() === 0) env.WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS = '1';
  const [port] = await freePorts(1);
  const driver = spawn(webDriver, ['-p', `${port}`], { env, stdio: 'ignore' });
  const stop = () => [driver, xvfb].map((program) => program.kill());
  process.once('exit', stop);
  const send = sender(`http://127.0.0.1:${port}`);
  while (!(await send('GET', '/status').catch(() => false))) await wait(20);

  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
  const session = await send<{ sessionId: string }>('POST', '/session', { capabilities });
  const inSession: Send = (method, path, body) => send(method, `/session/${session.sessionId}${path}`, body);
  return {
    open: (size) => openPage(inSession, size),
    close: async () => {
      await inSession('DELETE', '');
      stop();
    },
  };
}

/** Opens a popup, because MiniBrowser's own window has a toolbar that limits its width. */
async function openPage(send: Send, size: Size): Promise<Page> {
  const before = await send<string[]>('GET', '/window/handles');
  await send('POST', '/execute/sync', { script: 'open("about:blank", "_blank", "popup")', args: [] });
  let handle: string | undefined;
  while (handle === undefined) {
    handle = (await send<string[]>('GET', '/window/handles')).find((name) => !before.includes(name));
  }
  const sendHere: Send = async (...command) => {
    await send('POST', '/window', { handle });
    return send(...command);
  };
  const evaluate: Page['evaluate'] = (run, arg) =>
    sendHere('POST', '/execute/sync', { script: `return (${run})(arguments[0])`, args: [arg ?? null] });
  const resize = async ({ width, height }: Size) => {
    await sendHere('POST', '/window/rect', { x: before.length * column, y: 0, width, height });
    const isResized = (wanted: Size) => innerWidth === wanted.width && innerHeight === wanted.height;
    while (!(await evaluate(isResized, { width, height }))) await wait(10);
  };
  await resize(size);
  return {
    resize,
    evaluate,
    goto: (url) => sendHere('POST', '/url', { url }),
    click: async (selector) => {
      await evaluate(reveal, selector);
      const query = { using: 'css selector', value: selector };
      const found = await sendHere<Record<string, string>>('POST', '/element', query);
      await sendHere('POST', `/element/${Object.values(found)[0]}/click`, {});
    },
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keyCodes[key] }));
      return sendHere('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    screenshot: async () => Buffer.from(await sendHere<string>('GET', '/screenshot'), 'base64'),
    close: () => sendHere('DELETE', '/window'),
  };
}

function sender(origin: string): Send {
  return async (method, path, body) => {
    const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}
