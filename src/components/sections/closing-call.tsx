import type { ReactNode } from 'react';
import { Band } from '../ui/band.tsx';
import { BookButton, CallButton } from './actions.tsx';

interface ClosingCallProps {
  title: ReactNode;
  text: string;
  /** Label of the booking button. */
  book: string;
}

/** Renders the call to action at the end of a page. */
export function ClosingCall({ title, text, book }: ClosingCallProps) {
  return (
    <div className="page">
      <Band title={title} text={text}>
        <BookButton label={book} size="lg" iconFrom="sprite" />
        <CallButton size="lg" iconFrom="sprite" />
      </Band>
    </div>
  );
}
