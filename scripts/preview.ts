import { parseArgs } from 'node:util';
import { readPort } from './server/read-port.ts';
import { serve } from './server/serve.ts';

/** `npm run preview`: serves `dist`, or the folder that `--dist` names, as a production host would. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' }, port: { type: 'string' } } });
  const port =
    values.port === undefined ? readPort('PORT', process.env.PORT || '4173') : readPort('--port', values.port);

  const site = await serve(values.dist, { port });
  console.log(`Serving ${values.dist} at ${site.url}`);

  const stop = () => site.close().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

main().catch((error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE' && 'port' in error;
  console.error(
    `Could not start the preview: ${taken ? `port ${error.port} is taken; choose another with --port` : error.message}`,
  );
  process.exitCode = 1;
});
