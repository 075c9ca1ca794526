import { createElement } from '../../lib/create-element.ts';
import type { Connect } from './custom-elements.ts';

/**
 * Adds buttons that sort the rows of a table. `data-orders` lists the labels, `data-columns` the columns to sort by:
 * negative for descending order, 0 for the original order.
 */
const addOrderButtons: Connect = (element, signal) => {
  const body = element.querySelector('tbody');
  const bar = element.querySelector('.order-buttons');
  if (!body || !bar) return;
  const rows = [...body.rows];
  const columns = element.dataset.columns?.split(',').map(Number) ?? [];
  const figureIn = (row: HTMLTableRowElement, column: number) =>
    Number.parseFloat(row.cells[column]?.textContent?.replace(/[^\d.]/g, '') ?? '');

  const buttons = (element.dataset.orders?.split(',') ?? []).map((label, index) => {
    const column = columns[index] ?? 0;
    const look = index === 0 ? 'btn btn-sm' : 'btn btn-outline btn-sm';
    const button = createElement('button', { type: 'button', className: look }, label);
    button.ariaPressed = String(index === 0);
    const order = () => {
      for (const one of buttons) {
        one.ariaPressed = String(one === button);
        one.classList.toggle('btn-outline', one !== button);
      }
      const at = Math.abs(column);
      const sorted = rows.toSorted((one, other) => Math.sign(column) * (figureIn(one, at) - figureIn(other, at)));
      body.append(...(column === 0 ? rows : sorted));
    };
    button.addEventListener('click', order, { signal });
    return button;
  });
  bar.replaceChildren(...buttons);
};

export default addOrderButtons;
