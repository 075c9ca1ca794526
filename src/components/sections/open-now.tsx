import { lineOfAnyDay, longestLine } from '../../lib/opening-state.ts';
import { site } from '../../site.config.ts';

/** In the served file. */
const served = lineOfAnyDay(site.hours);

/** Holds the room that the visitor's own line takes. */
const longest = longestLine(site.hours, site.bankHolidays);

interface OpenNowProps {
  /** The office alone, beside what nobody asks for in an emergency. */
  short?: boolean;
}

/** Who answers now: emergencies always, the office by London's clock (open-now.element.ts). */
export function OpenNow({ short = false }: OpenNowProps) {
  return (
    <open-now>
      <p className="open-now" data-open={!short || undefined} data-longest={longest}>
        {!short && <strong>Emergencies: answered now</strong>} <span>{served}</span>
      </p>
    </open-now>
  );
}
