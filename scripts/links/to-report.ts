import type { CheckedSite } from './check-site.ts';
import type { DeclarationFinder } from './declarations.ts';
import type { Destinations } from './destinations.ts';
import type { TargetIssues } from './issues.ts';
import type { LinkEntry, LinkReport, Place } from './report.ts';
import type { ReadText } from './site-files.ts';

export function toReport(
  site: Destinations,
  read: ReadText,
  { issues, stale, pages, links }: CheckedSite,
  declaredAt: DeclarationFinder = () => [],
): LinkReport {
  const toEntry = ({ target, status, reasons, places }: TargetIssues): LinkEntry => {
    const all = [...places.keys()];
    const routed = all.filter((on) => site.routed.has(on));
    const shown = routed.length > 0 ? routed : all;
    const [first = ''] = shown;
    const offset = places.get(first);
    const file = site.documents.get(first) ?? first.slice(site.prefix.length + 1);
    return {
      target,
      listed: site.listed.has(target),
      status,
      reason: [...reasons].join('; '),
      pages: shown,
      ...(offset !== undefined && { place: placeOf(file, offset, read) }),
      declaredAt: declaredAt(target),
    };
  };
  const found = issues.byTarget().map((target) => ({ ...target, entry: toEntry(target) }));
  return {
    pages: pages.length,
    links,
    dead: found.filter(({ dead }) => dead).map(({ entry }) => entry),
    unlisted: found.filter(({ fails }) => fails).map(({ entry }) => entry),
    stale: stale.byTarget().map(toEntry),
  };
}

function placeOf(file: string, offset: number, read: ReadText): Place {
  const lines = read(file).slice(0, offset).split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
