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
  const { values } = parseArgs({
    args: [...args],
    options: {
      dist: { type: 'string', default: 'dist' },
      standalone: { type: 'boolean', default: false },
      origin: { type: 'string' },
      'index-files': { type: 'boolean', default: false },
      ignore: { type: 'string', multiple: true, default: [] },
    },
  });
  const { dist, standalone, origin = '', ignore } = values;
  if (!standalone) {
    const idle = [
      origin && '--origin',
      values['index-files'] && '--index-files',
      ignore.length > 0 && '--ignore',
    ].filter(Boolean);
    if (idle.length > 0) throw new Error(`${idle.join(', ')}: only with --standalone`);
    return { dist };
  }

  const ignored = ignore.map(toPattern);
  const faults = [
    ...(isAddress(origin)
      ? []
      : [`--origin: found "${origin}", expected the site's address, e.g. https://example.com`]),
    ...ignored.filter((pattern) => typeof pattern === 'string'),
  ];
  if (faults.length > 0) throw new Error(faults.join('; '));
  return {
    dist,
    standalone: {
      origin,
      indexFiles: values['index-files'],
      ignored: ignored.filter((pattern) => pattern instanceof RegExp),
    },
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
