import type { ReactNode } from 'react';

interface BandProps {
  title: ReactNode;
  text?: ReactNode;
  /** The buttons: one primary, at most one beside it. */
  children: ReactNode;
}

/** The dark panel that closes a page with one call to action. */
export function Band({ title, text, children }: BandProps) {
  return (
    <section className="band">
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className="band-actions">{children}</div>
    </section>
  );
}
