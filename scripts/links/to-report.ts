import type { CheckedSite } from './check-site.ts';
import type { DeclarationFinder } from './declarations.ts';
import type { Destinations } from './destinations.ts';
import type { FileReader } from './file-reader.ts';
import type { TargetIssues } from './issues.ts';
import type { LinkEntry, LinkReport, Place } from './report.ts';

/** The number of places that the report contains for a target. */
const placeLimit = 100;

/** Creates the report: every target once, with the pages, places and source lines that contain it. */
export function toReport(
  site: Destinations,
  reader: FileReader,
  { issues, stale, pages, links }: CheckedSite,
  declaredAt: DeclarationFinder = () => [],
): LinkReport {
  const located: { place: Place; offset: number }[] = [];
  const toEntry = ({ target, status, reasons, places }: TargetIssues): LinkEntry => {
    // Pages of the table are named alone, if there are any.
    const routed = [...places.keys()].filter((on) => site.routed.has(on));
    const shown = routed.length > 0 ? routed : [...places.keys()];
    const shownPlaces = shown.slice(0, placeLimit).flatMap((on) => {
      const offset = places.get(on);
      if (offset === undefined) return [];
      const place = { file: site.documents.get(on) ?? on.slice(site.prefix.length + 1), line: 1, column: 1 };
      located.push({ place, offset });
      return [place];
    });
    return {
      target,
      listed: site.listed.has(target),
      status,
      reason: [...reasons].join('; '),
      pages: shown,
      places: shownPlaces,
      declaredAt: declaredAt(target),
    };
  };
  const found = issues.byTarget().map((target) => ({ ...target, entry: toEntry(target) }));
  const report = {
    pages: pages.length,
    links,
    dead: found.filter(({ dead }) => dead).map(({ entry }) => entry),
    unlisted: found.filter(({ fails }) => fails).map(({ entry }) => entry),
    stale: stale.byTarget().map(toEntry),
  };
  setPositions(located, reader);
  return report;
}

/** Sets line and column of each place. Reads each file with a fault once more. */
function setPositions(located: { place: Place; offset: number }[], reader: FileReader): void {
  located.sort((a, b) => (a.place.file === b.place.file ? a.offset - b.offset : a.place.file < b.place.file ? -1 : 1));
  let [file, text, line, start] = ['', '', 1, 0];
  for (const { place, offset } of located) {
    if (place.file !== file) [file, text, line, start] = [place.file, reader.read(place.file)?.text ?? '', 1, 0];
    for (let end = text.indexOf('\n', start); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
      line += 1;
      start = end + 1;
    }
    place.line = line;
    place.column = offset - start + 1;
  }
}
