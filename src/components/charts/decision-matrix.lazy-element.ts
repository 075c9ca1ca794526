import { createElement } from '../../lib/create-element.ts';
import type { Connect } from '../ui/custom-elements.ts';

/** Replaces the matrix headings with buttons that highlight the verdict of the selected column and row. */
const addHeadingButtons: Connect = (element, signal) => {
  const status = element.querySelector('[role=status]');
  if (!status) return;
  for (const head of element.querySelectorAll<HTMLElement>('b')) {
    const button = createElement('button', { type: 'button', className: 'btn btn-outline btn-sm' }, head.textContent);
    if (head.dataset.name) button.ariaLabel = head.dataset.name;
    head.replaceWith(button);
  }

  // Row headings are inside paragraphs.
  const columns = [...element.querySelectorAll<HTMLElement>(':scope > section > button')];
  const rows = [...element.querySelectorAll<HTMLElement>('p > button')];
  const cells = [...element.querySelectorAll<HTMLElement>('.i-cell')];
  const press = (line: HTMLElement[], pressed: HTMLElement | undefined) => {
    for (const head of line) {
      head.ariaPressed = String(head === pressed);
      head.classList.toggle('btn-outline', head !== pressed);
    }
  };
  const lit = cells.findIndex((cell) => cell.hasAttribute('data-lit'));
  press(columns, columns[lit % columns.length]);
  press(rows, rows[Math.floor(lit / columns.length)]);

  const show = () => {
    const [column, row] = [columns, rows].map((line) => line.findIndex(({ ariaPressed }) => ariaPressed === 'true'));
    const verdict = cells[(row ?? 0) * columns.length + (column ?? 0)];
    for (const cell of cells) cell.toggleAttribute('data-lit', cell === verdict);
    const of = `${columns[column ?? 0]?.ariaLabel}, ${rows[row ?? 0]?.textContent?.toLowerCase()}: `;
    const note = createElement('span', { className: 'note' }, of);
    const words = createElement('strong', { className: 'figure' }, verdict?.textContent ?? '');
    // New elements, because changed text would count as a layout shift.
    status.replaceChildren(createElement('span', {}, words, note, verdict?.dataset.why ?? ''));
  };
  for (const line of [columns, rows]) {
    for (const head of line) {
      const choose = () => {
        press(line, head);
        show();
      };
      head.addEventListener('click', choose, { signal });
    }
  }
};

export default addHeadingButtons;
