/** Shows a code as on a display: amber on a dark screen. */
export function BoilerScreen({ code }: { code: string }) {
  return <code className="boiler-screen">{code}</code>;
}
