import { Callout } from '../ui/callout.tsx';
import { memoized } from '../ui/memoized.tsx';

/** The National Gas Emergency Service: free, at any hour, for Great Britain. */
export const gasEmergency = { href: 'tel:+44800111999', display: '0800 111 999' } as const;

/** What to do at a smell of gas or when a carbon monoxide alarm sounds: on every page whose fuel is gas. */
export const GasEmergencyBox = memoized(() => (
  <Callout tone="emergency" title="Smell gas, or is a CO alarm sounding?">
    <p>
      No flames, and touch no switches. Open doors and windows. Turn the gas off at the meter if it’s safe. Get everyone
      out, then call{' '}
      <a href={gasEmergency.href}>
        <strong>{gasEmergency.display}</strong>
      </a>{' '}
      from outside. A carbon monoxide (CO) alarm means the same: get out and call.
    </p>
  </Callout>
));
