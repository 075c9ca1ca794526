import { BookButton, CallButton } from '../sections/actions.tsx';

/** Renders buttons to call and book, fixed at the bottom of small screens. */
export function CallBar() {
  return (
    <>
      <CallButton variant="emergency" noPulse iconFrom="sprite" />
      <BookButton label="Book" iconFrom="none" />
    </>
  );
}
