import type { Connect } from '../ui/custom-elements.ts';

/** Replaces the prerendered year with the current one. */
const showYear: Connect = (element) => {
  element.textContent = String(new Date().getFullYear());
};

export default showYear;
