import type { PriceFacts } from '../../content/price-by-home.ts';
import { mountTool } from '../ui/mount-tool.ts';
import { PriceTool } from './price-tool.tsx';

/**
 * Puts the tool that answers in the place of the prerendered one.
 *
 * @param pressed the button, counted from 0, that was pressed before this came
 * @param signal ends when the element leaves the document
 */
export function openPriceTool(element: HTMLElement, pressed: number | undefined, signal: AbortSignal): void {
  const facts = JSON.parse(element.dataset.facts ?? '') as PriceFacts;
  const tool = (
    <div className="price-tool">
      <PriceTool facts={facts} pressed={pressed} />
    </div>
  );
  mountTool(element, tool, signal);
}
