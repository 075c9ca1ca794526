import { parseArgs } from 'node:util';

/** What `npm run build` may be told. */
export interface BuildOptions {
  /** The folder to write. */
  out: string;
  /** Whether to write compressed files too. */
  compress: boolean;
  /** Whether to write nothing, and only to say what would stop a build. */
  check: boolean;
}

const options = { out: { type: 'string' }, compress: { type: 'boolean' }, check: { type: 'boolean' } } as const;
const switches = ['compress', 'check'];

/** Reads the arguments of a build. Throws one message that names each of them that means nothing. */
export function readOptions(args: string[]): BuildOptions {
  const { values, tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const faults = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [`${token.value}    is no option`];
    if (token.kind !== 'option') return [];
    if (token.name === 'out') return !token.value || token.value.startsWith('-') ? ['--out    needs a folder'] : [];
    if (!switches.includes(token.name)) return [`${token.rawName}    is no option`];
    return token.value === undefined ? [] : [`${token.rawName}=${token.value}    takes no value`];
  });
  if (faults.length > 0) {
    throw new Error(`A build takes --out DIR, --compress and --check; nothing was written.\n  ${faults.join('\n  ')}`);
  }
  return { out: String(values.out ?? 'dist'), compress: values.compress === true, check: values.check === true };
}
