import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { bookingHref } from './actions.tsx';

interface SuitabilityProps {
  bestFor: string;
  londonSuitability: string;
  /** Boiler name on the quote button. */
  name: string;
  /** Between the texts and the button. */
  children?: ReactNode;
}

/** Renders the end of a boiler's card: the homes that it suits, and the quote button. */
export function Suitability({ bestFor, londonSuitability, name, children }: SuitabilityProps) {
  return (
    <>
      <p>
        <strong>Best for:</strong> {bestFor}.
      </p>
      <p>
        <strong>In London:</strong> {londonSuitability}
      </p>
      {children}
      <QuoteButton name={name} nameClass="sr-only sm:not-sr-only" />
    </>
  );
}

/** Renders a quote button. The name of the boiler distinguishes it for screen readers where it is not visible. */
export function QuoteButton({ name, nameClass }: { name: string; nameClass: string }) {
  return (
    <Button href={bookingHref} external variant="outline" iconFrom="sprite">
      <span>
        Get Quote<span className={nameClass}>{` for ${name}`}</span>
      </span>
    </Button>
  );
}
