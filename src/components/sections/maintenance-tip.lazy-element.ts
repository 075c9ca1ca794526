import { tips } from '../../content/locations/tips.ts';
import { formatToday } from '../../lib/dates.ts';
import type { Connect } from '../ui/custom-elements.ts';

/** Shows today's local date and a random tip (specification, section 5). */
const showTip: Connect = (element) => {
  const number = 1 + Math.floor(Math.random() * tips.length);
  const setText = (selector: string, text: string) => {
    const target = element.querySelector(selector);
    if (target) target.textContent = text;
  };
  setText('.numeral', String(number));
  setText('h2', `Maintenance Tip #${number}`);
  setText('.note', formatToday(new Date()));
  setText('.tip-text > span', tips[number - 1] ?? '');
};

export default showTip;
