import { Band } from '../ui/band.tsx';
import { BookButton, CallButton } from './actions.tsx';

interface ClosingCallProps {
  title: string;
  text: string;
  /** Label of the booking button. */
  book: string;
}

export function ClosingCall({ title, text, book }: ClosingCallProps) {
  return (
    <Band title={title} text={text}>
      <BookButton label={book} size="lg" iconFrom="sprite" />
      <CallButton size="lg" iconFrom="sprite" />
    </Band>
  );
}
