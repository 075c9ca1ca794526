import type { ReactNode } from 'react';

/** Renders the content in the light and in the dark theme. */
export function BothThemes({ children }: { children: (theme: 'light' | 'dark') => ReactNode }) {
  return (
    <div className="two-columns">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={`panel sg-theme sg-${theme}`}>
          <p className="note">{theme}</p>
          {children(theme)}
        </div>
      ))}
    </div>
  );
}

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sg-specimen">
      <h3>{name}</h3>
      {children}
    </div>
  );
}
