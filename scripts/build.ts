import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { followBundler, type Workshop } from './build/client-build.ts';
import { buildTarget, openStaging, removeRemains } from './build/output-folder.ts';

/** A full disk, as Node and as the bundler tell of it: every file that found no room, or a stack of its own. */
const noRoom = /\b(ENOSPC|EDQUOT)\b|\(os error (28|122)\)/;

/** Where builds keep what they compile while they run, and the sharing pictures drawn before. */
const [workshops, pictures] = ['node_modules/.cache', 'node_modules/.cache/sharing'];

/**
 * `npm run build`: makes the site in `dist`, or in the folder that `--out` names. All of it, or nothing. With `--fresh`
 * every page is rendered, however little has changed.
 */
export async function main(args: string[], workshop: Workshop): Promise<void> {
  try {
    await build(args, workshop);
  } catch (error) {
    console.error(messageOf(error as NodeJS.ErrnoException));
    process.exitCode = 1;
  }
}

async function build(args: string[], workshop: Workshop): Promise<void> {
  const takeBundle = followBundler(workshop);
  const { values } = parseArgs({
    args,
    options: { out: { type: 'string', default: 'dist' }, fresh: { type: 'boolean', default: false } },
  });
  const staging = await openStaging(buildTarget(values.out));
  removeRemains(pictures, /\.(\d+)$/);

  const cleanUp = () => {
    // What was being written goes on for a moment: what comes back meanwhile is removed again.
    for (let round = 0; round < 4 || (round < 40 && existsSync(staging.dir)); round++) {
      try {
        staging.discard();
        removeRemains(workshops, /^site-(\d+)$/);
        removeRemains(pictures, /\.(\d+)$/);
      } catch {}
      pause(25);
    }
  };
  const stop = (signal: NodeJS.Signals) => {
    // Last of all, when the bundler has been told to stop.
    process.once('exit', cleanUp);
    process.exit(128 + constants.signals[signal]);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);

  try {
    // Imported late: the config is evaluated on import, and what is wrong with it is to be said below, once.
    const { buildSite } = await import('./build/recipe.ts');
    await buildSite(staging.dir, { ...workshop, takeBundle, fresh: values.fresh });
    await staging.commit();
  } finally {
    staging.discard();
  }
}

/** Halts this thread alone, for so many milliseconds. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** What is wrong with the input, or with the disk, says it all; of anything else the stack tells where to look. */
function messageOf({ name, message, code, stack }: NodeJS.ErrnoException): string {
  if (noRoom.test(message)) return 'There is no room left on the disk; nothing was written.';
  const isTold = name === 'Error' || name === 'SettingsError' || code?.startsWith('ERR_PARSE_ARGS');
  return isTold ? message : (stack ?? message);
}
