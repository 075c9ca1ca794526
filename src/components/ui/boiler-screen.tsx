interface BoilerScreenProps {
  /** As the display shows it. */
  code: string;
}

/** Shows a code as on a display: amber on a dark screen. */
export function BoilerScreen({ code }: BoilerScreenProps) {
  return <code className="boiler-screen">{code}</code>;
}
