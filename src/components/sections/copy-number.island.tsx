import { useState } from 'react';
import { formatPhone } from '../../lib/phone.ts';
import { site } from '../../site.config.ts';
import { island } from '../ui/island.tsx';
import { SpriteIcon } from '../ui/sprite-icon.tsx';
import { Tooltip } from '../ui/tooltip.tsx';

/** Copies the phone number, on devices with a mouse: those can rarely dial. What tells of it is loaded at the press. */
function CopyNumberButton() {
  const [copied, setCopied] = useState(false);
  const press = () => copy().then(setCopied);

  return (
    <Tooltip text={copied ? 'Copied' : 'Copy the number'}>
      <button type="button" className="copy-number" onClick={press} aria-label="Copy the phone number">
        <SpriteIcon name="copy" className="icon" />
      </button>
    </Tooltip>
  );
}

export default island('copy-number', CopyNumberButton);

/** Tells in a notification whether the number could be copied, and returns it. */
async function copy(): Promise<boolean> {
  const number = formatPhone(site.phone);
  const [{ showToast }, copied] = await Promise.all([
    import('../ui/toast.ts'),
    navigator.clipboard.writeText(number).then(
      () => true,
      () => false,
    ),
  ]);
  showToast(copied ? `${number} copied` : `Could not copy. The number is ${number}`);
  return copied;
}
