interface BoilerScreenProps {
  code: string;
}

/** Renders a code as on a boiler's display. */
export function BoilerScreen({ code }: BoilerScreenProps) {
  return <code className="boiler-screen">{code}</code>;
}
