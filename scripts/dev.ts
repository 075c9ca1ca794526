import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { dev } from 'vite-react-ssg/node';
import { checkWhileWriting } from './dev/check-while-writing.ts';
import { readPort } from './server/read-port.ts';

/** `npm run dev`: the development server, on the port that `--port` names, or else on the next free one from 5173 on. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'boolean' } } });
  const port = values.port === undefined ? undefined : readPort('--port', values.port);
  if (port !== undefined) await seeThatItIsFree(port);
  const server = { ...(port !== undefined && { port, strictPort: true }), ...(values.host && { host: true }) };
  await dev({}, { server, plugins: [checkWhileWriting()] });
}

/** The server itself would say it with a stack. */
function seeThatItIsFree(port: number): Promise<void> {
  return new Promise((free, failed) => {
    const probe = createServer();
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      failed(new Error(code === 'EADDRINUSE' ? `port ${port} is taken; choose another with --port` : message)),
    );
    probe.listen(port, 'localhost', () => probe.close(() => free()));
  });
}

main().catch((error: Error) => {
  console.error(`Could not start the development server: ${error.message}`);
  process.exitCode = 1;
});
