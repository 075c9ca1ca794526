/** The two lists of every fault, on brand pages and in the guide of codes: what is safe for anybody, what is not. */
export const stepLabels = { owner: 'What you can check', engineer: 'What our engineer does' } as const;

/** Steps as a list; a single one as plain text. */
export function FaultSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 1) return <p>{steps[0]}</p>;
  return (
    <ul className="plain-list">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}
