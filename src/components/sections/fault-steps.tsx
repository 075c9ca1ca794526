/** Labels of step lists, on brand pages and in the Worcester guide. Faults for engineers have `caller`, not `owner`. */
export const stepLabels = {
  owner: 'What you can check',
  caller: 'Before you call',
  engineer: 'What we do',
} as const;

/** Badges that say whether the owner may check first. */
export const firstStepBadges = {
  owner: { tone: 'water', text: 'Check first' },
  engineer: { tone: 'heat', text: 'Engineer only' },
} as const;

/** Renders steps as a list, a single step as plain text. */
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
