import type { CheckedSite } from './check-site.ts';
import type { DeclarationFinder } from './declarations.ts';
import type { Destinations } from './destinations.ts';
import type { FileReader } from './file-reader.ts';
import type { TargetIssues } from './issues.ts';
import { Positions } from './positions.ts';
import type { LinkEntry, LinkReport } from './report.ts';

/** So many places of a target are told. */
const placeLimit = 100;

/** Makes the report of what was found: every target once, with the pages, places and source lines that name it. */
export function toReport(
  site: Destinations,
  reader: FileReader,
  { issues, stale, pages, links }: CheckedSite,
  declaredAt: DeclarationFinder = () => [],
): LinkReport {
  const fileOf = (on: string) => site.documents.get(on) ?? on.slice(site.prefix.length + 1);
  const positions = new Positions(reader);
  const all = issues.byTarget();
  const allStale = stale.byTarget();
  for (const { places } of [...all, ...allStale]) {
    for (const [on, offset] of places) if (offset !== undefined) positions.want(fileOf(on), offset);
  }

  const toEntry = ({ target, status, reasons, places }: TargetIssues): LinkEntry => {
    const routed = [...places].filter(([path]) => site.routed.has(path));
    // A document beside the table is named only when no page of the table has the fault.
    const shown = routed.length > 0 ? routed : [...places];
    return {
      target,
      listed: site.listed.has(target),
      status,
      reason: [...reasons].join('; '),
      pages: shown.map(([on]) => on),
      places: shown
        .slice(0, placeLimit)
        .flatMap(([on, offset]) => (offset === undefined ? [] : (positions.of(fileOf(on), offset) ?? []))),
      declaredAt: declaredAt(target),
    };
  };
  const found = all.map((target) => ({ target, entry: toEntry(target) }));
  return {
    pages: pages.length,
    links,
    dead: found.filter(({ target }) => target.dead).map(({ entry }) => entry),
    unlisted: found.filter(({ target }) => target.fails).map(({ entry }) => entry),
    stale: allStale.map(toEntry),
  };
}
