import { Drawing } from './drawing.tsx';

/** Three pipes round a bend: flow, return, flow. Stands before the name, which says the rest. */
export function LogoMark() {
  return (
    <Drawing viewBox="0 0 28 28" className="logo-mark">
      <path className="d-flow" d="M2 28V12A10 10 0 0 1 12 2h16M18 28v-7a1 1 0 0 1 1-1h9" />
      <path className="d-return" d="M10 28V15a5 5 0 0 1 5-5h13" />
    </Drawing>
  );
}
