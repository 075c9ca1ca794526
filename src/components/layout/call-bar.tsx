import { BookButton, CallButton } from '../sections/actions.tsx';

/** Call and book, within reach of the thumb on small screens. */
export function CallBar() {
  return (
    <div className="call-bar">
      <CallButton label="Call now" withoutNumber variant="emergency" />
      <BookButton label="Get a Quote" />
    </div>
  );
}
