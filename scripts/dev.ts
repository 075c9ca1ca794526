import { parseArgs } from 'node:util';
import { dev } from 'vite-react-ssg/node';
import { showBuildErrors } from './dev/show-build-errors.ts';
import { runCommand } from './run-command.ts';
import { readPort } from './server/read-port.ts';

/** `npm run dev`: starts the development server on the port given by `--port`, or on the first free port from 5173. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'boolean', default: false } } });
  const port = values.port === undefined ? {} : { port: readPort('--port', values.port), strictPort: true };
  await dev({}, { server: { ...port, host: values.host }, plugins: [showBuildErrors()] });
}

runCommand(main, 'Could not start the development server: ');
