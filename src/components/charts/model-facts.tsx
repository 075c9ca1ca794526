interface ModelFactsProps {
  /** Formatted figures, for example `30kW`. */
  facts: readonly { label: string; value: string }[];
}

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
