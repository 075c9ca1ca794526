import { BookButton, CallButton } from '../sections/actions.tsx';

/** Call and book, within reach of the thumb on small screens. */
export function CallBar() {
  return (
    <>
      <CallButton variant="emergency" still drawnIn="sprite" />
      <BookButton label="Book" drawnIn="nowhere" />
    </>
  );
}
