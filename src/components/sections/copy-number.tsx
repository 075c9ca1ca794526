import { SpriteIcon } from '../ui/sprite-icon.tsx';
import { Tooltip } from '../ui/tooltip.tsx';

/** Renders a button that copies the phone number, for devices with a mouse (copy-number.element.ts). */
export function CopyNumber() {
  return (
    <copy-number>
      <Tooltip text="Copy the number">
        <button type="button" className="copy-number" aria-label="Copy the phone number">
          <SpriteIcon name="copy" className="icon" />
        </button>
      </Tooltip>
    </copy-number>
  );
}
