import './build/page-worker.ts';
import { parseArgs } from 'node:util';
import { expectationForFile, SettingsError } from '../src/lib/settings.ts';
import type { ClientBuild } from './build/client-build.ts';
import { findTarget, openOutputFolder, removeLeftovers } from './build/output-folder.ts';

/** Error messages of Node and rolldown for a full disk. */
const diskFull = /\b(ENOSPC|EDQUOT)\b|\(os error (28|122)\)/;

/** `npm run build`: builds the site into `dist`. If anything fails, nothing is written. */
export async function main(args: string[], clientBuild: ClientBuild): Promise<number> {
  try {
    await build(args, clientBuild);
    return 0;
  } catch (error) {
    console.error(messageOf(error as Error));
    return 1;
  }
}

async function build(args: string[], clientBuild: ClientBuild): Promise<void> {
  const { out, compress, check } = readOptions(args);
  const target = findTarget(out);
  const output = check ? undefined : openOutputFolder(target);
  process.once('exit', () => output?.discard());
  removeLeftovers('node_modules/.cache', /^site-(\d+)$/);
  removeLeftovers('node_modules/.cache/sharing', /\.(\d+)$/);

  const { buildSite, checkSite } = await loadRecipe();
  if (output === undefined) return checkSite();
  await buildSite(output.dir, clientBuild, compress ? target : undefined);
  output.commit();
}

function readOptions(args: string[]) {
  try {
    const options = {
      out: { type: 'string', default: 'dist' },
      compress: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new Error(`Invalid arguments; nothing was written.\n  ${reason}; expected --out DIR, --compress or --check.`);
  }
}

/** Imports the recipe. If a module throws, throws a SettingsError that names the invalid values or the source line. */
async function loadRecipe() {
  try {
    return await import('./build/recipe.ts');
  } catch (error) {
    const { name, message, stack = '' } = error as Error;
    if (name === 'SettingsError') throw error;
    // The query makes Node evaluate the bundle again.
    const { assertValidContent } = await import(`${import.meta.url}?again`);
    await assertValidContent();
    const [, place = 'the site'] = /\b((?:src|scripts)\/[^\s():]+:\d+)/.exec(stack.replaceAll(process.cwd(), '')) ?? [];
    throw new SettingsError([{ setting: place, found: message, expected: 'a module that can be loaded' }]);
  }
}

/** Throws a SettingsError that names invalid values of the content. Ignores modules that cannot be loaded. */
export async function assertValidContent(): Promise<void> {
  const { checkContent } = await import('./content/check-content.ts').catch(() => ({ checkContent: () => {} }));
  try {
    await checkContent();
  } catch (error) {
    const { faults } = error as SettingsError;
    const invalidValues = faults.filter(({ found, expected }) => expected !== expectationForFile(String(found)));
    if (invalidValues.length > 0) throw new SettingsError(invalidValues);
  }
}

/** Returns the message of an expected error, or the stack of any other. */
function messageOf({ name, message, stack = message }: Error): string {
  if (diskFull.test(message)) return 'The disk is full; nothing was written.';
  return ['Error', 'SettingsError'].includes(name) ? message : stack;
}
