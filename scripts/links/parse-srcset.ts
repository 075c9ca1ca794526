/** One of the images of a `srcset`. */
export interface ImageCandidate {
  url: string;
  /** Whether its descriptors can be read; browsers pass over a candidate where they cannot. */
  isValid: boolean;
}

/** Reads a `srcset` or `imagesrcset` by the algorithm of the HTML standard ("parse a srcset attribute"). */
export function parseSrcset(srcset: string): ImageCandidate[] {
  const candidates: ImageCandidate[] = [];
  let at = 0;
  for (;;) {
    at = skip(srcset, at, /[\t\n\f\r ,]/);
    if (at >= srcset.length) return candidates;
    const start = at;
    at = skip(srcset, at, /[^\t\n\f\r ]/);
    const url = srcset.slice(start, at);
    if (url.endsWith(',')) {
      candidates.push({ url: url.replace(/,+$/, ''), isValid: true });
      continue;
    }
    const descriptors = readDescriptors(srcset, at);
    at = descriptors.end;
    candidates.push({ url, isValid: areValid(descriptors.list) });
  }
}

function skip(text: string, from: number, characters: RegExp): number {
  let at = from;
  while (at < text.length && characters.test(text.charAt(at))) at += 1;
  return at;
}

/** Splits at spaces up to the next comma, but neither inside parentheses. */
function readDescriptors(srcset: string, from: number): { list: string[]; end: number } {
  const list: string[] = [];
  let current = '';
  let inParentheses = false;
  let at = from;
  for (; at < srcset.length; at += 1) {
    const character = srcset.charAt(at);
    if (character === '(') inParentheses = true;
    else if (character === ')') inParentheses = false;
    if (inParentheses || !/[\t\n\f\r ,]/.test(character)) {
      current += character;
      continue;
    }
    if (current !== '') list.push(current);
    current = '';
    if (character === ',') break;
  }
  if (current !== '') list.push(current);
  return { list, end: at };
}

const floatingPoint = /^-?(?:\d+|\d*\.\d+)(?:[eE][+-]?\d+)?$/;

function areValid(descriptors: readonly string[]): boolean {
  const seen = new Set<string>();
  for (const descriptor of descriptors) {
    const unit = descriptor.at(-1) ?? '';
    const value = descriptor.slice(0, -1);
    const isSize = unit === 'w' || unit === 'h';
    const isValid = isSize
      ? /^\d+$/.test(value) && Number(value) > 0
      : unit === 'x' && floatingPoint.test(value) && Number(value) >= 0;
    if (!isValid || seen.has(unit)) return false;
    seen.add(unit);
  }
  // A density goes with no size, and a height with a width.
  if (seen.has('x')) return seen.size === 1;
  return !seen.has('h') || seen.has('w');
}
