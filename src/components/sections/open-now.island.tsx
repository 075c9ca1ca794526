import { useEffect, useState } from 'react';
import { longestLine, openingState, shortTime } from '../../lib/opening-state.ts';
import { site } from '../../site.config.ts';
import { island } from '../ui/island.tsx';

const [weekdays] = site.hours;

/** In the served file: the hours of the first row. */
const served = {
  open: false,
  text: weekdays ? `${weekdays.label} ${shortTime(weekdays.opens)}-${shortTime(weekdays.closes)}` : 'Call us',
};

/** Holds the room that the visitor's own line takes. */
const longest = longestLine(site.hours, site.bankHolidays);

interface OpenNowProps {
  /** Without the reminder that emergencies are answered at any hour, where the place is narrow. */
  short?: boolean;
}

/** Whether somebody sits at the desk now, by London's clock; kept true while the page is looked at. */
function OpenNowLine({ short = false }: OpenNowProps) {
  const inFull = (text: string) => (short ? text : `${text}. Emergencies 24/7.`);
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
    <p className="open-now" data-open={state.open || undefined} data-longest={inFull(longest)}>
      <span>{inFull(state.text)}</span>
    </p>
  );
}

export default island('open-now', OpenNowLine);
