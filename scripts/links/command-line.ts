import { parseArgs } from 'node:util';
import type { FolderCheckOptions } from './check-links.ts';

/** Parses the arguments. With `--standalone`, also returns the options of `checkFolder`. Throws for an invalid argument. */
export function readCommandLine(args: string[]): { dist: string; standalone?: FolderCheckOptions } {
  const { values } = parseArgs({
    args,
    options: {
      dist: { type: 'string', default: 'dist' },
      standalone: { type: 'boolean', default: false },
      origin: { type: 'string' },
      'index-files': { type: 'boolean' },
      'clean-urls': { type: 'boolean' },
      ignore: { type: 'string', multiple: true },
    },
  });
  const { dist, standalone, ...others } = values;
  if (!standalone) {
    const [name] = Object.keys(others);
    if (name) throw new Error(`--${name} is only allowed with --standalone`);
    return { dist };
  }
  const { origin = '', 'index-files': indexFiles, 'clean-urls': cleanUrls, ignore = [] } = others;
  if (indexFiles && cleanUrls) throw new Error('--clean-urls and --index-files cannot be combined');
  if (!/^https?:\/\/[^/?#][^?#]*$/i.test(origin) || !URL.canParse(origin)) {
    throw new Error(`--origin is "${origin}"; expected the site's address, e.g. https://example.com`);
  }
  const ignored = ignore.map((text) => new RegExp(text));
  return { dist, standalone: { dist, origin, indexFiles, cleanUrls, ignored } };
}
