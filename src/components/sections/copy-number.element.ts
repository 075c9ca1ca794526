import { shownPhone } from '../../entry-settings.ts';
import type { Connect } from '../ui/custom-elements.ts';

/** Copies the number on click and confirms it in a notification and in the tooltip. Escape hides the tooltip. */
const copyNumber: Connect = (element, signal) => {
  const tooltip = element.querySelector<HTMLElement>('.tooltip');
  const hint = element.querySelector('[role=tooltip]');
  if (!tooltip || !hint) return;
  const initialHint = hint.textContent;

  const handleClick = async () => {
    if (await copy()) hint.textContent = 'Copied';
  };
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') tooltip.dataset.dismissed = '';
  };
  element.addEventListener('click', handleClick, { signal });
  element.addEventListener('keydown', dismiss, { signal });
  for (const type of ['mouseleave', 'focusout']) {
    const reset = () => {
      delete tooltip.dataset.dismissed;
      hint.textContent = initialHint;
    };
    tooltip.addEventListener(type, reset, { signal });
  }
};

export default copyNumber;

/** Copies the number, shows the result in a notification and returns it. */
async function copy(): Promise<boolean> {
  const number = shownPhone;
  const [{ showToast }, copied] = await Promise.all([
    import('../ui/toast.ts'),
    // Throws without HTTPS, where there is no clipboard.
    (async () => navigator.clipboard.writeText(number))().then(
      () => true,
      () => false,
    ),
  ]);
  showToast(copied ? `${number} copied` : `Could not copy. The number is ${number}`);
  return copied;
}
