import { Drawing } from './drawing.tsx';

/** Renders the logo without the name: three concentric pipe bends, in the colours of flow, return and flow. */
export function LogoMark() {
  return (
    <Drawing viewBox={logoViewBox} className="logo-mark">
      <LogoLines />
    </Drawing>
  );
}

export const logoViewBox = '0 0 28 28';

/** Draws the logo without its own SVG element, for the sprite. */
export function LogoLines() {
  return (
    <>
      <path className="d-flow" d="M2 28V12A10 10 0 0 1 12 2h16M18 28v-7a1 1 0 0 1 1-1h9" />
      <path className="d-return" d="M10 28V15a5 5 0 0 1 5-5h13" />
    </>
  );
}
