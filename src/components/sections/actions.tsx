import { formatPhone } from '../../lib/phone.ts';
import { site } from '../../site.config.ts';
import { Button, type ButtonContent, type ButtonSize, type ButtonVariant } from '../ui/button.tsx';
import { memoized } from '../ui/memoized.tsx';

interface ActionProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Disables the pulse animation of an emergency button. */
  noPulse?: boolean;
  className?: string;
  /** See `Button`. */
  iconFrom?: ButtonContent['iconFrom'];
}

const phone = formatPhone(site.phone);

/** External booking page with the business's account ID (specification, section 7). */
export const bookingHref = `${site.bookingUrl}/request_booking?uuid=${site.bookingToken}`;

const phoneHref = `tel:${site.phone}`;

interface CallButtonProps extends ActionProps {
  variant?: 'outline' | 'emergency';
  /** Text before the number. */
  label?: string;
  /** Omits the number, which must be readable next to the button. */
  withoutNumber?: boolean;
}

/** Renders a button that calls the business. */
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

export const BookButton = memoized(({ label, variant = 'hero', ...look }: BookButtonProps) => (
  <Button href={bookingHref} external variant={variant} {...look}>
    {label}
  </Button>
));

/** Renders the phone number as a link that calls the business. */
export function PhoneNumber({ className }: { className?: string }) {
  return (
    <a href={phoneHref} className={className}>
      {phone}
    </a>
  );
}
