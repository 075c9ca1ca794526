import type { ReactNode } from 'react';
import { Panel } from '../ui/panel.tsx';

interface StreetPlateProps {
  postcode: string;
  children: ReactNode;
}

/** Renders a London street nameplate: the postcode in large red letters, next to or above the place. */
export function StreetPlate({ postcode, children }: StreetPlateProps) {
  return (
    <Panel className={`street-plate${widthClass(postcode)}`}>
      <p className="street-plate-code">{postcode}</p>
      <div>{children}</div>
    </Panel>
  );
}

/** Returns a class by length: districts have two to four characters, full postcodes up to eight, other paths more. */
function widthClass(postcode: string): string {
  // Two letters are as wide as a letter and two digits.
  const characters = /^[A-Z]{2}$/.test(postcode) ? 3 : postcode.length;
  if (characters <= 2) return '';
  if (characters <= 4) return ` street-plate-${characters}`;
  return characters <= 8 ? ' street-plate-8' : ' street-plate-any';
}
