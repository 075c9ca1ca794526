import { Drawing } from '../drawings/drawing.tsx';

interface BoilerScreenProps {
  /** As the boiler shows it; dashes stand for a fault without a code. */
  code?: string | undefined;
  /** The lamp of a boiler without a display. */
  lamp?: 'lit' | 'unlit' | undefined;
}

/** A fault code as it stands on the display: amber on a dark screen. */
export function BoilerScreen({ code, lamp }: BoilerScreenProps) {
  if (code) return <code className="boiler-screen">{code}</code>;
  return (
    <span className="boiler-screen" aria-hidden="true">
      {lamp ? <Lamp lit={lamp === 'lit'} /> : '- - -'}
    </span>
  );
}

function Lamp({ lit }: { lit: boolean }) {
  return (
    <Drawing viewBox="-50 -11 100 22">
      <circle className="d-outline" r="9" />
      {lit && <circle className="d-relief d-accent" r="2" />}
    </Drawing>
  );
}
