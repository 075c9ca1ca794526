import { useEffect, useState } from 'react';
import { longestLine, openingState, shortTime } from '../../lib/opening-state.ts';
import { site } from '../../site.config.ts';
import { island } from '../ui/island.tsx';

const [weekdays] = site.hours;

/** In the served file: the hours of the first row. */
const served = {
  open: false,
  text: weekdays ? `Office ${weekdays.label} ${shortTime(weekdays.opens)}-${shortTime(weekdays.closes)}` : 'Call us',
};

/** Holds the room that the visitor's own line takes. */
const longest = longestLine(site.hours, site.bankHolidays);

interface OpenNowProps {
  /** The office alone, beside what nobody asks for in an emergency. */
  short?: boolean;
}

/** Who answers now: emergencies always, the office by London's clock; kept true while the page is looked at. */
function OpenNowLine({ short = false }: OpenNowProps) {
  const [state, setState] = useState(served);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const refresh = () => {
      clearTimeout(timer);
      const next = openingState(site.hours, site.bankHolidays, new Date());
      setState((shown) => (shown.text === next.text ? shown : next));
      if (!document.hidden) timer = setTimeout(refresh, 60_000 - (Date.now() % 60_000));
    };
    refresh();
    addEventListener('pageshow', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);

  return (
    <p className="open-now" data-open={!short || state.open || undefined} data-longest={longest}>
      {!short && <strong>Emergencies: answered now</strong>} <span>{state.text}</span>
    </p>
  );
}

export default island('open-now', OpenNowLine);
