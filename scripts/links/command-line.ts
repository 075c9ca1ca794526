import { parseArgs } from 'node:util';
import type { FolderCheckOptions } from './check-links.ts';

/**
 * Parses the arguments of the command.
 *
 * @returns the folder, and with `--standalone` how to check it without a route table
 * @throws Error naming everything that is wrong with them
 */
export function readCommandLine(args: readonly string[]): { dist: string; standalone?: FolderCheckOptions } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      dist: { type: 'string', default: 'dist' },
      standalone: { type: 'boolean', default: false },
      origin: { type: 'string' },
      'index-files': { type: 'boolean' },
      'clean-urls': { type: 'boolean' },
      ignore: { type: 'string', multiple: true },
    },
    allowPositionals: true,
  });
  const { dist, standalone, origin = '', ignore = [] } = values;
  const { 'index-files': indexFiles = false, 'clean-urls': cleanUrls = false } = values;
  const only = (['origin', 'index-files', 'clean-urls', 'ignore'] as const).filter(
    (name) => values[name] !== undefined,
  );
  const isAddress = /^https?:\/\/[^/?#][^?#]*$/i.test(origin) && URL.canParse(origin);
  const faults = [
    ...positionals.map((word) => `${word}: not an option`),
    ...(standalone ? [] : only.map((name) => `--${name}: only with --standalone`)),
    ...(indexFiles && cleanUrls ? ['--clean-urls: not with --index-files'] : []),
    ...(standalone && !isAddress
      ? [`--origin: found "${origin}", expected the site's address, e.g. https://example.com`]
      : []),
    ...ignore.filter((text) => !toPattern(text)).map((text) => `--ignore: "${text}" is not a regular expression`),
  ];
  if (faults.length > 0) throw new Error(faults.join('; '));

  const ignored = ignore.flatMap((text) => toPattern(text) ?? []);
  return { dist, ...(standalone && { standalone: { dist, origin, indexFiles, cleanUrls, ignored } }) };
}

function toPattern(text: string): RegExp | undefined {
  try {
    return new RegExp(text);
  } catch {
    return undefined;
  }
}
