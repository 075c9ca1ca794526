import { Callout } from '../ui/callout.tsx';
import { memoized } from '../ui/memoized.tsx';

/** National Gas Emergency Service: free, 24 hours, for Great Britain. */
export const gasEmergency = { href: 'tel:+44800111999', display: '0800 111 999' } as const;

/** Explains how to react to a gas smell or a carbon monoxide alarm. Required on every page about gas. */
export const GasEmergencyBox = memoized(() => (
  <Callout id="safety" tone="emergency" title={'Smell gas, or is a CO\u00a0alarm sounding?'}>
    <ol>
      <li>Don’t light anything or touch any switches.</li>
      <li>
        Open doors and windows, and turn the gas off at the meter unless it’s in a cellar or basement where you smell
        gas.
      </li>
      <li>
        Get everyone out, then call{' '}
        <a href={gasEmergency.href}>
          <strong>{gasEmergency.display}</strong>
        </a>{' '}
        from outside.
      </li>
    </ol>
    <p>
      If anyone feels unwell, call&nbsp;999 and say it may be carbon monoxide (CO). Stay out until you’re told it’s safe
      to return.
    </p>
  </Callout>
));
