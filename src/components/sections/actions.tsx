import { formatPhone } from '../../lib/phone.ts';
import { site } from '../../site.config.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../ui/button.tsx';
import { memoized } from '../ui/memoized.tsx';

interface ActionProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Keeps an emergency button from pulsing. */
  still?: boolean;
  className?: string;
  /** Where its icon is drawn, as `Button` has it. */
  drawnIn?: 'sprite' | 'nowhere';
}

const phone = formatPhone(site.phone);

/** The external booking page, with the business's account at the provider (specification, section 7). */
export const bookingHref = `${site.bookingUrl}/request_booking?uuid=${site.bookingToken}`;

const phoneHref = `tel:${site.phone}`;

interface CallButtonProps extends ActionProps {
  variant?: 'outline' | 'emergency';
  /** Stands before the number; alone where the number is beside the button. */
  label?: string;
  /** Leaves the number out of the button: it stands, readable, next to it. */
  withoutNumber?: boolean;
}

/** Calls the business: red where it is an emergency, an outline everywhere else. */
export const CallButton = memoized(
  ({ label = 'Call', withoutNumber = false, variant = 'outline', ...look }: CallButtonProps) => (
    <Button href={phoneHref} icon="phone" variant={variant} {...look}>
      {withoutNumber ? label : `${label} ${phone}`}
    </Button>
  ),
);

interface BookButtonProps extends ActionProps {
  label: string;
}

/** Opens the booking page in a new tab. */
export const BookButton = memoized(({ label, variant = 'hero', ...look }: BookButtonProps) => (
  <Button href={bookingHref} external variant={variant} {...look}>
    {label}
  </Button>
));

/** The phone number as readable text that can be dialled. */
export function PhoneNumber({ className }: { className?: string }) {
  return (
    <a href={phoneHref} className={className}>
      {phone}
    </a>
  );
}
