import type { Names } from './first-screen-names.ts';
import { type Declaration, type Group, type Part, type Rule, readParts, type Selector, write } from './style-parts.ts';

/**
 * Prepares the extraction of critical styles from one stylesheet. The sheet is parsed once; each extraction then only
 * filters plain data.
 *
 * @param css a stylesheet without nested rules, as the build writes it
 * @returns takes the names on a first screen, gives the part of the sheet that they need
 * @throws Error when a style rule holds another: its selector would be read without its surroundings
 */
export function criticalCss(css: string): (names: Names) => string {
  const sheet = readParts(css);
  return (names) => {
    const kept = keepNeeded(sheet, names);
    const used = new Set<string>();
    let size = -1;
    while (used.size !== size) {
      size = used.size;
      for (const { property, uses } of declarationsOf(kept)) {
        if (property === undefined || used.has(property)) for (const name of uses) used.add(name);
      }
    }
    const isUsed = ({ property }: Declaration) => property === undefined || used.has(property);
    const animations = new Set(declarationsOf(kept).flatMap((one) => (isUsed(one) ? one.animations : [])));
    return write(prune(kept, isUsed, animations));
  };
}

/** The rules that names ask for, without the selectors that ask for others. */
function keepNeeded(parts: readonly Part[], names: Names): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') return [{ ...part, parts: keepNeeded(part.parts, names) }];
    if (part.kind === 'statement' || part.selectors === undefined) return [part];
    const selectors = part.selectors.filter((selector) => isNeeded(selector, names));
    return selectors.length === 0 ? [] : [{ ...part, prelude: selectors.map(({ text }) => text).join(',') }];
  });
}

/** Whether everything that a selector asks for is on the page. */
function isNeeded({ needs, alternatives }: Selector, names: Names): boolean {
  return (
    needs.every((name) => names.has(name)) && alternatives.every((list) => list.some((one) => isNeeded(one, names)))
  );
}

function declarationsOf(parts: readonly Part[]): Declaration[] {
  return parts.flatMap((part) => {
    if (part.kind === 'rule') return part.declarations;
    return part.kind === 'group' ? declarationsOf(part.parts) : [];
  });
}

/** Drops the declarations and animations that nothing refers to, and the blocks that are empty without them. */
function prune(parts: readonly Part[], isUsed: (one: Declaration) => boolean, animations: ReadonlySet<string>): Part[] {
  const kept: Part[] = [];
  for (const part of parts) {
    if (part.kind === 'statement') {
      kept.push(part);
    } else if (part.kind === 'rule') {
      const declarations = part.declarations.filter(isUsed);
      if (declarations.length > 0) append(kept, { ...part, declarations });
    } else if (part.keyframes === undefined || animations.has(part.keyframes)) {
      const inner = prune(part.parts, isUsed, animations);
      if (inner.length > 0) append(kept, { ...part, parts: inner });
    }
  }
  return kept;
}

/** Adds a block to the one before it where both have one prelude, now that nothing stands between them. */
function append(parts: Part[], part: Rule | Group) {
  const last = parts.at(-1);
  if (last?.kind === 'rule' && part.kind === 'rule' && last.prelude === part.prelude && part.selectors !== undefined) {
    parts[parts.length - 1] = { ...last, declarations: [...last.declarations, ...part.declarations] };
  } else if (last?.kind === 'group' && part.kind === 'group' && last.prelude === part.prelude) {
    parts[parts.length - 1] = { ...last, parts: [...last.parts, ...part.parts] };
  } else {
    parts.push(part);
  }
}
