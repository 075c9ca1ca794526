import type { Connect } from '../ui/custom-elements.ts';

/** Loads the tool; returns undefined if that fails. */
const load = () => import('./price-by-home-tool.tsx').catch(() => undefined);

/** Replaces the prerendered tool at the first click, or if the URL contains answers. */
const wakePriceByHome: Connect = (element, signal) => {
  let isAwake = false;
  const wake = async (pressed?: number) => {
    if (isAwake) return;
    isAwake = true;
    const code = await load();
    if (code) code.openPriceTool(element, pressed, signal);
    else isAwake = false;
  };
  const press = ({ target }: MouseEvent) => {
    const pressed = [...element.querySelectorAll<Element>('button')].indexOf(target as Element);
    if (pressed >= 0) wake(pressed);
  };
  element.addEventListener('pointerover', load, { signal, once: true });
  element.addEventListener('click', press, { signal });
  if (location.hash.includes('=')) wake();
};

export default wakePriceByHome;
