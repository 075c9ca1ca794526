interface ModelFactsProps {
  /** Figures of one boiler, each as shown, for example `30kW`. */
  facts: readonly { label: string; value: string }[];
}

/** The figures of one boiler in a row, as on its rating plate. */
export function ModelFacts({ facts }: ModelFactsProps) {
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
