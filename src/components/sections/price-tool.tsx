import { Fragment, useEffect, useRef, useState } from 'react';
import { type HomeChoice, homeChoiceIn, homeQuestions } from '../../content/home-questions.ts';
import { type HomeAnswer, type PriceFacts, priceByHome } from '../../content/price-by-home.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';

interface PriceToolProps {
  facts: PriceFacts;
  /** Index of the button that was clicked before the tool was loaded. */
  pressed?: number | undefined;
}

/** Renders four questions and the resulting price. Answers are saved in the URL's fragment, so they can be shared. */
export function PriceTool({ facts, pressed }: PriceToolProps) {
  const [chosen, choose] = useState<HomeChoice>();
  const choice = chosen ?? homeChoiceIn('');
  const questions = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const read = () => choose(homeChoiceIn(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    const button = pressed === undefined ? undefined : questions.current?.querySelectorAll('button')[pressed];
    button?.focus();
    button?.click();
  }, [pressed]);

  const press = (key: keyof HomeChoice, value: string) => {
    const hash = `#${new URLSearchParams({ ...homeChoiceIn(location.hash), [key]: value })}`;
    history.replaceState(history.state, '', hash);
    choose(homeChoiceIn(hash));
  };

  return (
    <>
      <div className="price-questions" ref={questions}>
        {homeQuestions.map(({ key, legend, options }) => (
          <fieldset key={key}>
            <legend>{legend}</legend>
            {options.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                className={choice[key] === value ? 'btn btn-sm' : 'btn btn-sm btn-outline'}
                aria-pressed={choice[key] === value}
                onClick={() => press(key, value)}
              >
                {label}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <PriceAnswer facts={facts} answer={priceByHome(choice, facts)} isExample={!chosen} />
    </>
  );
}

interface PriceAnswerProps {
  facts: PriceFacts;
  answer: HomeAnswer;
  /** Marks the price of a home that nobody has described yet. */
  isExample: boolean;
}

/** Renders the price, its reason and matching boilers. The list is long and therefore not announced. */
function PriceAnswer({ facts, answer: { figure, terms, why, rows, change }, isExample }: PriceAnswerProps) {
  return (
    <div className="price-answer panel panel-riveted" aria-live="polite">
      <p className="figure">{figure}</p>
      <p className="note">{isExample ? `Example home. ${terms}` : terms}</p>
      <PriceScale facts={facts} rows={rows} />
      {/* Replaces the elements, because moving them would count as a layout shift. */}
      <Fragment key={why}>
        <ul className="ruled" aria-live="off">
          {rows.map(({ name, price }, index) => (
            <li key={name}>
              <p>
                {price && <b className="figure">{index + 1}</b>}
                {name}
              </p>
              {price && <span className="figure">{formatPounds(price)}</span>}
            </li>
          ))}
        </ul>
        <p>{why}</p>
        <p className="note">{change}</p>
      </Fragment>
    </div>
  );
}

interface PriceScaleProps {
  facts: PriceFacts;
  rows: HomeAnswer['rows'];
}

/**
 * Renders all prices of the table on a line, with the range of each type that does not match. Matching boilers have the
 * numbers of their rows.
 */
function PriceScale({ facts: { boilers }, rows }: PriceScaleProps) {
  const pricesOf = (type?: string) => boilers.flatMap((one) => (type && type !== one.type ? [] : one.price));
  const rangeOf = (prices: number[]): [number, number] => [Math.min(...prices), Math.max(...prices)];
  const [lowest, highest] = rangeOf(pricesOf());
  const place = (price: number) => Math.round(30 + ((price - lowest) / (highest - lowest || 1)) * 940) / 10;
  const lit = rows.flatMap(({ price }) => price ?? []);
  const [from, to] = rangeOf(lit).map(place) as [number, number];

  return (
    <svg className="drawing" width="100%" height="58" aria-hidden="true">
      <line className="d-detail" x1="3%" x2="97%" y1="27" y2="27" />
      {lit.length > 0 && <rect className="i-bar" x={`${from}%`} y="24" width={`${to - from}%`} height="6" />}
      {[...new Set(pricesOf())].map((price) => (
        <circle
          key={price}
          className={lit.includes(price) ? 'i-bar' : 'd-outline'}
          cx={`${place(price)}%`}
          cy="27"
          r={lit.includes(price) ? 7 : 5}
        />
      ))}
      {lit.map((price, index) => (
        <text key={index} className="i-value i-middle" x={`${place(price)}%`} y="14">
          {index + 1}
        </text>
      ))}
      {[...new Set(boilers.map(({ type }) => type))].map((type, index) => (
        <text key={type} className={index ? 'i-note i-end' : 'i-note'} x={index && '100%'} y="52">
          {type === 'Combi' ? 'Combis' : 'System boilers'}
          {pricesOf(type).some((price) => lit.includes(price)) || ` ${formatPoundsRange(rangeOf(pricesOf(type)))}`}
        </text>
      ))}
    </svg>
  );
}
