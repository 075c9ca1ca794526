import type { Connect } from '../ui/custom-elements.ts';

/** Loads the tool; returns undefined if that fails. */
const load = () => import('./price-by-home-tool.tsx').catch(() => undefined);

/** Replaces the prerendered tool at the first click, or if the URL contains answers. */
const startPriceTool: Connect = (element, signal) => {
  let isStarted = false;
  const start = async (index?: number) => {
    if (isStarted) return;
    isStarted = true;
    const code = await load();
    if (code) code.openPriceTool(element, index, signal);
    else isStarted = false;
  };
  const handleClick = ({ target }: MouseEvent) => {
    const index = [...element.querySelectorAll<Element>('button')].indexOf(target as Element);
    if (index >= 0) start(index);
  };
  element.addEventListener('pointerover', load, { signal, once: true });
  element.addEventListener('click', handleClick, { signal });
  if (location.hash.includes('=')) start();
};

export default startPriceTool;
