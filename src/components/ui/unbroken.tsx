/** Prevents line breaks between the words of a name. */
export function Unbroken({ children }: { children: string }) {
  return /[ -]/.test(children) ? <span className="unbroken">{children}</span> : children;
}
