import { symptoms, untilWeCome } from '../../content/symptoms.ts';
import { costOf } from '../../content/work-prices.ts';
import { formatPoundsRange } from '../../lib/money.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { RuledList } from '../ui/ruled-list.tsx';
import { PhoneNumber } from './actions.tsx';

/** Lists symptoms with safe checks, the likely cost and what to do next. */
export function WhatsWrong() {
  return (
    <>
      <ul className="symptoms">
        {symptoms.map((symptom) => (
          <li key={symptom.id} id={symptom.id}>
            <Disclosure head={<h3>{symptom.name}</h3>}>
              <ul className="plain-list">
                {symptom.checks.map((check) => (
                  <li key={check}>{check}</li>
                ))}
              </ul>
              <LikelyCost repairs={symptom.repairs} />
              <p>
                {symptom.otherwise} <PhoneNumber />
              </p>
            </Disclosure>
          </li>
        ))}
      </ul>
      <RuledList columns={2} items={untilWeCome} />
    </>
  );
}

function LikelyCost({ repairs }: { repairs: readonly string[] }) {
  const cost = costOf(repairs);
  if (!cost) return null;
  return (
    <p className="likely-cost">
      Likely cost, plus the call-out <strong className="figure">{formatPoundsRange(cost)}</strong>
    </p>
  );
}

interface SymptomLinksProps {
  /** Target of an additional link to the fault codes. */
  codes?: string;
}

/** Renders links to the symptoms on the home page. */
export function SymptomLinks({ codes }: SymptomLinksProps) {
  const links = symptoms.map(({ id, short }) => [short, `/#${id}`]);
  return (
    <ul className="badges">
      {[...links, ...(codes ? [['Fault code', codes]] : [])].map(([label, href]) => (
        <li key={href}>
          <a href={href} className="btn btn-outline btn-sm">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
