import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../ui/button.tsx';
import { bookingHref } from './actions.tsx';

interface QuoteButtonProps {
  name: string;
  variant?: ButtonVariant;
}

interface SuitabilityProps extends QuoteButtonProps {
  bestFor: string;
  londonSuitability: string;
  /** Between the texts and the button. */
  children?: ReactNode;
}

/** Renders the end of a boiler's card: the homes that it suits, and the quote button. */
export function Suitability({ bestFor, londonSuitability, children, ...button }: SuitabilityProps) {
  return (
    <>
      <p>
        <strong>Best for:</strong> {bestFor}.
      </p>
      <p>
        <strong>In London:</strong> {londonSuitability}
      </p>
      {children}
      <QuoteButton {...button} />
    </>
  );
}

/** Renders a quote button. Screen readers distinguish it by the name of the boiler. */
export function QuoteButton({ name, variant = 'outline' }: QuoteButtonProps) {
  return (
    <Button href={bookingHref} external variant={variant} iconFrom="sprite">
      <span>
        Get Quote<span className="sr-only">{` for ${name}`}</span>
      </span>
    </Button>
  );
}
