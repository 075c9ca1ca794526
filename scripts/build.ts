import './lib/production.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStaging } from './lib/staging.ts';

/** `npm run build`: makes the site in `dist`, or in the folder that `--out` names. All of it, or nothing. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  const staging = await openStaging(resolve(values.out));
  const stop = (signal: NodeJS.Signals) => {
    staging.discard();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);

  try {
    // Imported late: the config is evaluated on import, and what is wrong with it is to be said below, once.
    const { buildSite } = await import('./lib/build-site.ts');
    await buildSite(staging.dir);
    await staging.commit();
  } finally {
    staging.discard();
  }
}

main().catch((error: Error) => {
  console.error(error.name === 'Error' || error.name === 'SettingsError' ? error.message : error.stack);
  process.exitCode = 1;
});
