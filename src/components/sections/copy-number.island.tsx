import { formatPhone } from '../../lib/phone.ts';
import { site } from '../../site.config.ts';
import { island } from '../ui/island.tsx';
import { SpriteIcon } from '../ui/sprite-icon.tsx';
import { Tooltip } from '../ui/tooltip.tsx';

/** Copies the phone number, on devices with a mouse: those can rarely dial. What tells of it is loaded at the press. */
function CopyNumberButton() {
  return (
    <Tooltip text="Copy the number">
      <button type="button" className="copy-number" onClick={copy} aria-label="Copy the phone number">
        <SpriteIcon name="copy" className="icon" />
      </button>
    </Tooltip>
  );
}

export default island('copy-number', CopyNumberButton);

async function copy(): Promise<void> {
  const number = formatPhone(site.phone);
  const [{ showToast }, copied] = await Promise.all([
    import('../ui/toast.ts'),
    navigator.clipboard.writeText(number).then(
      () => true,
      () => false,
    ),
  ]);
  showToast(copied ? `${number} copied` : `Could not copy. The number is ${number}`);
}
