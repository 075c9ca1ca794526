import { Callout } from '../ui/callout.tsx';
import { GasSmellBox } from './gas-emergency.tsx';

/** The danger that goes with a fuel: a smell of gas, or an oil leak. */
export function FuelSafetyBox({ fuel }: { fuel: 'gas' | 'oil' }) {
  if (fuel === 'gas') return <GasSmellBox />;
  return (
    <Callout tone="emergency" title="Smell oil, or see a stain under the tank?">
      <p>
        Turn the boiler off, close the valve at the tank, keep flames away, and call us. An alarm for carbon monoxide
        means: boiler off, windows open, everybody out.
      </p>
    </Callout>
  );
}
