import { type MouseEvent, type PropsWithChildren, type ReactNode, useEffect, useState } from 'react';
import type { PriceFacts } from '../../content/price-by-home.ts';
import { island, Prerendered } from '../ui/island.tsx';

interface PriceByHomeProps {
  facts: PriceFacts;
}

/** The code of the tool; nothing where it does not come. */
const load = () => import('./price-tool.tsx').catch(() => undefined);

/** The tool as it was prerendered. The first press, or answers in the address, put the living one in its place. */
function SleepingPriceByHome({ facts, children }: PropsWithChildren<PriceByHomeProps>) {
  const [tool, setTool] = useState<ReactNode>();

  const wake = async (pressed?: number) => {
    const code = await load();
    if (code) setTool(<code.PriceTool facts={facts} pressed={pressed} />);
  };
  const press = ({ target, currentTarget }: MouseEvent) => {
    const pressed = [...currentTarget.querySelectorAll<Element>('button')].indexOf(target as Element);
    if (pressed >= 0) wake(pressed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of an island never change
  useEffect(() => {
    if (!children && location.hash) wake();
  }, []);

  if (tool) return <div className="price-tool">{tool}</div>;
  return (
    <Prerendered className="price-tool" onPointerOver={load} onClick={children ? undefined : press}>
      {children}
    </Prerendered>
  );
}

export default island('price-by-home', SleepingPriceByHome);
