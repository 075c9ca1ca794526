import { is } from 'valibot';
import type { Evidence } from '../../src/content/claims.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import { isoDate } from '../../src/lib/rules.ts';
import { site } from '../../src/site.config.ts';
import { brandClaims } from './brand-claims.ts';
import { type FirmSettings, firmClaims } from './firm-claims.ts';
import type { Point } from './point.ts';

/** Something that pages say of the business, and that only the business can know to be true. */
export interface Claim {
  /** Under which its evidence stands. */
  name: string;
  /** What it says, and on which pages. */
  about: string;
  /** Its figures or, where it has none, its words. */
  says: string;
  /** File and field in which it stands, where it is a value of the data. */
  stands?: string | undefined;
  /** Lines that say it: `src/content/brands/baxi.ts:94`. */
  lines?: readonly string[];
}

/**
 * Every claim of the site: what it says of the whole firm, and what the pages of its brands say.
 *
 * @param business whose hours and reviews bear on claims
 */
export function siteClaims(brands: readonly Brand[], business: FirmSettings = site): Claim[] {
  return [...firmClaims(business), ...brandClaims(brands)].filter(({ says }) => says !== '');
}

/** What is there and what is missing for each claim, and evidence that belongs to none. */
export function claimPoints(
  claims: readonly Claim[],
  evidence: Readonly<Record<string, Evidence>>,
  today: string,
): Point[] {
  const strays = Object.keys(evidence).filter((name) => !claims.some((claim) => claim.name === name));
  return [
    ...claims.map((claim) => claimPoint(claim, evidence[claim.name], today)),
    ...strays.map(
      (name): Point => ({
        group: 'claims',
        title: `There is no claim of the name ${name}`,
        where: placeOf(name),
        state: 'open',
        blocks: true,
      }),
    ),
  ];
}

function claimPoint(claim: Claim, evidence: Evidence | undefined, today: string): Point {
  const { name, about, says, stands, lines = [] } = claim;
  const missing = missingOf(says, evidence, today);
  // A source that was written stays; its date has to be that of another look.
  const source = quoted(evidence?.source.trim() ?? '');
  const entry = `${/^\w+$/.test(name) ? name : quoted(name)}: { says: ${quoted(says)}, source: ${source}, date: '' },`;
  const notes = [
    `${missing}: ${entry}`,
    ...(stands ? [`Stands in ${stands}`] : []),
    ...(lines.length > 0 ? [`Said in ${lines.join(', ')}`] : []),
  ];
  return {
    group: 'claims',
    title: `${name}: ${about} (${says})`,
    where: placeOf(name),
    state: missing === undefined ? 'done' : 'open',
    blocks: true,
    ...(missing !== undefined && { note: notes.join('\n') }),
  };
}

/** Why evidence will not do, or `undefined` where it does. */
function missingOf(says: string, evidence: Evidence | undefined, today: string): string | undefined {
  if (evidence === undefined) return 'Write';
  if (evidence.says !== says) return `The evidence is for ${evidence.says}. Check it again and write`;
  if (evidence.source.trim() === '') return 'Say where it can be read, or whose word it is';
  if (!is(isoDate, evidence.date)) return 'Say when: YYYY-MM-DD';
  return evidence.date > today ? `${evidence.date} is still to come` : undefined;
}

/** Where the evidence of a claim stands. */
export function placeOf(name: string): string {
  return `src/content/claims.ts, evidence${/^\w+$/.test(name) ? `.${name}` : `[${quoted(name)}]`}`;
}

/** A text as the code of this project writes it. */
function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
