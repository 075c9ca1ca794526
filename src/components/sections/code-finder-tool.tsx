import { useEffect, useRef, useState } from 'react';
import type { FaultRow, FaultSummary } from '../../content/fault-summaries.ts';
import { phone, shownPhone } from '../../first-settings.ts';
import type { BrandSlug } from '../../routes.ts';
import { mountTool } from '../ui/mount-tool.ts';
import { SpriteIcon } from '../ui/sprite-icon.tsx';

type Summaries = Readonly<Record<BrandSlug, FaultSummary>>;

/** What the visitor asked for before the tool was there. */
export interface Choice {
  /** Without it the brands are shown. */
  brand?: BrandSlug | undefined;
  /** The code that was pressed. */
  label?: string;
  /** The fragment of a shared address, `#code-baxi-e133`, in place of the other two. */
  address?: string;
}

/** Replaces the prerendered keys by the finder until `signal` ends. */
export function openCodeFinder(element: HTMLElement, summaries: Summaries, choice: Choice, signal: AbortSignal): void {
  mountTool(element, <CodeFinderTool key={choice.address} summaries={summaries} choice={choice} />, signal);
}

/** Any brand's fault codes: the display, and its keys. */
function CodeFinderTool({ summaries, choice }: { summaries: Summaries; choice: Choice }) {
  const [brand, setBrand] = useState(choice.brand);
  const [row, setRow] = useState<FaultRow>();
  const place = useRef<HTMLDivElement>(null);
  /** The key that gets the focus once the keys have changed. */
  const focused = useRef<string>(undefined);

  const focusKey = (label?: string) => {
    const keys = [...(place.current?.querySelectorAll('button') ?? [])];
    const key = keys.find(({ textContent }) => textContent === label) ?? keys[0];
    key?.focus({ preventScroll: true });
  };

  const choose = (slug: BrandSlug | undefined, fault?: FaultRow) => {
    setBrand(slug);
    setRow(fault);
    const address = slug && fault ? `#code-${slug}-${fault[4]}` : window.location.pathname + window.location.search;
    window.history.replaceState(window.history.state, '', address);
  };

  // The first choice is made once the display is there: only a change of it is announced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is made once
  useEffect(() => {
    const timer = setTimeout(() => {
      const [slug, fault] = choiceIn(summaries, choice);
      if (fault) choose(slug, fault);
      if (choice.address) place.current?.scrollIntoView({ block: 'center' });
      else focusKey(fault?.[0]);
    });
    return () => clearTimeout(timer);
  }, []);

  // The key that was pressed is gone: the focus goes to the one in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys are those of the brand
  useEffect(() => {
    if (focused.current !== undefined) focusKey(focused.current);
    focused.current = undefined;
  }, [brand]);

  const turnTo = (slug: BrandSlug | undefined, key = '') => {
    choose(slug);
    focused.current = key;
  };

  const summary = brand && summaries[brand];
  return (
    <div ref={place} className="code-finder">
      <div className="boiler-screen" role="status">
        {row ? <Answer page={`/services/${brand}`} row={row} /> : <Prompt brand={brand} summary={summary} />}
      </div>
      <ul className="badges">
        {summary
          ? summary.rows.map((one) => (
              <Key key={one[4]} label={one[0]} pressed={one === row} press={() => choose(brand, one)} />
            ))
          : Object.entries(summaries).map(([slug, { name }]) => (
              <Key key={slug} label={name} press={() => turnTo(slug as BrandSlug)} />
            ))}
        {summary && <Key label="Other brand" press={() => turnTo(undefined, summary.name)} />}
      </ul>
    </div>
  );
}

/** Brand and fault of a choice, where there are any such. */
function choiceIn(summaries: Summaries, { brand, label, address }: Choice): [BrandSlug?, FaultRow?] {
  for (const [slug, { rows }] of Object.entries(summaries)) {
    const fault = rows.find((one) =>
      address ? address === `#code-${slug}-${one[4]}` : slug === brand && one[0] === label,
    );
    if (fault) return [slug as BrandSlug, fault];
  }
  return [];
}

/** The display before a key is pressed. */
function Prompt({ brand, summary }: { brand: BrandSlug | undefined; summary: FaultSummary | undefined }) {
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

/** The code, what it means, who may do what, how soon, and the way to the entry and to us. */
function Answer({ page, row }: { page: string; row: FaultRow }) {
  const [label, sentence, who, urgency] = row;
  return (
    <>
      {isCode(row) ? <code>{label}</code> : <b>{label}</b>}
      <p>
        {`${sentence} `}
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

/** A code has no word in it (`CE 207`, `1 03 to 1 07`); the sign of a boiler without codes has. */
function isCode(row: FaultRow | undefined): boolean {
  return row !== undefined && !/[a-z]{3}/.test(row[0]);
}

/** The entry on the brand's page; a card of the Worcester guide on that guide, or where the page has no entry. */
function entryOf(page: string, [, , , , id, hasEntry, card]: FaultRow): string {
  const guide = '/guides/worcester-error-codes';
  if (card && (!hasEntry || window.location.pathname === guide)) return `${guide}#${card}`;
  return `${page}#${hasEntry ? id : 'issues'}`;
}
