import { Callout } from '../ui/callout.tsx';
import { memoized } from '../ui/memoized.tsx';

/** The National Gas Emergency Service: free, at any hour, for Great Britain. */
export const gasEmergency = { href: 'tel:+44800111999', display: '0800 111 999' } as const;

/** What to do at a smell of gas: on every page about repairs, faults and emergencies of gas boilers. */
export const GasSmellBox = memoized(() => (
  <Callout tone="emergency" title="Smell gas?">
    <p>
      Leave the building, touch no switches, and call the National Gas Emergency Service from outside on{' '}
      <a href={gasEmergency.href}>
        <strong>{gasEmergency.display}</strong>
      </a>
      . Then call us.
    </p>
  </Callout>
));
