import { words } from './markup.ts';

/** Matches an address and its descriptors up to the next comma outside parentheses. A comma may end the address. */
const candidate = /[\t\n\f\r ,]*([^\t\n\f\r ]+)((?:\([^)]*\)?|[^,(]+)*),?/g;

/** Parses a `srcset` (HTML standard, "parse a srcset attribute"). Browsers ignore invalid candidates. */
export function parseSrcset(srcset: string) {
  const candidates: { url: string; isValid: boolean }[] = [];
  candidate.lastIndex = 0;
  for (let match = candidate.exec(srcset); match; match = candidate.exec(srcset)) {
    const [all, address = '', descriptors = ''] = match;
    const url = address.replace(/,+$/, '');
    if (url !== address) candidate.lastIndex = match.index + all.indexOf(address) + address.length;
    if (url !== '') candidates.push({ url, isValid: url !== address || areValid(descriptors) });
  }
  return candidates;
}

/** Allows a density, a width, or a width with a height, each once. */
function areValid(descriptors: string): boolean {
  const units = words(descriptors).map((descriptor) => {
    if (/^\d*[1-9]\d*[wh]$/.test(descriptor)) return descriptor.at(-1);
    return /^(?:\d+|\d*\.\d+)(?:[eE][+-]?\d+)?x$|^-0*\.?0+x$/.test(descriptor) ? 'x' : 'unknown';
  });
  return ['', 'x', 'w', 'hw'].includes(units.sort().join(''));
}

/**
 * Parses the content of `<meta http-equiv="refresh">` (HTML standard, "shared declarative refresh steps"). Returns `undefined`
 * if browsers ignore it, and no URL if it reloads its own page.
 */
export function parseRefresh(content: string): { url?: string } | undefined {
  const [, rest] = /^[\t\n\f\r ]*(?:\d+|(?=\.))[\d.]*([\s\S]*)$/.exec(content) ?? [];
  if (rest === undefined || !/^(?:$|[;,\t\n\f\r ])/.test(rest)) return undefined;
  const address = rest.replace(/^[\t\n\f\r ]*[;,]?[\t\n\f\r ]*/, '');

  const value = address.replace(/^url[\t\n\f\r ]*=[\t\n\f\r ]*/i, '');
  const quote = /^["']/.exec(value)?.[0];
  const url = quote ? value.slice(1).split(quote)[0] : value;
  return url ? { url } : {};
}
