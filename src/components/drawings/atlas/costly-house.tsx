import { extras } from '../../../content/work-prices.ts';
import { type Leader, Leaders } from './leaders.tsx';

/** Draws a section through a house, with numbers of extra work. */
export function CostlyHouse() {
  return (
    <>
      <path className="d-line" d="M6 284h322" />
      <path className="d-outline" d="M92 104V50h22v50" />
      <path className="d-outline" d="M70 284V120h190v164M52 120L165 36l113 84z" />
      <path className="d-detail" d="M70 200h190" />
      <path
        className="d-detail d-dashed"
        d="M142 116V92h46v24zM164 116v14h-55v10M92 198v-46q17-18 34 0v46zM92 212h34v46H92z"
      />
      <path className="d-outline" d="M222 212V60h12v152M218 60h20M260 222h16v-36h10v46h-26z" />
      <path className="d-gas" d="M48 278H238V258" />
      <path className="d-cond" d="M228 258v10h-22M194 262V208H70" />
      <path className="d-outline" d="M22 250h26v34H22zM186 262h20v12h-20zM184 222h16v16h-16zM212 212h34v46h-34z" />
      <path className="d-detail" d="M136 244h34m-8-6l8 6-8 6M200 230h12" />
      <Leaders
        of={extras.flatMap(({ name }, index): Leader[] => (places[name] ? [[index + 1, ...places[name]]] : []))}
      />
    </>
  );
}

type Place = readonly [x: number, y: number, discX?: number, discY?: number];

/** Positions of the numbers, by the name of the work in `extras`. */
const places: Partial<Record<string, Place>> = {
  'Fused spur for the boiler': [187, 230, 162, 174],
  'Condensate pump': [190, 268, 150, 261],
  'Plume kit': [281, 206, 312],
  'Flue through the roof': [228, 96, 312],
  'Wider gas pipe from the meter': [60, 278, 35, 226],
  'Boiler moved to another wall or room': [109, 238],
  'Cylinder and tanks taken out': [109, 172, 35, 150],
};
