import { useEffect, useRef, useState } from 'react';
import type { FaultRow, FaultSummary } from '../../content/fault-summaries.ts';
import { phone, shownPhone } from '../../first-settings.ts';
import type { BrandSlug } from '../../routes.ts';
import { mountTool } from '../ui/mount-tool.ts';
import { SpriteIcon } from '../ui/sprite-icon.tsx';

type Summaries = Readonly<Record<BrandSlug, FaultSummary>>;

/** The visitor's selection before the tool was loaded. */
export interface Choice {
  brand?: BrandSlug | undefined;
  /** Code of the clicked link. */
  label?: string;
  /** Fragment of a shared URL, `#code-baxi-e133`. Replaces brand and label. */
  address?: string;
}

interface CodeFinderToolProps {
  summaries: Summaries;
  choice: Choice;
}

/** Replaces the prerendered links with the tool until `signal` aborts. */
export function openCodeFinder(element: HTMLElement, summaries: Summaries, choice: Choice, signal: AbortSignal): void {
  mountTool(element, <CodeFinderTool key={choice.address} summaries={summaries} choice={choice} />, signal);
}

function CodeFinderTool({ summaries, choice }: CodeFinderToolProps) {
  const [brand, setBrand] = useState(choice.brand);
  const [row, setRow] = useState<FaultRow>();
  const container = useRef<HTMLDivElement>(null);
  /** Key to focus after the keys have changed. */
  const focused = useRef<string>(undefined);

  const focusKey = (label?: string) => {
    const keys = [...(container.current?.querySelectorAll('button') ?? [])];
    const key = keys.find(({ textContent }) => textContent === label) ?? keys[0];
    key?.focus({ preventScroll: true });
  };

  const choose = (slug: BrandSlug | undefined, fault?: FaultRow) => {
    setBrand(slug);
    setRow(fault);
    const address = slug && fault ? `#code-${slug}-${fault[4]}` : window.location.pathname + window.location.search;
    window.history.replaceState(window.history.state, '', address);
  };

  // Runs after the first render, because live regions announce only changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial choice is applied once
  useEffect(() => {
    const timer = setTimeout(() => {
      const [slug, fault] = choiceIn(summaries, choice);
      if (fault) choose(slug, fault);
      if (choice.address) container.current?.scrollIntoView({ block: 'center' });
      else focusKey(fault?.[0]);
    });
    return () => clearTimeout(timer);
  }, []);

  // Restores the focus, because the clicked key no longer exists.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys depend on the brand
  useEffect(() => {
    if (focused.current !== undefined) focusKey(focused.current);
    focused.current = undefined;
  }, [brand]);

  const showKeys = (slug: BrandSlug | undefined, key = '') => {
    choose(slug);
    focused.current = key;
  };

  const summary = brand && summaries[brand];
  return (
    <div ref={container} className="code-finder">
      <div className="boiler-screen" role="status">
        {row ? <Answer page={`/services/${brand}`} row={row} /> : <Prompt brand={brand} summary={summary} />}
      </div>
      <ul className="badges">
        {summary
          ? summary.rows.map((one) => (
              <Key key={one[4]} label={one[0]} pressed={one === row} press={() => choose(brand, one)} />
            ))
          : Object.entries(summaries).map(([slug, { name }]) => (
              <Key key={slug} label={name} press={() => showKeys(slug as BrandSlug)} />
            ))}
        {summary && <Key label="Other brand" press={() => showKeys(undefined, summary.name)} />}
      </ul>
    </div>
  );
}

/** Returns the brand and fault of a choice, if they exist. */
function choiceIn(summaries: Summaries, { brand, label, address }: Choice): [BrandSlug?, FaultRow?] {
  for (const [slug, { rows }] of Object.entries(summaries)) {
    const fault = rows.find((one) =>
      address ? address === `#code-${slug}-${one[4]}` : slug === brand && one[0] === label,
    );
    if (fault) return [slug as BrandSlug, fault];
  }
  return [];
}

interface PromptProps {
  brand: BrandSlug | undefined;
  summary: FaultSummary | undefined;
}

/** Renders the display before a code is selected. */
function Prompt({ brand, summary }: PromptProps) {
  const dashes = <code aria-hidden="true">- - -</code>;
  if (!summary) {
    return (
      <>
        {dashes}
        <p>Choose your brand.</p>
      </>
    );
  }

  const { name, rows } = summary;
  const page = `/services/${brand}`;
  if (rows.length === 0) {
    return (
      <>
        {dashes}
        <p>
          We explain {name} codes on a page of their own: <a href={page}>{`${name} fault codes`}</a>
        </p>
      </>
    );
  }
  return (
    <>
      {dashes}
      <p>{`${name}: choose ${isCode(rows[0]) ? 'the code on your display' : 'what you see or hear'}.`}</p>
      {isCode(rows[0]) && (
        <p>
          <a href={`${page}#issues`}>{`No code? See other ${name} faults`}</a>
        </p>
      )}
    </>
  );
}

const verdicts = {
  owner: { tone: 'water', text: 'Safe to try' },
  engineer: { tone: 'emergency', text: 'Leave it to us' },
} as const;

const urgencies = {
  now: { tone: 'emergency', text: 'Call now' },
  today: { tone: 'heat', text: 'Call today' },
  soon: { tone: 'water', text: 'Call this week' },
} as const;

function Answer({ page, row }: { page: string; row: FaultRow }) {
  const [label, sentence, who, urgency, , , , lastPrice] = row;
  return (
    <>
      {isCode(row) ? <code>{label}</code> : <b>{label}</b>}
      <p>
        {`${sentence} `}
        {lastPrice && `We last repaired it for £${lastPrice}. `}
        <a href={entryOf(page, row)}>{who === 'owner' ? 'What to check' : 'What we do'}</a>
      </p>
      <p className="badges">
        {[verdicts[who], urgencies[urgency]].map(({ tone, text }) => (
          <span key={text} className={`badge tone-${tone}`}>
            {`${text} `}
          </span>
        ))}
      </p>
      <a href={`tel:${phone}`} className={urgency === 'now' ? 'btn btn-emergency btn-still' : 'btn btn-outline'}>
        <SpriteIcon name="phone" className="icon" />
        {`Call ${shownPhone}`}
      </a>
    </>
  );
}

interface KeyProps {
  label: string;
  pressed?: boolean;
  press: () => void;
}

function Key({ label, pressed, press }: KeyProps) {
  return (
    <li>
      <button
        type="button"
        className={pressed ? 'btn btn-sm' : 'btn btn-outline btn-sm'}
        aria-pressed={pressed}
        onClick={press}
      >
        {label}
      </button>
    </li>
  );
}

/** Returns whether the label is a code (`CE 207`, `1 03 to 1 07`), not a symptom in words. */
function isCode(row: FaultRow | undefined): boolean {
  return row !== undefined && !/[a-z]{3}/.test(row[0]);
}

/** Returns the link to a fault: in the Worcester guide if that is open or the brand page has no entry, else on that page. */
function entryOf(page: string, [, , , , id, hasEntry, card]: FaultRow): string {
  const guide = '/guides/worcester-error-codes';
  if (card && (!hasEntry || window.location.pathname === guide)) return `${guide}#${card}`;
  return `${page}#${hasEntry ? id : 'issues'}`;
}
