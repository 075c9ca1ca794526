import type { Takeaway } from '../../content/schemas/guide.ts';
import type { ButtonVariant } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { BookButton, PhoneNumber } from './actions.tsx';

/** Renders 'Key Takeaways' with a call to action. */
export function Takeaways({ takeaways, variant }: { takeaways: readonly Takeaway[]; variant: ButtonVariant }) {
  return (
    <Panel riveted={false} className="takeaways">
      <h2>Key Takeaways</h2>
      <ul>
        {takeaways.map(({ figure, text }) => (
          <li key={text}>
            {figure && <strong className="figure">{figure}</strong>}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p>
        <BookButton label="Book an Engineer" variant={variant} size="sm" iconFrom="sprite" />
        <span>
          or call <PhoneNumber />
        </span>
      </p>
    </Panel>
  );
}
