import { lineOfAnyDay, longestLine } from '../../lib/opening-state.ts';
import { site } from '../../site.config.ts';

/** In the served file. */
const served = lineOfAnyDay(site.hours);

/** Holds the room that the visitor's own line takes. */
const longest = longestLine(site.hours, site.bankHolidays);

/** Shows who answers now: emergencies always (not if `short`), the office by London's clock (open-now.element.ts). */
export function OpenNow({ short = false }: { short?: boolean }) {
  return (
    <open-now>
      <p className="open-now" data-open={!short || undefined} data-longest={longest}>
        {!short && <strong>Emergencies: answered now</strong>} <span>{served}</span>
      </p>
    </open-now>
  );
}
