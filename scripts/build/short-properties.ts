import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';

/** A token with a value of so many characters is no longer than its name would be. */
const shortValue = 9;

/**
 * Writes an inline style in fewer bytes: a token that is used once, or has a short value, is written out, and custom
 * properties have names of one or two letters. The stylesheet, which comes after it, repeats each of its rules with the
 * names of the sources; nothing else may use them, no script and no style attribute, which the content policy forbids.
 *
 * @param css a stylesheet without nested rules
 */
export function shortenProperties(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value)) declaration.value = declaration.value.replace(/ ?([,/]) ?/g, '$1');
  });
  writeOutTokens(sheet);
  renameProperties(sheet);
  return sheet.toString();
}

/** Writes out the values of tokens: properties declared once, on the root, whose value is plain. */
function writeOutTokens(sheet: Root): void {
  const declared = new Map<string, Declaration[]>();
  /** By the text of a use, `var(--ink)` or, where another value follows, `var(--ink,`: a declaration for each. */
  const uses = new Map<string, Declaration[]>();
  sheet.walkDecls((one) => {
    if (one.prop.startsWith('--')) declared.set(one.prop, [...(declared.get(one.prop) ?? []), one]);
    for (const [use] of one.value.matchAll(/var\(--[\w-]+[,)]/g)) uses.set(use, [...(uses.get(use) ?? []), one]);
  });
  // A plain value uses no property, so what is counted stays true while tokens are written out.
  for (const [name, [token, ...others]] of declared) {
    if (token === undefined || others.length > 0 || token.value.includes('var(')) continue;
    const use = `var(${name})`;
    const users = uses.get(use) ?? [];
    if (!isOnRoot(token) || uses.has(`var(${name},`)) continue;
    if (token.value.length > shortValue && users.length > 1) continue;
    for (const one of users) one.value = one.value.replaceAll(use, token.value);
    const rule = token.parent;
    token.remove();
    if (rule?.nodes.length === 0) rule.remove();
  }
}

/** Whether a declaration is one for the whole page, in every medium. */
function isOnRoot({ parent }: Declaration): boolean {
  const around = parent?.parent;
  const always = around?.type === 'root' || (around?.type === 'atrule' && (around as AtRule).name === 'layer');
  return always && (parent as Rule).selector === ':root';
}

/** Gives the properties names in the order of their frequency, so that the shortest stand most often. */
function renameProperties(sheet: Root): void {
  const counts = new Map<string, number>();
  const count = (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1);
  sheet.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) count(prop);
    for (const [, name = ''] of value.matchAll(used)) count(name);
  });
  const names = new Map(
    [...counts].sort(([, one], [, other]) => other - one).map(([name], index) => [name, `--${shortName(index)}`]),
  );
  sheet.walkDecls((one) => {
    one.prop = names.get(one.prop) ?? one.prop;
    one.value = one.value.replace(used, (whole, name) => whole.replace(name, names.get(name) ?? name));
  });
}

const used = /var\((--[\w-]+)/g;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `a` to `Z`, then `aa` and so on. */
function shortName(index: number): string {
  const last = letters[index % letters.length];
  return index < letters.length ? `${last}` : `${shortName(Math.floor(index / letters.length) - 1)}${last}`;
}
