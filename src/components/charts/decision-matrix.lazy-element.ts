import { createElement } from '../../lib/create-element.ts';
import type { Connect } from '../ui/custom-elements.ts';

/** Replaces the matrix headings with buttons that highlight the verdict of the selected column and row. */
const addHeadingButtons: Connect = (element, signal) => {
  const status = element.querySelector('[role=status]');
  if (!status) return;
  const heads = [...element.querySelectorAll<HTMLElement>('b')];
  for (const head of heads) {
    const button = createElement('button', { type: 'button', className: 'btn btn-outline btn-sm' }, head.textContent);
    if (head.dataset.name) button.ariaLabel = head.dataset.name;
    button.ariaPressed = 'false';
    head.replaceWith(button);
  }

  // Row headings are inside paragraphs.
  const columns = [...element.querySelectorAll<HTMLElement>(':scope > section > button')];
  const rows = [...element.querySelectorAll<HTMLElement>('p > button')];
  const cells = [...element.querySelectorAll<HTMLElement>('.i-cell')];
  const selectedIndex = (line: HTMLElement[]) => line.findIndex(({ ariaPressed }) => ariaPressed === 'true');

  const press = (line: HTMLElement[], pressed: HTMLElement) => {
    for (const head of line) {
      head.ariaPressed = String(head === pressed);
      head.classList.toggle('btn-outline', head !== pressed);
    }
    const [column, row] = [selectedIndex(columns), selectedIndex(rows)];
    if (column < 0 || row < 0) return;
    const verdict = cells[row * columns.length + column];
    for (const cell of cells) cell.toggleAttribute('data-lit', cell === verdict);
    const words = createElement('strong', { className: 'figure' }, verdict?.textContent ?? '');
    status.replaceChildren(createElement('span', {}, words, ` ${verdict?.dataset.why}`));
  };
  for (const line of [columns, rows]) {
    for (const head of line) head.addEventListener('click', () => press(line, head), { signal });
  }
};

export default addHeadingButtons;
