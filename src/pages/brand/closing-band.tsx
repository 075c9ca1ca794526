import type { ReactNode } from 'react';
import { BookButton, CallButton } from '../../components/sections/actions.tsx';
import { Band } from '../../components/ui/band.tsx';

interface ClosingBandProps {
  title: ReactNode;
  text: string;
  /** Label of the booking button. */
  book: string;
}

export function ClosingBand({ title, text, book }: ClosingBandProps) {
  return (
    <div className="page">
      <Band title={title} text={text}>
        <BookButton label={book} size="lg" />
        <CallButton size="lg" />
      </Band>
    </div>
  );
}
