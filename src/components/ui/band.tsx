import type { ReactNode } from 'react';

interface BandProps {
  title: ReactNode;
  text?: ReactNode;
  /** Buttons: one primary, at most one secondary. */
  children: ReactNode;
}

/** Renders the dark panel at the end of a page, with one call to action. */
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
