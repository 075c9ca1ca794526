/** A number, the point on its part, and the position of its disc, by default that point. */
export type Leader = readonly [number: number, x: number, y: number, discX?: number, discY?: number];

/** Draws numbers, each with a line to a dot on its part, or on it. The discs do not grow with the drawing. */
export function Leaders({ of }: { of: readonly Leader[] }) {
  const line = ([, x, y, discX = x, discY]: Leader) =>
    `M${discX} ${discY ?? y}H${x}${discY === undefined ? '' : `V${y}`}`;
  const discs = of.map(([, x, y, discX = x, discY = y]) => `M${discX} ${discY}h.1`).join('');
  return (
    <>
      <path className="d-detail" d={of.map(line).join('')} />
      <path className="d-tail" d={of.map(([, x, y]) => `M${x} ${y}h.1`).join('')} />
      <path className="d-tail" strokeWidth="var(--disc, 26px)" d={discs} />
      <path
        className="d-tail"
        stroke="var(--color-surface-raised)"
        strokeWidth="calc(var(--disc, 26px) - 4px)"
        d={discs}
      />
      {of.map(([number, x, y, discX = x, discY = y]) => (
        <text key={number} className="d-reading" fontSize="var(--reading, 12px)" x={discX} y={discY} dy=".35em">
          {number}
        </text>
      ))}
    </>
  );
}
