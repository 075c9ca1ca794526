import { Callout } from '../ui/callout.tsx';
import { memoized } from '../ui/memoized.tsx';

/** National Gas Emergency Service: free, 24 hours, for Great Britain. */
export const gasEmergency = { href: 'tel:+44800111999', display: '0800 111 999' } as const;

/** Explains how to react to a gas smell or a carbon monoxide alarm. Required on every page about gas. */
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
