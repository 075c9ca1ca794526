import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { dialEnd, dialStep, formatBar, pressure, pressureBands, verdictOn } from '../../content/pressure.ts';
import { capitalize } from '../../lib/capitalize.ts';
import { useVisitor } from '../../lib/use-visitor.ts';
import { readingAt } from '../drawings/dial.ts';
import { Gauge } from '../drawings/gauge.tsx';
import { island } from '../ui/island.tsx';

interface PressureDialProps {
  /** Where the needle stands at first, in bar. */
  reading: number;
}

/** A drag across the foot of the dial would throw the needle from one end to the other. */
const longestTurn = dialEnd / 2;

/** Keeps the hint's line, so that nothing moves when it comes. */
const noHint = '\u00a0';

const stepOf: Record<string, number> = {
  ArrowUp: dialStep,
  ArrowRight: dialStep,
  ArrowDown: -dialStep,
  ArrowLeft: -dialStep,
  PageUp: 5 * dialStep,
  PageDown: -5 * dialStep,
  Home: -dialEnd,
  End: dialEnd,
};

/** The boiler's gauge: turned to a reading, it says what that means. As served it shows one reading. */
function Dial({ reading }: PressureDialProps) {
  const answers = useVisitor(false, () => true);
  const [{ bar, isPressed }, setReading] = useState({ bar: reading, isPressed: false });
  const { says, tone, advice } = verdictOn(bar);
  const words = `${formatBar(bar)}, ${says}`;
  const turn = (to: number, pressed = false) =>
    setReading({ bar: Math.round(Math.min(dialEnd, Math.max(0, to)) * 10) / 10, isPressed: pressed });

  const isDragged = useRef(false);
  const pressAt = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return readingAt(clientX - left - width / 2, clientY - top - height / 2);
  };
  const grasp = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    isDragged.current = false;
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const to = pressAt(event);
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || Math.abs(to - bar) > longestTurn) return;
    isDragged.current = true;
    turn(to);
  };
  const dial = (
    <Gauge
      needle={bar}
      bands={pressureBands}
      limit={pressure.limit}
      title={answers ? undefined : `Pressure gauge reading ${words}`}
      grip={answers}
    />
  );
  const button = (sign: string, name: string, step: number) => (
    <button type="button" className="btn btn-outline btn-icon" onClick={() => turn(bar + step, true)}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{name}</span>
    </button>
  );

  return (
    <div className="pressure-dial">
      {answers ? (
        <div
          role="slider"
          tabIndex={0}
          aria-label="Pressure on your gauge"
          aria-valuemin={0}
          aria-valuemax={dialEnd}
          aria-valuenow={bar}
          aria-valuetext={words}
          onKeyDown={(event: KeyboardEvent) => {
            const step = stepOf[event.key];
            if (step === undefined) return;
            event.preventDefault();
            turn(bar + step);
          }}
          onPointerDown={grasp}
          onPointerMove={drag}
          onClick={(event) => isDragged.current || turn(pressAt(event))}
        >
          {dial}
        </div>
      ) : (
        <div>{dial}</div>
      )}
      <p className="note">{answers ? 'Turn the needle to your reading' : noHint}</p>
      {answers && button('−', 'Lower the reading', -dialStep)}
      {/* The slider speaks for itself. New words are new elements: none of them moves */}
      <p className="figure" aria-live={isPressed ? 'polite' : 'off'}>
        <span key={bar}>{formatBar(bar)}</span>
      </p>
      {answers && button('+', 'Raise the reading', dialStep)}
      <p role="status">
        <span key={says}>
          <strong className={`badge tone-${tone}`}>{capitalize(says)}</strong>
          {advice}
        </span>
      </p>
    </div>
  );
}

export default island('pressure-dial', Dial);
