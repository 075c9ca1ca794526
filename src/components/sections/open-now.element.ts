import { bankHolidays, hours } from '../../entry-settings.ts';
import { openingState } from '../../lib/opening-state.ts';
import type { Connect } from '../ui/custom-elements.ts';

/** Shows whether the office is open, and updates it while the page is visible. */
const showOpeningState: Connect = (element, signal) => {
  const line = element.querySelector('p');
  const office = element.querySelector('span');
  const hasEmergencyLine = element.querySelector('strong') !== null;
  let timer = 0;

  const refresh = () => {
    clearTimeout(timer);
    if (!line || !office) return;
    const { open, text } = openingState(hours, bankHolidays, new Date());
    if (office.textContent !== text) office.textContent = text;
    line.toggleAttribute('data-open', hasEmergencyLine || open);
    if (!document.hidden) timer = window.setTimeout(refresh, 60_000 - (Date.now() % 60_000));
  };
  refresh();
  addEventListener('pageshow', refresh, { signal });
  document.addEventListener('visibilitychange', refresh, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
};

export default showOpeningState;
