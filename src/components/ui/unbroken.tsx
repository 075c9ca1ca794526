/** A name that stands on one line of its heading: 'Worcester Bosch', 'Glow-worm'. */
export function Unbroken({ children }: { children: string }) {
  return /[ -]/.test(children) ? <span className="unbroken">{children}</span> : children;
}
