import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Finds ports that no process of this machine listens on, for a server that cannot choose one itself.
 * They are below the range that systems assign to connections (from 32768 on Linux), so no connection takes one meanwhile.
 */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(10_000, 32_000);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}

/** Returns whether a server can listen on a port, on all addresses. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
