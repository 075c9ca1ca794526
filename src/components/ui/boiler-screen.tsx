import type { ReactNode } from 'react';

interface BoilerScreenProps {
  /** As the boiler shows it; dashes stand for a fault without a code. */
  code?: string | undefined;
  /** What stands there instead of dashes. */
  children?: ReactNode;
}

/** A fault code as it stands on the display: amber on a dark screen. */
export function BoilerScreen({ code, children = '- - -' }: BoilerScreenProps) {
  if (code) return <code className="boiler-screen">{code}</code>;
  return (
    <span className="boiler-screen" aria-hidden="true">
      {children}
    </span>
  );
}
