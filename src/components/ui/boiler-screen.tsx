interface BoilerScreenProps {
  /** As the boiler shows it. */
  code: string;
}

/** A fault code as it stands on the display: amber on a dark screen. */
export function BoilerScreen({ code }: BoilerScreenProps) {
  return <code className="boiler-screen">{code}</code>;
}
