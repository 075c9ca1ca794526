import { parseArgs } from 'node:util';
import { serve } from './server/serve.ts';

/** `npm run preview`: serves `dist`, or the folder that `--dist` names, as a production host would. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } });
  const port = Number(process.env.PORT || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is "${process.env.PORT}", expected a number from 0 to 65535`);
  }

  const site = await serve(values.dist, { port });
  console.log(`Serving ${values.dist} at ${site.url}`);

  const stop = () => site.close().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

main().catch((error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE' && 'port' in error;
  console.error(
    `Could not start the preview: ${taken ? `port ${error.port} is taken; choose another with PORT` : error.message}`,
  );
  process.exitCode = 1;
});
