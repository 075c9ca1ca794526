import { extras } from '../../../content/work-prices.ts';
import { type Leader, Leaders } from './leaders.tsx';

/** Draws a section through a house, with numbers of extra work. */
export function CostlyHouse() {
  return (
    <>
      <path className="d-outline" d="M92 110V54h22v50M88 46h30v8H88zM94 46l2-12h4l2 12M104 46l2-12h4l2 12" />
      <path className="d-outline" d="M52 120L165 36l113 84z" />
      <path className="d-room" d="M70 120h190v164H70z" />
      <path
        className="d-cut"
        d="M52 120L165 36l113 84zM70 114h190L165 44zM64 120v169h202V120h-6v77H70v-77zM70 203h190v81H70z"
      />
      <path className="d-outline d-sky" d="M146 144h58v40h-58z" />
      <path className="d-detail" d="M175 144v40M146 164h58" />
      <path
        className="d-detail d-dashed"
        d="M142 110V90h46v20zM164 110v20h-55v10M92 194v-42q17-18 34 0v42zM92 212h34v46H92z"
      />
      <path className="d-outline" d="M222 212V60h12v152M218 60h20M260 222h16v-36h10v46h-26z" />
      <path className="d-line" d="M6 286h58m202 0h62" />
      <path className="d-gas" d="M48 278H238V258" />
      <path className="d-cond" d="M228 258v10h-22M194 262V208H70" />
      <path className="d-outline" d="M22 250h26v34H22zM186 262h20v12h-20zM184 222h16v16h-16zM212 212h34v46h-34z" />
      <path className="d-screen" d="M213 245h32v12h-32z" />
      <path className="d-detail" d="M136 244h34m-8-6l8 6-8 6M200 230h12M28 256h14v10H28z" />
      <Leaders
        of={extras.flatMap(({ name }, index): Leader[] => (places[name] ? [[index + 1, ...places[name]]] : []))}
      />
    </>
  );
}

type Place = readonly [x: number, y: number, discX?: number, discY?: number];

/** Positions of the numbers, by the name of the work in `extras`. */
const places: Partial<Record<string, Place>> = {
  'Fused spur for the boiler': [192, 228, 163, 224],
  'Condensate pump': [190, 268, 150, 261],
  'Plume kit': [281, 206, 312],
  'Flue through the roof': [228, 96, 312],
  'Wider gas pipe from the meter': [60, 278, 35, 226],
  'Boiler moved to another wall or room': [109, 238],
  'Cylinder and tanks taken out': [109, 172, 35, 150],
};
