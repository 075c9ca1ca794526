import { topUpRule, zeroRule } from '../../content/pressure.ts';
import { stuckStep } from '../../content/safe-steps.ts';
import type { Brand, Controls } from '../../content/schemas/brand.ts';
import { Atlas } from '../drawings/atlas/atlas.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

interface ControlsGuideProps {
  brand: string;
  fuel: Brand['fuel'];
  controls: readonly Controls[];
}

/** Explains how to top up and reset a brand's boilers. */
export function ControlsGuide({ brand, fuel, controls }: ControlsGuideProps) {
  const hasDrawing = fuel === 'gas' && /loop|hose|valves/.test(`${controls[0]?.topUp}`);
  const rule = [
    'Turn the heating and hot water off, let it cool and look for drips.',
    fuel === 'gas' ? topUpRule : 'If nothing is wet, top it up once, cold.',
    stuckStep(),
    zeroRule,
  ].join(' ');
  return (
    <Disclosure head={<h3>{`How to top up and reset your ${brand}`}</h3>}>
      <div className="controls-guide">
        {hasDrawing && <Atlas of="toppingUp" width={280} />}
        <div>
          {hasDrawing ? (
            <p className="mb-4">{rule}</p>
          ) : (
            <dl>
              <dt>Topping up safely</dt>
              <dd>{rule}</dd>
            </dl>
          )}
          {controls.map(({ models, topUp, reset }) => (
            <dl key={models}>
              <dt>{models}</dt>
              <dd>
                <strong>Top up:</strong> {topUp}
              </dd>
              <dd>
                <strong>Reset:</strong> {reset}
              </dd>
            </dl>
          ))}
        </div>
      </div>
    </Disclosure>
  );
}
