import type { Takeaway } from '../../content/types.ts';
import { Plate } from '../ui/plate.tsx';

interface TakeawaysProps {
  takeaways: readonly Takeaway[];
}

/** 'Key Takeaways': what a reader in a hurry should leave with. */
export function Takeaways({ takeaways }: TakeawaysProps) {
  return (
    <Plate riveted={false} className="takeaways">
      <h2>Key Takeaways</h2>
      <ul>
        {takeaways.map(({ figure, text }) => (
          <li key={text}>
            {figure && <strong className="figure">{figure}</strong>}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Plate>
  );
}
