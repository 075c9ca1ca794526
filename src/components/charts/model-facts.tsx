/** The figures of one boiler in a row, each as shown, for example `30kW`. */
export function ModelFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="model-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
