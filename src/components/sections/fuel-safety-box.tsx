import { Callout } from '../ui/callout.tsx';
import { GasEmergencyBox } from './gas-emergency.tsx';

/** Warns of leaks and carbon monoxide. */
export function FuelSafetyBox({ fuel }: { fuel: 'gas' | 'oil' }) {
  if (fuel === 'gas') return <GasEmergencyBox />;
  return (
    <Callout id="safety" tone="emergency" title={'Smell oil, or is a CO\u00a0alarm sounding?'}>
      <p>
        <strong>Oil leak.</strong> Turn the boiler off, close the valve at the tank, keep flames away and call us.
      </p>
      <p>
        <strong>Carbon monoxide (CO) alarm.</strong> Turn the boiler off if it’s safe, open doors and windows, and get
        everyone out. Call <strong>999</strong> if anyone feels unwell. Leave the boiler off until an OFTEC technician
        has tested it.
      </p>
    </Callout>
  );
}
