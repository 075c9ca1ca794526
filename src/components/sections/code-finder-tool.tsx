import { useEffect, useRef, useState } from 'react';
import type { FaultRow, FaultSummary } from '../../content/fault-summaries.ts';
import { phone, shownPhone } from '../../entry-settings.ts';
import { capitalize } from '../../lib/capitalize.ts';
import type { BrandSlug } from '../../routes.ts';
import { mountTool } from '../ui/mount-tool.ts';
import { SpriteIcon } from '../ui/sprite-icon.tsx';
import { isCode, KeyLabel, keyClass, keyGridClass, otherBrand } from './code-keys.tsx';
import { firstStepBadges } from './fault-steps.tsx';

type Summaries = Readonly<Record<BrandSlug, FaultSummary>>;

/** The visitor's selection before the tool was loaded. */
export interface Choice {
  brand?: BrandSlug | undefined;
  /** Text of the clicked link. */
  label?: string;
  /** Fragment of the clicked link on the brand's page. */
  id?: string;
  /** Fragment of a shared URL, `#code-baxi-e133`. Overrides the other fields. */
  fragment?: string;
}

interface CodeFinderToolProps {
  summaries: Summaries;
  choice: Choice;
}

/** Replaces the prerendered links with the tool until `signal` aborts. */
export function openCodeFinder(element: HTMLElement, summaries: Summaries, choice: Choice, signal: AbortSignal): void {
  mountTool(element, <CodeFinderTool key={choice.fragment} summaries={summaries} choice={choice} />, signal);
}

function CodeFinderTool({ summaries, choice }: CodeFinderToolProps) {
  const [brand, setBrand] = useState(choice.brand);
  const [row, setRow] = useState<FaultRow>();
  const container = useRef<HTMLDivElement>(null);
  /** Label of the button to focus after the next render. */
  const focused = useRef<string>(undefined);

  // The first button of an answer is "Change".
  const focusButton = (label?: string) => {
    const buttons = [...(container.current?.querySelectorAll('button') ?? [])];
    const button = buttons.find(({ textContent }) => textContent === label) ?? buttons[0];
    button?.focus({ preventScroll: true });
  };

  const choose = (slug: BrandSlug | undefined, fault?: FaultRow, focus = '') => {
    setBrand(slug);
    setRow(fault);
    focused.current = focus;
    const url = slug && fault ? `#code-${slug}-${fault[4]}` : window.location.pathname + window.location.search;
    window.history.replaceState(window.history.state, '', url);
  };

  // Runs after the first render, because live regions announce only changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial choice is applied once
  useEffect(() => {
    const timer = setTimeout(() => {
      const [slug, fault] = choiceIn(summaries, choice);
      if (fault) choose(slug, fault);
      else focusButton();
      if (choice.fragment) {
        focused.current = undefined;
        container.current?.scrollIntoView({ block: 'center' });
      }
    });
    return () => clearTimeout(timer);
  }, []);

  // Moves the focus, because the clicked button no longer exists.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons depend on the brand and the fault
  useEffect(() => {
    if (focused.current !== undefined) focusButton(focused.current);
    focused.current = undefined;
  }, [brand, row]);

  const summary = brand && summaries[brand];
  const page = `/services/${brand}`;
  return (
    <div ref={container} className="code-finder">
      <div role="status">
        <div className="boiler-screen">
          {row ? (
            isCode(row[0]) ? (
              <code>{row[0]}</code>
            ) : (
              <b>{row[0]}</b>
            )
          ) : (
            <Prompt summary={summary} named={!choice.label} />
          )}
          {row && (
            <button type="button" onClick={() => choose(brand, undefined, row[0])}>
              Change
            </button>
          )}
        </div>
        {row && <Answer page={page} row={row} />}
      </div>
      {!row && (
        <ul className={`badges keys ${summary ? keyGridClass(summary.rows.map(([label]) => label)) : 'keys-brands'}`}>
          {summary
            ? summary.rows.map((one) => <ChoiceButton key={one[4]} label={one[0]} onClick={() => choose(brand, one)} />)
            : Object.entries(summaries).map(([slug, { name }]) => (
                <ChoiceButton key={slug} label={name} onClick={() => choose(slug as BrandSlug)} />
              ))}
          {summary?.rows.length === 0 && <ChoiceLink label={`${summary.name} fault codes`} href={page} />}
          {summary && <ChoiceButton label={otherBrand} onClick={() => choose(undefined, undefined, summary.name)} />}
        </ul>
      )}
    </div>
  );
}

/** Returns the brand and fault of a choice, if they exist. */
function choiceIn(summaries: Summaries, { brand, label, id, fragment }: Choice): [BrandSlug?, FaultRow?] {
  for (const [slug, { rows }] of Object.entries(summaries)) {
    const fault = rows.find((one) =>
      fragment ? fragment === `#code-${slug}-${one[4]}` : slug === brand && (one[0] === label || one[4] === id),
    );
    if (fault) return [slug as BrandSlug, fault];
  }
  return [];
}

interface PromptProps {
  summary: FaultSummary | undefined;
  /** Whether to show the brand, for pages that do not name it. */
  named: boolean;
}

/** Renders the display before a code is selected. */
function Prompt({ summary, named }: PromptProps) {
  return (
    <>
      <code aria-hidden="true">- - -</code>
      <p>{summary ? promptOf(summary, named) : 'Choose your brand.'}</p>
    </>
  );
}

function promptOf({ name, rows }: FaultSummary, named: boolean): string {
  if (!rows[0]) return `${name} codes have a page of their own.`;
  const prompt = isCode(rows[0][0]) ? 'choose the code on your display.' : 'choose what you see or hear.';
  return named ? `${name}: ${prompt}` : capitalize(prompt);
}

const urgencies = {
  now: { tone: 'emergency', text: 'Call now' },
  today: { tone: 'heat', text: 'Call today' },
  soon: { tone: 'water', text: 'Call this week' },
} as const;

function Answer({ page, row }: { page: string; row: FaultRow }) {
  const [, sentence, who, urgency, , , , lastPrice] = row;
  return (
    <div className="answer">
      <p>
        {`${sentence} `}
        {lastPrice && `We last repaired it for £${lastPrice}. `}
        <a href={entryOf(page, row)}>{who === 'owner' ? 'What to check' : 'What we do'}</a>
      </p>
      <p className="badges">
        {[firstStepBadges[who], urgencies[urgency]].map(({ tone, text }) => (
          <span key={text} className={`badge tone-${tone}`}>
            {`${text} `}
          </span>
        ))}
      </p>
      <a
        href={`tel:${phone}`}
        className={urgency === 'now' ? 'btn btn-emergency btn-still btn-sm' : 'btn btn-outline btn-sm'}
      >
        <SpriteIcon name="phone" className="icon" />
        {`Call ${shownPhone}`}
      </a>
    </div>
  );
}

function ChoiceButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <li>
      <button type="button" className={keyClass} onClick={onClick}>
        <KeyLabel label={label} />
      </button>
    </li>
  );
}

function ChoiceLink({ label, href }: { label: string; href: string }) {
  return (
    <li>
      <a href={href} className="btn btn-outline btn-sm">
        {label}
      </a>
    </li>
  );
}

/** Returns a fault's URL on the brand page, or in the guide if the guide is open or the brand page has no entry. */
function entryOf(page: string, [, , , , id, hasEntry, card]: FaultRow): string {
  const guide = '/guides/worcester-error-codes';
  if (card && (!hasEntry || window.location.pathname === guide)) return `${guide}#${card}`;
  return `${page}#${hasEntry ? id : 'all-codes'}`;
}
