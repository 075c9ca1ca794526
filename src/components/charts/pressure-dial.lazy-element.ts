import { dialEnd, dialStep, formatBar, verdictOn } from '../../content/pressure.ts';
import { capitalize } from '../../lib/capitalize.ts';
import { createElement } from '../../lib/create-element.ts';
import { angleOf, readingAt, spoke } from '../drawings/dial.ts';
import type { Connect } from '../ui/custom-elements.ts';

/** In bar. Prevents the needle from jumping between the ends of the scale when dragged below the dial. */
const largestJump = dialEnd / 2;

/** Change of the reading per key, in bar. */
const stepByKey: Record<string, number> = {
  ArrowUp: dialStep,
  ArrowRight: dialStep,
  ArrowDown: -dialStep,
  ArrowLeft: -dialStep,
  PageUp: 5 * dialStep,
  PageDown: -5 * dialStep,
  Home: -dialEnd,
  End: dialEnd,
};

/** Turns the prerendered gauge into a slider that explains its reading. */
const startPressureDial: Connect = (element, signal) => {
  const [slider, hint, figure, status] = [...(element.firstElementChild?.children ?? [])].filter(
    (part) => part.localName !== 'button',
  );
  if (!(slider instanceof HTMLElement) || !hint || !figure || !status) return;
  const needle = slider.querySelector('.d-solid[transform]');
  const grip = gripOf(slider);

  const show = (to: number, isPressed = false) => {
    const bar = Math.round(Math.min(dialEnd, Math.max(0, to)) * 10) / 10;
    const { meaning, tone, advice } = verdictOn(bar);
    slider.ariaValueNow = String(bar);
    slider.ariaValueText = `${formatBar(bar)}, ${meaning}`;
    needle?.setAttribute('transform', `rotate(${angleOf(bar)})`);
    grip.setAttribute('d', spoke(bar, 0, 105));
    // Announced only after a click on a button, because the slider announces its own value.
    figure.ariaLive = isPressed ? 'polite' : 'off';
    // New elements, because changed text would count as a layout shift.
    figure.replaceChildren(createElement('span', {}, formatBar(bar)));
    const verdict = createElement('strong', { className: `badge tone-${tone}` }, capitalize(meaning));
    if (status.textContent !== `${capitalize(meaning)}${advice}`)
      status.replaceChildren(createElement('span', {}, verdict, advice));
  };
  const reading = () => Number(slider.ariaValueNow);

  if (slider.role !== 'slider') {
    const button = (sign: string, name: string, step: number) => {
      const press = createElement('button', { type: 'button', className: 'btn btn-outline btn-icon' });
      press.append(
        createElement('span', { ariaHidden: 'true' }, sign),
        createElement('span', { className: 'sr-only' }, name),
      );
      press.dataset.step = String(step);
      return press;
    };
    figure.before(button('−', 'Lower the reading', -dialStep));
    figure.after(button('+', 'Raise the reading', dialStep));
    hint.textContent = 'Turn the needle to your reading';
    Object.assign(slider, { role: 'slider', tabIndex: 0, ariaLabel: 'Pressure on your gauge', ariaValueMin: '0' });
    slider.ariaValueMax = String(dialEnd);
    show(Number(slider.dataset.reading));
  }
  for (const button of element.querySelectorAll('button')) {
    button.addEventListener('click', () => show(reading() + Number(button.dataset.step), true), { signal });
  }
  slider.addEventListener(
    'keydown',
    (event) => {
      const step = stepByKey[event.key];
      if (step === undefined) return;
      event.preventDefault();
      show(reading() + step);
    },
    { signal },
  );
  drag(slider, reading, show, signal);
};

export default startPressureDial;

/** Returns the part of the drawing that users can drag, and adds it if it is missing. */
function gripOf(slider: HTMLElement): Element {
  const made = slider.querySelector('.d-grip');
  if (made) return made;
  const drawing = slider.querySelector('svg');
  drawing?.querySelector('title')?.remove();
  drawing?.removeAttribute('role');
  drawing?.setAttribute('aria-hidden', 'true');
  const grip = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  grip.setAttribute('class', 'd-grip');
  drawing?.append(grip);
  return grip;
}

/** Moves the needle to the pointer on click and drag. */
function drag(slider: HTMLElement, reading: () => number, show: (bar: number) => void, signal: AbortSignal): void {
  let isDragged = false;
  const readingAtPointer = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = slider.getBoundingClientRect();
    return readingAt(clientX - left - width / 2, clientY - top - height / 2);
  };
  slider.addEventListener(
    'pointerdown',
    ({ pointerId }) => {
      slider.setPointerCapture(pointerId);
      isDragged = false;
    },
    { signal },
  );
  slider.addEventListener(
    'pointermove',
    (event) => {
      const to = readingAtPointer(event);
      if (!slider.hasPointerCapture(event.pointerId) || Math.abs(to - reading()) > largestJump) return;
      isDragged = true;
      show(to);
    },
    { signal },
  );
  slider.addEventListener('click', (event) => isDragged || show(readingAtPointer(event)), { signal });
}
