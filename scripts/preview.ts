import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';
import { readPort } from './server/read-port.ts';
import { serve } from './server/serve.ts';

/** `npm run preview`: serves `dist`, or the folder of `--dist`, on the port given by `--port` or `PORT`. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' }, port: { type: 'string' } } });
  const { dist, port } = values;
  const wanted = port === undefined ? readPort('PORT', process.env.PORT || '4173') : readPort('--port', port);
  const site = await serve(dist, wanted);
  console.log(`Serving ${dist} at ${site.url}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => site.close().then(() => process.exit(0)));
}

runCommand(main, 'Could not start the preview: ');
