import type { ReactNode } from 'react';

/** The same in the light and in the dark theme, whichever the page is in. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className="two-columns">
      {['light', 'dark'].map((theme) => (
        <div key={theme} className={`panel sg-theme sg-${theme}`}>
          <p className="note">{theme}</p>
          {children}
        </div>
      ))}
    </div>
  );
}

/** One thing under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sg-specimen">
      <h3>{name}</h3>
      {children}
    </div>
  );
}
