import { partsOf, tips } from '../../content/locations/tips.ts';
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
  setText('.today', formatToday(new Date()));
  const parts = partsOf(tips[number - 1]).map((part, index) => {
    if (index % 2 === 0) return part;
    return Object.assign(document.createElement('b'), { className: 'unbroken', textContent: part });
  });
  element.querySelector('.tip-text > span')?.replaceChildren(...parts);
};

export default showTip;
