import { symptoms, untilWeCome } from '../../content/symptoms.ts';
import { costOf } from '../../content/work-prices.ts';
import { formatPoundsRange } from '../../lib/money.ts';
import type { AtlasFile } from '../../lib/public-files.ts';
import { Pictogram, type PictogramName } from '../drawings/pictogram.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { RuledList } from '../ui/ruled-list.tsx';
import { PhoneNumber } from './actions.tsx';

const pictograms: Record<(typeof symptoms)[number]['id'], PictogramName> = {
  'no-heat': 'flame',
  'no-hot-water': 'water-tap',
  'no-heating': 'Central Heating Systems',
  leak: 'drop',
  noise: 'noise',
  pressure: 'gauge',
};

const [questions, keepingWarm] = untilWeCome;
const toHaveReady = (
  <>
    Call <PhoneNumber /> with {questions.text}
  </>
);

/** Lists symptoms with safe checks, the likely cost and what to do next. */
export function WhatsWrong() {
  return (
    <>
      <div className="pt-6">
        {symptoms.some(({ repairs }) => costOf(repairs)) && (
          <p className="note text-end">These are likely repair prices, and the call-out is extra.</p>
        )}
        <ul className="symptoms">
          {symptoms.map((symptom) => (
            <li key={symptom.id} id={symptom.id}>
              <Disclosure folds head={<SymptomHead {...symptom} />}>
                <ul className="plain-list">
                  {symptom.checks.map((check) => (
                    <li key={check}>{check}</li>
                  ))}
                </ul>
                <p className="semibold">{symptom.otherwise}</p>
              </Disclosure>
            </li>
          ))}
        </ul>
      </div>
      <RuledList columns={2} items={[{ ...questions, text: toHaveReady }, keepingWarm]} />
    </>
  );
}

function SymptomHead({ id, name, repairs }: (typeof symptoms)[number]) {
  const cost = costOf(repairs);
  return (
    <>
      <Pictogram of={pictograms[id]} file="boilers" />
      <h3>{name}</h3>
      {cost && <span className="figure">{formatPoundsRange(cost)}</span>}
    </>
  );
}

/** Renders links to the symptoms on the home page. Their drawings are in a file that the page loads anyway. */
export function SymptomLinks({ file }: { file: AtlasFile }) {
  return (
    <ul className="badges keys symptom-links">
      {symptoms.map(({ id, short }) => (
        <li key={id}>
          <a href={`/#${id}`} className="btn btn-outline btn-sm">
            <Pictogram of={pictograms[id]} file={file} />
            {short}
          </a>
        </li>
      ))}
    </ul>
  );
}
