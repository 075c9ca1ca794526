import { parseArgs } from 'node:util';

/** What the command is asked to do. */
export interface CommandLine {
  /** The folder to check. */
  dist: string;
  /** Set where the folder is to be judged as any site, without a route table. */
  standalone?: { origin: string; indexFiles: boolean; ignored: readonly RegExp[] };
}

/**
 * Reads the arguments of the command.
 *
 * @throws Error naming everything that is wrong with them
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      dist: { type: 'string', default: 'dist' },
      standalone: { type: 'boolean', default: false },
      origin: { type: 'string' },
      'index-files': { type: 'boolean' },
      ignore: { type: 'string', multiple: true },
    },
    allowPositionals: true,
  });
  const { dist, standalone, origin, 'index-files': indexFiles = false, ignore = [] } = values;
  const patterns = ignore.map(toPattern);
  const alone = (['origin', 'index-files', 'ignore'] as const).filter((name) => values[name] !== undefined);
  const faults = [
    ...positionals.map((word) => `${word}: not an option`),
    ...(standalone ? [] : alone.map((name) => `--${name}: only with --standalone`)),
    ...(standalone && !isAddress(origin ?? '')
      ? [`--origin: found "${origin ?? ''}", expected the site's address, e.g. https://example.com`]
      : []),
    ...patterns.filter((pattern) => typeof pattern === 'string'),
  ];
  if (faults.length > 0) throw new Error(faults.join('; '));

  const ignored = patterns.filter((pattern) => pattern instanceof RegExp);
  return {
    dist,
    ...(standalone && { standalone: { origin: origin ?? '', indexFiles, ignored } }),
  };
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text) && !/[?#]/.test(text);
}

function toPattern(text: string): RegExp | string {
  try {
    return new RegExp(text);
  } catch {
    return `--ignore: "${text}" is no regular expression`;
  }
}
