import type { Connect } from '../ui/custom-elements.ts';

/** The year on the visitor's calendar, in place of the one in the served file. */
const tellYear: Connect = (element) => {
  element.textContent = String(new Date().getFullYear());
};

export default tellYear;
