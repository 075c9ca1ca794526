import type { ReactNode } from 'react';

interface BoilerScreenProps {
  code: ReactNode;
}

/** Renders a code as on a boiler's display. */
export function BoilerScreen({ code }: BoilerScreenProps) {
  return <code className="boiler-screen">{code}</code>;
}
