import { createElement } from '../../lib/create-element.ts';
import type { Connect } from '../ui/custom-elements.ts';

/** Replaces the matrix headings with buttons that highlight the verdict of the selected column and row. */
const addHeadingButtons: Connect = (element, signal) => {
  const status = element.querySelector('[role=status]');
  if (!status) return;
  for (const heading of element.querySelectorAll<HTMLElement>('b')) {
    const button = createElement(
      'button',
      { type: 'button', className: 'btn btn-outline btn-sm' },
      heading.textContent,
    );
    if (heading.dataset.name) button.ariaLabel = heading.dataset.name;
    heading.replaceWith(button);
  }

  const columns = [...element.querySelectorAll<HTMLElement>(':scope > section > button')];
  const rows = [...element.querySelectorAll<HTMLElement>('div > button')];
  const cells = [...element.querySelectorAll<HTMLElement>('.i-cell')];

  const select = (buttons: HTMLElement[], selected: HTMLElement | undefined) => {
    for (const button of buttons) {
      button.ariaPressed = String(button === selected);
      button.classList.toggle('btn-outline', button !== selected);
    }
  };
  const selectedIndex = (buttons: HTMLElement[]) => buttons.findIndex(({ ariaPressed }) => ariaPressed === 'true');

  const showVerdict = () => {
    const column = selectedIndex(columns);
    const row = selectedIndex(rows);
    const verdict = cells[row * columns.length + column];
    for (const cell of cells) cell.toggleAttribute('data-lit', cell === verdict);
    const choice = `${columns[column]?.ariaLabel}, repair ${rows[row]?.textContent?.toLowerCase()}: `;
    const note = createElement('span', { className: 'note' }, choice);
    const words = createElement('strong', { className: 'figure' }, verdict?.textContent ?? '');
    if (status.parentElement) status.parentElement.className = verdict?.className.replace('i-cell', 'panel') ?? '';
    // New elements, because changed text would count as a layout shift.
    status.replaceChildren(createElement('span', {}, words, note, verdict?.dataset.why ?? ''));
  };

  const initial = cells.findIndex((cell) => cell.hasAttribute('data-lit'));
  select(columns, columns[initial % columns.length]);
  select(rows, rows[Math.floor(initial / columns.length)]);
  for (const buttons of [columns, rows]) {
    for (const button of buttons) {
      const choose = () => {
        select(buttons, button);
        showVerdict();
      };
      button.addEventListener('click', choose, { signal });
    }
  }
};

export default addHeadingButtons;
