import type { ReactNode } from 'react';
import { Panel } from '../ui/panel.tsx';

/** A London street nameplate: the postcode large and red, the place beside it, or beneath a postcode that needs the width. */
export function StreetPlate({ postcode, children }: { postcode: string; children: ReactNode }) {
  return (
    <Panel className={`street-plate${widthClass(postcode)}`}>
      <p className="street-plate-code">{postcode}</p>
      <div>{children}</div>
    </Panel>
  );
}

/** A district has two to four characters, a full postcode up to eight; a path may hold anything. */
function widthClass(postcode: string): string {
  // Two letters are as wide as a letter and two figures.
  const characters = /^[A-Z]{2}$/.test(postcode) ? 3 : postcode.length;
  if (characters <= 2) return '';
  if (characters <= 4) return ` street-plate-${characters}`;
  return characters <= 8 ? ' street-plate-8' : ' street-plate-any';
}
