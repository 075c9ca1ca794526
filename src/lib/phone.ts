/** Group sizes by leading digits of the national number. The first match applies. */
const groupings: readonly [prefix: RegExp, groups: readonly number[]][] = [
  [/^2/, [2, 4, 4]], // 020 7946 0123
  [/^(11|1.1)/, [3, 3, 4]], // 0113 496 0000
  [/^[389]/, [3, 3, 4]], // 0800 123 4567
  [/^(13873|15242|1539[456]|1697[347]|1768[347]|19467)/, [5, 5]], // 015394 12345, 016977 2345
  [/^/, [4, 6]], // 01632 960123, 07700 900123
];

/**
 * Formats a British E.164 number by Ofcom’s numbering plan: `+442079460123` as `020 7946 0123`. Others are unchanged.
 */
export function formatPhone(e164: string): string {
  const national = /^\+44(\d+)$/.exec(e164)?.[1];
  if (!national) return e164;

  const groups = groupings.find(([prefix]) => prefix.test(national))?.[1] ?? [];
  const parts: string[] = [];
  let rest = national;
  for (const size of groups) {
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return `0${parts.filter(Boolean).join(' ')}${rest}`;
}
