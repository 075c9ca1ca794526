import type { Connect } from '../ui/custom-elements.ts';

/** Highlights the place in the drawing while the pointer is on its step. */
const lightPlaces: Connect = (element, signal) => {
  const places = element.querySelectorAll('circle');
  for (const [index, step] of element.querySelectorAll('li').entries()) {
    for (const type of ['pointerenter', 'pointerleave'])
      step.addEventListener(type, () => places[index]?.toggleAttribute('data-lit', type === 'pointerenter'), {
        signal,
      });
  }
};

export default lightPlaces;
