import { parseArgs } from 'node:util';
import { readPort } from './server/read-port.ts';
import { serve } from './server/serve.ts';

// `npm run preview`: serves `dist`, or the folder of `--dist`, like a production host.
try {
  const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' }, port: { type: 'string' } } });
  const { dist, port } = values;
  const site = await serve(dist, {
    port: port === undefined ? readPort('PORT', process.env.PORT || '4173') : readPort('--port', port),
  });
  console.log(`Serving ${dist} at ${site.url}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => site.close().then(() => process.exit(0)));
} catch (error) {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  const reason = code === 'EADDRINUSE' && port ? `port ${port} is taken; choose another with --port` : message;
  console.error(`Could not start the preview: ${reason}`);
  process.exitCode = 1;
}
