import { useEffect, useState } from 'react';
import { openingState, shortTime } from '../../lib/opening-state.ts';
import { site } from '../../site.config.ts';
import { island } from '../ui/island.tsx';

const [weekdays] = site.hours;

/** In the served file: the hours of the first row. */
const served = {
  open: false,
  text: weekdays ? `${weekdays.label} ${shortTime(weekdays.opens)}-${shortTime(weekdays.closes)}` : 'Call us',
};

/** Holds the room that the visitor's own line takes. */
const longest = 'Open now, until 8:30 PM';

interface OpenNowProps {
  /** Without the reminder that emergencies are answered at any hour, where the place is narrow. */
  short?: boolean;
}

/** Whether somebody sits at the desk now, by London's clock. */
export function OpenNowLine({ short = false }: OpenNowProps) {
  const inFull = (text: string) => (short ? text : `${text}. Emergencies 24/7.`);
  const [state, setState] = useState(served);

  useEffect(() => {
    const refresh = () => setState(openingState(site.hours, new Date()));
    refresh();
    addEventListener('pageshow', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
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

export const OpenNow = island('open-now', OpenNowLine);
