import { expectedOfFile, SettingsError } from '../src/lib/settings.ts';
import type { ClientBuild } from './build/client-build.ts';
import { readOptions } from './build/options.ts';
import { openOutputFolder, removeRemains } from './build/output-folder.ts';
import { findTarget } from './build/target.ts';

/** A full disk, in the words of Node and of the bundler. */
const noRoom = /\b(ENOSPC|EDQUOT)\b|\(os error (28|122)\)/;

/**
 * `npm run build`: makes the site in `dist`, or in the folder that `--out` names, with compressed files where
 * `--compress` asks for them. All of it, or nothing. `--check` only says what would stop it.
 *
 * @returns the exit status
 */
export async function main(args: string[], clientBuild: ClientBuild): Promise<number> {
  try {
    await build(args, clientBuild);
    return 0;
  } catch (error) {
    if (error instanceof NotLoaded) throw error;
    console.error(messageOf(error as Error));
    return 1;
  }
}

/**
 * Loads the recipe, and with it the site. Late: the settings are checked on import, and faults in them are told as all are.
 *
 * @throws NotLoaded with the message of what throws on import
 */
export async function load() {
  try {
    return await import('./build/recipe.ts');
  } catch (error) {
    if ((error as Error).name === 'SettingsError') throw error;
    throw new NotLoaded((error as Error).message, { cause: error });
  }
}

/** What is wrong with values of the content, in one message: a missing one can keep the site from being loaded. */
export async function wrongValues(): Promise<string | undefined> {
  const { checkContent } = await import('./content/check-content.ts');
  const faults = await checkContent().then(
    () => [],
    (error) => (error instanceof SettingsError ? error.faults : []),
  );
  const values = faults.filter(({ found, expected }) => expected !== expectedOfFile(String(found)));
  return values.length > 0 ? new SettingsError(values).message : undefined;
}

/** `start.mjs`, which can compile the site once more, tells where it happened. */
class NotLoaded extends Error {
  override name = 'NotLoaded';
}

async function build(args: string[], clientBuild: ClientBuild): Promise<void> {
  const { out, compress, check } = readOptions(args);
  if (check) {
    removeRemains('node_modules/.cache', /^site-(\d+)$/);
    const { checkSite } = await load();
    return checkSite();
  }

  const target = findTarget(out);
  const output = openOutputFolder(target);
  removeRemains('node_modules/.cache', /^site-(\d+)$/);
  removeRemains('node_modules/.cache/sharing', /\.(\d+)$/);

  process.once('exit', output.discard);
  const { buildSite } = await load();
  await buildSite(output.dir, clientBuild, compress ? target : undefined);
  output.commit();
}

/** A fault of the input or of the disk is told by its message; of anything else the stack says where to look. */
function messageOf({ name, message, stack }: Error): string {
  if (noRoom.test(message)) return 'There is no room left on the disk; nothing was written.';
  const isTold = name === 'Error' || name === 'SettingsError';
  return isTold ? message : (stack ?? message);
}
