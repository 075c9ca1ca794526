import { BookButton } from './actions.tsx';

interface VerdictProps {
  bestFor: string;
  londonSuitability: string;
  /** The boiler, as the quote button names it. */
  name: string;
}

/** How a boiler's card ends: whom it suits, what London makes of it, and the way to a quote. */
export function Verdict({ bestFor, londonSuitability, name }: VerdictProps) {
  return (
    <>
      <p>
        <strong>Best for:</strong> {bestFor}.
      </p>
      <p>
        <strong>In London:</strong> {londonSuitability}
      </p>
      <BookButton label={`Get Quote for ${name}`} variant="outline" drawnIn="sprite" />
    </>
  );
}
