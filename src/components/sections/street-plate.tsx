import type { ReactNode } from 'react';
import { Plate } from '../ui/plate.tsx';

interface StreetPlateProps {
  postcode: string;
  children: ReactNode;
}

/** A London street nameplate: the postcode large and red, the place beside it. */
export function StreetPlate({ postcode, children }: StreetPlateProps) {
  return (
    <Plate className={postcode.length > 4 ? 'street-plate street-plate-long' : 'street-plate'}>
      <p className="street-plate-code">{postcode}</p>
      <div>{children}</div>
    </Plate>
  );
}
