import { formatBar } from '../../content/pressure.ts';
import { createElement } from '../../lib/create-element.ts';
import type { Connect } from '../ui/custom-elements.ts';
import { angleOf } from './dial.ts';

/** Adds buttons that go through the steps. The gauge shows the reading of the current step. */
const startToppingUp: Connect = (element, signal) => {
  const steps = [...element.querySelectorAll('li')];
  const needle = element.querySelector('.d-solid[transform]');
  const [figure, controls] = element.querySelectorAll('svg ~ *');
  if (!needle || !figure || !controls) return;

  const show = (to: number) => {
    const step = steps[to];
    if (!step) return;
    for (const other of steps) other.ariaCurrent = other === step ? 'step' : null;
    for (const [index, button] of [...controls.children].entries())
      button.ariaDisabled = String(to === (index ? steps.length - 1 : 0));
    const reading = Number(step.dataset.reading);
    const before = needle.getAttribute('transform');
    needle.setAttribute('transform', `rotate(${angleOf(reading)})`);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const turn = [before, needle.getAttribute('transform')].map((at) => `${at}`.replace(')', 'deg)'));
      needle.animate({ transform: turn }, 500);
    }
    // New elements, because changed text would count as a layout shift.
    const title = createElement('span', { className: 'sr-only' }, `${to + 1}. ${step.firstChild?.textContent} `);
    figure.replaceChildren(createElement('span', {}, title, formatBar(reading)));
  };

  if (!controls.firstChild) {
    figure.ariaLive = 'polite';
    for (const label of ['Back', 'Next'])
      controls.append(createElement('button', { type: 'button', className: 'btn btn-outline' }, label));
    show(0);
  }
  for (const [index, button] of [...controls.children].entries()) {
    const go = () => show(steps.findIndex(({ ariaCurrent }) => ariaCurrent) + (index ? 1 : -1));
    button.addEventListener('click', go, { signal });
  }
  for (const [index, step] of steps.entries()) step.addEventListener('click', () => show(index), { signal });
};

export default startToppingUp;
