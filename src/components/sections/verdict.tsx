import { BookButton } from './actions.tsx';

interface VerdictProps {
  bestFor: string;
  londonSuitability: string;
  /** Boiler name on the quote button. */
  name: string;
}

/** Renders the end of a boiler's card: suitability and the quote button. */
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
