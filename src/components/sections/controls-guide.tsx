import type { Controls } from '../../content/schemas/brand.ts';
import { Atlas } from '../drawings/atlas/atlas.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

/** How to top up and reset a brand's boilers, by model. */
export function ControlsGuide({ brand, controls }: { brand: string; controls: readonly Controls[] }) {
  return (
    <Disclosure head={<h3>{`How to top up and reset your ${brand}`}</h3>}>
      <div className="controls-guide">
        <Atlas of="filling" />
        <div>
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
