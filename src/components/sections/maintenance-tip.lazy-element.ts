import { tips } from '../../content/locations/tips.ts';
import { formatToday } from '../../lib/dates.ts';
import type { Connect } from '../ui/custom-elements.ts';

/** Shows today's local date and a random tip (specification, section 5). */
const showTip: Connect = (element) => {
  const number = 1 + Math.floor(Math.random() * tips.length);
  const say = (selector: string, text: string) => {
    const place = element.querySelector(selector);
    if (place) place.textContent = text;
  };
  say('.numeral', String(number));
  say('h2', `Maintenance Tip #${number}`);
  say('.note', formatToday(new Date()));
  say('.tip-text > span', tips[number - 1] ?? '');
};

export default showTip;
