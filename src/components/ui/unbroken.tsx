/** Keeps a name of several words on one line. */
export function Unbroken({ children }: { children: string }) {
  return /[ -]/.test(children) ? <span className="unbroken">{children}</span> : children;
}
