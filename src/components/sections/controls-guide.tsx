import type { Controls } from '../../content/schemas/brand.ts';
import { Atlas } from '../drawings/atlas/atlas.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

interface ControlsGuideProps {
  brand: string;
  controls: readonly Controls[];
}

/** Explains how to top up and reset a brand's boilers. */
export function ControlsGuide({ brand, controls }: ControlsGuideProps) {
  return (
    <Disclosure head={<h3>{`How to top up and reset your ${brand}`}</h3>}>
      <div className="controls-guide">
        <Atlas of="filling" />
        <div>
          <p className="mb-4">
            Only top up if nothing leaks, with the boiler off and cold. Do it once, then watch the gauge for an hour. If
            it drops, leave the boiler off and call us.
          </p>
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
