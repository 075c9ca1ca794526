import type { FaultCode } from '../../content/schemas/fault-code.ts';
import { slugify } from '../../lib/slugify.ts';
import { BoilerScreen } from '../ui/boiler-screen.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { FaultSteps, stepLabels } from './fault-steps.tsx';
import { LastRepair } from './issue-list.tsx';

const severities = {
  high: { tone: 'emergency', label: 'High' },
  medium: { tone: 'heat', label: 'Medium' },
  low: { tone: 'water', label: 'Low' },
} as const;

/** Renders a fault: severity and meaning, with causes and steps collapsed below. */
export function FaultCard({ fault }: { fault: FaultCode }) {
  const { code, name, meaning, causes, check, fixes, severity } = fault;
  const { tone, label } = severities[severity];
  const [summary = '', ...details] = meaning.split(/(?<=\.) /);

  const head = (
    <>
      <BoilerScreen code={code} />
      <h3>
        {name} <small>{`${label} severity`}</small>
      </h3>
      <span>{`${summary} `}</span>
    </>
  );

  return (
    <li id={slugify(code)} className={`fault-card tone-${tone}`}>
      <Disclosure head={head} folds>
        {details.length > 0 && <p>{details.join(' ')}</p>}
        <FaultList title="Common causes" items={causes} />
        <FaultList title={stepLabels.owner} items={check} />
        <FaultList title={stepLabels.engineer} items={fixes} />
        <LastRepair brand="worcester-bosch" code={code} />
      </Disclosure>
    </li>
  );
}

function FaultList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <FaultSteps steps={items} />
    </div>
  );
}
