import type { PriceFacts } from '../../content/price-by-home.ts';
import { mountTool } from '../ui/mount-tool.ts';
import { PriceTool } from './price-tool.tsx';

/** Replaces the prerendered tool until `signal` aborts. `pressed` is the index of the button clicked before loading. */
export function openPriceTool(element: HTMLElement, pressed: number | undefined, signal: AbortSignal): void {
  const facts = JSON.parse(element.dataset.facts ?? '') as PriceFacts;
  const tool = (
    <div className="price-tool">
      <PriceTool facts={facts} pressed={pressed} />
    </div>
  );
  mountTool(element, tool, signal);
}
