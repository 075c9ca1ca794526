import './lib/production.ts';
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { buildTarget, openStaging, removeRemains } from './lib/staging.ts';

/** `npm run build`: makes the site in `dist`, or in the folder that `--out` names. All of it, or nothing. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  const staging = await openStaging(buildTarget(values.out));
  const removeOthers = () => {
    removeRemains('node_modules/.cache', /^site-server-(\d+)$/);
    removeRemains('node_modules/.cache/sharing', /\.(\d+)$/);
  };
  removeOthers();

  const stop = (signal: NodeJS.Signals) => {
    // What a bundler's thread writes at this moment, the next build removes.
    try {
      staging.discard();
      removeOthers();
    } finally {
      process.exit(128 + constants.signals[signal]);
    }
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);

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
