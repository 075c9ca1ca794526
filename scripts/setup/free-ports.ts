import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Finds ports of this machine that nobody listens on, for a server that has to be told one.
 *
 * They lie below those that systems give to connections (32768 and up on Linux): until the server has its port, none of the
 * many that a browser opens can take it.
 *
 * @returns as many as asked for, all different
 */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(10_000, 32_000);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}

/** Whether a server could listen on a port, on any of the machine's addresses. */
function isFree(port: number): Promise<boolean> {
  return new Promise((told) => {
    const probe = createServer();
    probe.once('error', () => told(false));
    probe.listen(port, () => probe.close(() => told(true)));
  });
}
